import { ChatAnswer } from '@evidose/contract';
import { memo, useEffect, useRef } from 'react';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useSession } from '../../lib/session.ts';
import { useObservable } from '../../lib/store.ts';
import { AnswerView } from './answer-view.tsx';
import { ask, forget, type Turn, turns } from './conversation.ts';
import { QuestionForm } from './question-form.tsx';

/** Rendered once up front, so that the first real answer finds the code warm. */
const WELCOME: ChatAnswer = {
  kind: 'no-answer',
  card: null,
  helpLines: [],
  ifUnsure: [],
  notice: null,
  lead: 'Ask about a supplement, a limit, or two things you take. Every answer names its source; where there’s none, you hear that instead.',
  blocks: [
    {
      text: 'Nothing you ask is stored. In an emergency call 911 or your local number.',
      tone: 'plain',
      sources: [],
    },
  ],
  links: [],
  sources: [],
  about: null,
  thread: { medicines: [], others: [], asked: null },
  suggestions: [
    'What is magnesium for?',
    'What is the limit for zinc?',
    'Ashwagandha and sertraline',
    'What helps with sleep?',
  ],
  canPhrase: false,
};
/** Shown to signed-in people, who may have a plan. */
const OF_MY_PLAN = [
  'What is in my plan?',
  'What did you leave out?',
  'What do I keep apart?',
  'Which one matters most?',
];
const READY_MS = 300;

/** Questions in, statements of the knowledge out. Nothing is stored, here or on the server. */
export default function Chat() {
  const all = useObservable(turns);
  const session = useSession();
  const isMine = session.status === 'signed-in' && session.user.emailVerified;
  const lastRef = useRef<HTMLLIElement>(null);
  const count = all.length;
  const last = all.at(-1);
  /** Changes when a turn is added or settled, not with each sentence. */
  const shown = last === undefined ? null : `${last.id} ${last.state.kind}`;

  // The response schemas are built on first use: now, rather than when somebody waits.
  useEffect(() => {
    const timer = setTimeout(() => ChatAnswer.safeParse(WELCOME), READY_MS);
    return () => clearTimeout(timer);
  }, []);

  // Scrolls to the start of the newest answer, since people read from the top.
  useEffect(() => {
    if (shown !== null) lastRef.current?.scrollIntoView({ block: 'start' });
  }, [shown]);

  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain p-5">
        {count === 0 && (
          <AnswerView
            answer={isMine ? { ...WELCOME, suggestions: OF_MY_PLAN } : WELCOME}
            onAsk={(question) => void ask(question)}
          />
        )}
        <ol aria-label="Conversation" aria-live="polite" className="flex flex-col gap-5 empty:hidden">
          {all.map((turn, index) => (
            <li
              key={turn.id}
              ref={index === count - 1 ? lastRef : undefined}
              className="flex scroll-mt-2 flex-col gap-3"
            >
              <TurnView turn={turn} />
            </li>
          ))}
        </ol>
        {count > 0 && (
          <div className="flex flex-col items-start gap-2">
            <Disclaimer className="text-2xs text-ink-faint" />
            <button
              type="button"
              onClick={forget}
              className="min-h-8 cursor-pointer text-accent-text text-xs underline underline-offset-4"
            >
              Clear the conversation
            </button>
          </div>
        )}
      </div>
      <QuestionForm />
    </>
  );
}

/** Redraws only when its own turn changes. */
const TurnView = memo(function TurnView({ turn: { question, state } }: { readonly turn: Turn }) {
  return (
    <>
      <p className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-accent-wash px-3.5 py-2 text-sm">
        <span className="sr-only">You asked: </span>
        {question}
      </p>
      {state.kind === 'waiting' && <Spinner label="Looking it up" className="text-accent-text" />}
      {state.kind === 'failed' && (
        <p className="font-medium text-sm text-urgent">
          {state.message} In an emergency do not wait for this: call your local emergency number.
        </p>
      )}
      {state.kind === 'answered' && (
        <>
          {state.phrased.length > 0 && <p className="text-sm">{state.phrased.join(' ')}</p>}
          <AnswerView answer={state.answer} onAsk={(next) => void ask(next)} />
        </>
      )}
    </>
  );
});
