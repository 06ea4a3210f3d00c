import type { Question } from '@evidose/contract';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { ChevronDownIcon, UrgentIcon } from '../ui/icons.tsx';
import { useProblem } from './answer-context.tsx';

export interface QuestionProps<Q extends Question = Question> {
  readonly name: string;
  readonly question: Q;
}

export const idsOf = (name: string) => ({
  label: `q-${name}`,
  help: `q-${name}-help`,
  problem: `q-${name}-problem`,
  control: `q-${name}-control`,
});

export function useDescription({ name, question }: QuestionProps): string | undefined {
  const problem = useProblem(name);
  const { help, problem: problemId } = idsOf(name);
  return cx(question.help !== undefined && help, problem !== null && problemId) || undefined;
}

interface QuestionFrameProps extends QuestionProps {
  /** A single control uses the label as its own; a group is labelled by it. */
  readonly isSingle?: boolean;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function QuestionFrame({ name, question, isSingle = false, note, children }: QuestionFrameProps) {
  const ids = idsOf(name);
  return (
    <div data-field={name} className="relative flex min-w-0 scroll-mt-24 flex-col gap-2 focus-within:z-10">
      {isSingle ? (
        <label id={ids.label} htmlFor={ids.control} className={LABEL}>
          {question.label}
        </label>
      ) : (
        <p id={ids.label} className={LABEL}>
          {question.label}
        </p>
      )}
      {question.help !== undefined && (
        <p id={ids.help} className="max-w-text text-ink-soft text-sm">
          {question.help}
        </p>
      )}
      <Problem name={name} />
      {note}
      {children}
      {question.why !== undefined && <WhyWeAsk text={question.why} />}
    </div>
  );
}

const LABEL = 'font-semibold text-subhead leading-snug text-ink';

function Problem({ name }: { readonly name: string }) {
  const problem = useProblem(name);
  if (problem === null) return null;
  return (
    <p
      id={idsOf(name).problem}
      role="alert"
      className="flex animate-fade items-start gap-2 rounded-md bg-urgent-wash px-3 py-2 font-medium text-sm text-urgent"
    >
      <UrgentIcon className="mt-px shrink-0" />
      <span>
        {problem.message}
        {problem.hint !== undefined && <span className="block font-normal text-ink-soft">{problem.hint}</span>}
      </span>
    </p>
  );
}

function WhyWeAsk({ text }: { readonly text: string }) {
  return (
    <details className="group/why text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden">
        Why we ask
        <ChevronDownIcon className="size-4 transition group-open/why:rotate-180" />
      </summary>
      <p className="max-w-text pb-1 text-ink-soft">{text}</p>
    </details>
  );
}
