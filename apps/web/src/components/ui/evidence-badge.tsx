import { cx } from '../../lib/cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type EvidenceGrade = 'A' | 'B' | 'C';

export const evidenceGrades: Record<EvidenceGrade, { readonly word: string; readonly meaning: string }> = {
  A: { word: 'Strong', meaning: 'Several good studies in people agree.' },
  B: { word: 'Moderate', meaning: 'Some studies in people agree. More would help.' },
  C: { word: 'Limited', meaning: 'Only a few small studies, or mixed results. It may not work.' },
};

const STYLE: Record<EvidenceGrade, string> = {
  A: 'border-accent bg-accent text-on-accent',
  B: 'border-accent bg-accent-wash text-accent-text',
  C: 'border-edge border-dashed bg-surface text-ink-soft',
};
const FILLED: Record<EvidenceGrade, number> = { A: 3, B: 2, C: 1 };

interface EvidenceBadgeProps {
  readonly grade: EvidenceGrade;
  /** Letter and dots only, where space is short; the words are still read aloud. */
  readonly isShort?: boolean;
}

/** Letter, dots, word and border style: four ways to tell grades apart, none of them color. */
export function EvidenceBadge({ grade, isShort = false }: EvidenceBadgeProps) {
  const { word, meaning } = evidenceGrades[grade];
  return (
    <span
      title={meaning}
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border py-0.5 pr-2.5 pl-2 font-semibold text-xs',
        STYLE[grade],
      )}
    >
      <VisuallyHidden>Evidence grade </VisuallyHidden>
      {grade}
      <svg aria-hidden="true" width="22" height="6" viewBox="0 0 22 6">
        {[3, 11, 19].map((x, place) => (
          <circle
            key={x}
            cx={x}
            cy="3"
            r="2.25"
            stroke="currentColor"
            strokeWidth="1.2"
            fill={place < FILLED[grade] ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      <span className={isShort ? 'sr-only' : 'font-medium'}>{word}</span>
    </span>
  );
}
