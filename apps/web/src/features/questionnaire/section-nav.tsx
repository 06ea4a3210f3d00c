import { askedSectionIds, type SectionId, sections } from '@evidose/contract';
import { memo } from 'react';
import { useAnswerState } from '../../components/questions/answer-context.tsx';
import { CheckIcon } from '../../components/ui/icons.tsx';
import { cx } from '../../lib/cx.ts';
import { type SectionState, STATE_WORDS, statesOf } from './model/section-states.ts';

export type SectionOrReview = SectionId | 'review';

interface SectionNavProps {
  readonly current: SectionOrReview;
  readonly onGo: (section: SectionOrReview) => void;
}

/** Sections can be visited in any order. */
export function SectionNav({ current, onGo }: SectionNavProps) {
  // A single string, so that it changes only when a section's state does.
  const states = useAnswerState(({ answers }) => statesOf(answers).join());
  const byIndex = states.split(',') as SectionState[];
  return (
    <nav aria-label="Sections of the questionnaire">
      <ol className="flex flex-col">
        {askedSectionIds.map((id, index) => (
          <SectionItem
            key={id}
            id={id}
            title={sections[id].title}
            state={byIndex[index] ?? 'not-started'}
            isCurrent={current === id}
            onGo={onGo}
          />
        ))}
        <SectionItem id="review" title="Review and send" state={null} isCurrent={current === 'review'} onGo={onGo} />
      </ol>
    </nav>
  );
}

interface SectionItemProps {
  readonly id: SectionOrReview;
  readonly title: string;
  readonly state: SectionState | null;
  readonly isCurrent: boolean;
  readonly onGo: (section: SectionOrReview) => void;
}

/** Memoized: a move redraws two items. */
const SectionItem = memo(function SectionItem({ id, title, state, isCurrent, onGo }: SectionItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onGo(id)}
        aria-current={isCurrent ? 'step' : undefined}
        className={cx(
          'group flex min-h-11 w-full lg:min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-left text-sm leading-snug hover:bg-accent-wash/70',
          isCurrent ? 'bg-accent-wash font-semibold text-ink' : 'text-ink-soft',
        )}
      >
        <StateMark state={state} />
        <span className="min-w-0 flex-1">{title}</span>
        {state !== null && (
          <span className={cx('text-2xs', state === 'under-way' ? 'text-ink-soft' : 'sr-only')}>
            {STATE_WORDS[state]}
          </span>
        )}
      </button>
    </li>
  );
});

/** Empty, half full, full. */
function StateMark({ state }: { readonly state: SectionState | null }) {
  if (state === null)
    return <span aria-hidden="true" className="size-5 shrink-0 rounded-full border-2 border-line border-dashed" />;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-5 shrink-0 items-center justify-center overflow-hidden rounded-full border-2',
        state === 'done' ? 'border-accent bg-accent text-on-accent' : 'border-edge/70 bg-surface',
      )}
    >
      {state === 'done' && <CheckIcon className="size-3.5" strokeWidth="3" />}
      {state === 'under-way' && <span className="mt-auto h-1/2 w-full bg-accent" />}
    </span>
  );
}
