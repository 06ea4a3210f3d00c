import { cx } from '../../lib/cx.ts';

export interface Chip {
  readonly label: string;
  readonly onPress: () => void;
  readonly isLikely?: boolean;
}

interface ChoiceChipsProps {
  readonly question: string;
  readonly chips: readonly Chip[];
}

const look =
  'min-h-11 cursor-pointer rounded-full border border-caution-line bg-surface px-4 py-1.5 text-left leading-snug hover:border-caution hover:bg-caution-wash';

export function ChoiceChips({ question, chips }: ChoiceChipsProps) {
  return (
    <fieldset className="col-span-2 col-start-2 flex flex-wrap items-center gap-2 pr-2 pb-2">
      <legend className="float-left mr-1 font-medium">{question}</legend>
      {chips.map(({ label, onPress, isLikely = false }) => (
        <button key={label} type="button" onClick={onPress} className={cx(look, isLikely && 'font-semibold')}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
