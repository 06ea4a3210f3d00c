import { askedSectionIds } from '@evidose/contract';
import type { ReactNode } from 'react';
import { useAnswerState } from '../../components/questions/answer-context.tsx';
import { statesOf } from './model/section-states.ts';
import { type Place, stepOf, stepsFor } from './model/steps.ts';
import { useScreenSize } from './use-screen-size.ts';

/** The screen's heading refers to this, so that screen readers announce the position. */
export const PROGRESS_ID = 'questionnaire-progress';

interface SectionProgressProps {
  readonly place: Place;
  readonly beside?: ReactNode;
}

/** One mark per section; the current one fills up screen by screen. */
export function SectionProgress({ place, beside }: SectionProgressProps) {
  const size = useScreenSize();
  const states = useAnswerState(({ answers }) => statesOf(answers).join()).split(',');
  const current = place === 'review' ? null : stepOf(place, size);
  const screens = stepsFor(size).filter(({ section }) => section === current?.section);
  const screen = screens.findIndex((step) => step.place === current?.place) + 1;
  const section = current === null ? askedSectionIds.length : askedSectionIds.indexOf(current.section) + 1;
  const fills = askedSectionIds.map((id, index) => {
    if (states[index] === 'done') return 1;
    return id === current?.section ? (screen - 1) / screens.length : 0;
  });
  const where = current === null ? 'Review and send' : `Section ${section} of ${askedSectionIds.length}`;
  const text = screens.length > 1 ? `${where}, part ${screen} of ${screens.length}` : where;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-4">
        <p id={PROGRESS_ID} className="text-ink-soft text-sm tabular-nums">
          {text}
        </p>
        {beside}
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={Math.round((100 * fills.reduce((sum, fill) => sum + fill, 0)) / fills.length)}
        aria-valuetext={text}
        className="flex gap-1"
      >
        {askedSectionIds.map((id, index) => (
          <span key={id} className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
            <span className="block h-full bg-accent" style={{ width: `${100 * (fills[index] ?? 0)}%` }} />
          </span>
        ))}
      </div>
    </div>
  );
}
