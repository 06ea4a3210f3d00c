import { type AnswerEffect, type Field, type Question, questionOf } from '@evidose/contract';
import { useState } from 'react';
import { ChevronDownIcon } from '../../components/ui/icons.tsx';
import { AnswerEffects } from './answer-effects.tsx';
import type { EffectsByField } from './use-effects.ts';

interface QuestionRowProps {
  readonly field: Field;
  readonly effects: EffectsByField | null;
}

/** The effects of a question and of its parts, with the labels of its answers. */
interface Part {
  readonly key: string;
  readonly title: string | null;
  readonly answers: readonly AnswerEffect[];
}

function partsOf(field: Field, question: Question, effects: EffectsByField): Part[] {
  const own: Part = { key: field, title: null, answers: effects.get(field) ?? [] };
  const titles =
    question.kind === 'labs'
      ? Object.entries(question.labs).map(([id, lab]) => [id, `${lab.label}, ${lab.unit}`] as const)
      : question.kind === 'frequency'
        ? Object.entries(question.rows)
        : [];
  const parts = titles.map(([id, title]) => ({
    key: `${field}.${id}`,
    title,
    answers: effects.get(`${field}.${id}`) ?? [],
  }));
  return [own, ...parts].filter(({ answers }) => answers.length > 0);
}

export function QuestionRow({ field, effects }: QuestionRowProps) {
  const question = questionOf(field);
  const parts = effects === null ? [] : partsOf(field, question, effects);
  return (
    <li className="py-4">
      <p className="font-medium">
        {question.label}
        {question.number === null && <span className="ml-2 font-normal text-ink-faint text-sm">optional</span>}
      </p>
      {question.why !== undefined && <p className="mt-1 max-w-text text-ink-soft text-sm">{question.why}</p>}
      {question.changes !== undefined && (
        <p className="mt-1 max-w-text text-ink-soft text-sm">
          <span className="font-medium text-ink">What it changes:</span> {question.changes}
        </p>
      )}
      {parts.length > 0 && <EffectDetails question={question} parts={parts} />}
    </li>
  );
}

/** Rendered once opened: all at once would be thousands of names. */
function EffectDetails({ question, parts }: { readonly question: Question; readonly parts: readonly Part[] }) {
  const [wasOpened, setOpened] = useState(false);
  const touched = new Set(
    parts.flatMap(({ answers }) =>
      answers.flatMap(({ adds, rulesOut, limits, cautions, changesForm }) =>
        [adds, rulesOut, limits, cautions, changesForm].flat().map(({ id }) => id),
      ),
    ),
  ).size;
  return (
    <details className="group/effects mt-2 text-sm" onToggle={() => setOpened(true)}>
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden">
        {touched === 0
          ? 'Can suggest a test to ask about'
          : `Can change ${touched === 1 ? 'one supplement' : `${touched} supplements`}`}
        <span className="sr-only">: {question.label}</span>
        <ChevronDownIcon className="size-4 transition group-open/effects:rotate-180" />
      </summary>
      {wasOpened &&
        parts.map(({ key, title, answers }) => (
          <div key={key} className="mt-3">
            {title !== null && <p className="font-semibold">{title}</p>}
            <AnswerEffects question={question} answers={answers} />
          </div>
        ))}
    </details>
  );
}
