import { memo } from 'react';
import { answerCard, checkMark } from './choice-style.ts';

interface CheckCardProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly isHidden?: boolean;
  readonly describedBy?: string | undefined;
  readonly onToggle: (value: string) => void;
}

/** Memoized: a tick redraws one or two of fifty cards. */
export const CheckCard = memo(function CheckCard(props: CheckCardProps) {
  const { name, value, label, isChecked, isHidden = false, describedBy, onToggle } = props;
  return (
    <label className={answerCard} hidden={isHidden}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChecked}
        aria-describedby={describedBy}
        onChange={() => onToggle(value)}
        className={checkMark}
      />
      <span className="min-w-0 font-medium">{label}</span>
    </label>
  );
});
