import {
  askedSectionIds,
  type Field,
  fieldsOfSection,
  HEALTH_DATA_CONSENT,
  healthDataConsents,
  isShown,
  questionOf,
  type SectionId,
  sections,
} from '@evidose/contract';
import { type FormEvent, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAnswerState } from '../../components/questions/answer-context.tsx';
import type { AnswerState } from '../../components/questions/answer-store.ts';
import { formatAnswer } from '../../components/questions/format-answer.ts';
import { SendButton } from '../../components/questions/send-button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { afterPaint } from '../../lib/after-paint.ts';
import { cx } from '../../lib/cx.ts';
import { useSession } from '../../lib/session.ts';
import type { Place } from './model/steps.ts';
import { SendProblem } from './submit/send-problem.tsx';
import { useSubmit } from './submit/use-submit.ts';
import type { PlaceInHand } from './use-place.ts';

interface ReviewProps extends Pick<PlaceInHand, 'goTo' | 'changed'> {
  /** Otherwise its first screen is rendered ahead. */
  readonly isShown: boolean;
}

const CONSENT = 'review-consent';

export function Review({ isShown, changed, goTo }: ReviewProps) {
  const { submit, isSending } = useSubmit({ goTo });
  const isSignedIn = useSession().status === 'signed-in';
  const drawn = useGrowing(askedSectionIds.length, { isWhole: changed !== null, mayGrow: isShown });
  const formRef = useBackAt(changed);
  const change = useCallback((field: Field) => goTo(field, { isChange: true }), [goTo]);

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={formRef} noValidate onSubmit={send} className="flex flex-col gap-8">
      <div className="flex flex-col gap-8">
        {askedSectionIds.slice(0, drawn).map((section) => (
          <ReviewSection key={section} section={section} onChange={change} />
        ))}
      </div>
      {drawn >= askedSectionIds.length && (
        <div className="flex flex-col gap-4 rounded-xl border border-accent/35 bg-accent-wash/60 p-5 sm:p-7">
          <SendProblem onRetry={() => void submit()} />
          {!isSignedIn && <p className="text-sm">To see your plan, log in or create a free account.</p>}
          <p id={CONSENT} className="text-sm">
            <strong className="font-semibold">With “Get my plan” you agree:</strong>{' '}
            {healthDataConsents[HEALTH_DATA_CONSENT]} <TextLink to="/privacy-policy">How we protect them</TextLink>
          </p>
          <SendButton isPending={isSending} describedBy={CONSENT}>
            Get my plan
          </SendButton>
        </div>
      )}
    </form>
  );
}

const AT_ONCE = 3;

/** Ninety rows at once would block: the first screen renders first, the rest a batch per frame. */
function useGrowing(whole: number, { isWhole, mayGrow }: { isWhole: boolean; mayGrow: boolean }): number {
  const [count, setCount] = useState(isWhole ? whole : AT_ONCE);
  useEffect(() => {
    if (mayGrow && count < whole) return afterPaint(() => setCount(count + AT_ONCE));
  }, [count, whole, mayGrow]);
  return count;
}

/** After a change the person returns to the same row rather than the top. */
function useBackAt(changed: Place | null) {
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (changed === null) return;
    const button = formRef.current?.querySelector<HTMLButtonElement>(`[data-answer="${changed}"] button`);
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    button?.focus({ preventScroll: true });
  }, [changed]);
  return formRef;
}

interface ReviewSectionProps {
  readonly section: SectionId;
  readonly onChange: (field: Field) => void;
}

const ReviewSection = memo(function ReviewSection({ section, onChange }: ReviewSectionProps) {
  // A single string, so that a redraw happens only when the text changes.
  const shown = useAnswerState(({ answers }) => shownFields(section, answers).join());
  return (
    <section aria-labelledby={`review-${section}`}>
      <h2 id={`review-${section}`} className="font-sans font-semibold text-subhead tracking-normal">
        {sections[section].title}
      </h2>
      <dl className="mt-3 divide-y divide-line border-line border-y">
        {(shown.split(',') as Field[]).map((field) => (
          <ReviewRow key={field} field={field} onChange={() => onChange(field)} />
        ))}
      </dl>
    </section>
  );
});

const shownFields = (section: SectionId, answers: AnswerState['answers']): Field[] =>
  fieldsOfSection(section).filter((field) => isShown(field, answers));

function ReviewRow({ field, onChange }: { readonly field: Field; readonly onChange: () => void }) {
  const question = questionOf(field);
  const text = useAnswerState((state) => formatAnswer(question, state.answers[field], state).join('\n'));
  const lines = text === '' ? [] : text.split('\n');
  const isMissing = lines.length === 0 && question.number !== null;
  const verb = isMissing ? 'Answer' : 'Change';
  return (
    <div
      data-answer={field}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-baseline"
    >
      <dt className="text-ink-soft text-sm max-sm:col-start-1">{question.label}</dt>
      <dd
        className={cx('min-w-0 font-medium', isMissing && 'text-urgent', lines.length === 0 && 'font-normal text-sm')}
      >
        {lines.length === 0 ? (
          <span className="text-current">{isMissing ? 'Not answered yet' : 'Left out'}</span>
        ) : null}
        {lines.length === 1 ? lines[0] : null}
        {lines.length > 1 && (
          <ul className="flex flex-col">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </dd>
      <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
        <button
          type="button"
          onClick={onChange}
          aria-label={`${verb}: ${question.label}`}
          className="min-h-11 cursor-pointer rounded-sm font-medium text-accent-text text-sm underline decoration-1 underline-offset-4 hover:decoration-2 sm:min-h-8"
        >
          {verb}
        </button>
      </dd>
    </div>
  );
}
