import type { AnswerEffect, Question } from '@evidose/contract';
import { TextLink } from '../../components/ui/text-link.tsx';

interface AnswerEffectsProps {
  readonly question: Question;
  readonly answers: readonly AnswerEffect[];
}

const KINDS = [
  ['adds', 'Can be a reason for'],
  ['rulesOut', 'Rules out'],
  ['limits', 'Lowers the amount of'],
  ['cautions', 'Means extra care with'],
  ['changesForm', 'Means another form of'],
] as const;

/** The form's label of a stored value; ranges and medicines already come as text. */
function wordsFor(question: Question, answer: string): string {
  const options =
    question.kind === 'one' || question.kind === 'many' || question.kind === 'frequency'
      ? question.options
      : question.kind === 'text'
        ? (question.tags ?? {})
        : {};
  return Object.hasOwn(options, answer) ? (options[answer] ?? answer) : answer;
}

export function AnswerEffects({ question, answers }: AnswerEffectsProps) {
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
      {answers.map((effect) => (
        <div key={effect.answer} className="contents">
          <dt className="font-medium">{wordsFor(question, effect.answer)}</dt>
          <dd className="flex flex-col gap-1 text-ink-soft max-sm:mb-2">
            {KINDS.map(([kind, words]) =>
              effect[kind].length === 0 ? null : (
                <p key={kind}>
                  {words}{' '}
                  {effect[kind].map(({ id, name }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <TextLink to={`/supplements/${id}`}>{name}</TextLink>
                    </span>
                  ))}
                </p>
              ),
            )}
            {effect.tests.length > 0 && <p>Can bring up a test: {effect.tests.map(({ name }) => name).join(', ')}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
