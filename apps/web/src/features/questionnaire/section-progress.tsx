import { askedSectionIds } from '@evidose/contract';
import type { ReactNode } from 'react';
import { useAnswerState } from '../../components/questions/answer-context.tsx';
import { cx } from '../../lib/cx.ts';
import { doneCount } from './model/section-states.ts';

/** Counts whole sections, like the marks of a measuring glass. */
export function SectionProgress({ beside }: { readonly beside?: ReactNode }) {
  const done = useAnswerState(({ answers }) => doneCount(answers));
  const text = `${done} of ${askedSectionIds.length} sections done`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-4">
        <p className="text-ink-soft text-sm tabular-nums">{text}</p>
        {beside}
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={askedSectionIds.length}
        aria-valuetext={text}
        className="flex gap-1"
      >
        {askedSectionIds.map((id, index) => (
          <span key={id} className={cx('h-1.5 flex-1 rounded-full', index < done ? 'bg-accent' : 'bg-line')} />
        ))}
      </div>
    </div>
  );
}
