import type { Answers, PartialAnswers } from './answers.ts';
import { checkAnswer } from './check-answer.ts';
import type { Question } from './question.ts';
import { type Field, fields, isField, optionalFields, questionOf, requiredFields } from './questions.ts';

export interface QuizFailure {
  readonly field: string;
  readonly message: string;
  readonly hint?: string;
}
export type Checked<T> =
  | { readonly ok: true; readonly answers: T }
  | { readonly ok: false; readonly failure: QuizFailure };

type Raw = Readonly<Record<string, unknown>>;

const NOT_AN_OBJECT: QuizFailure = { field: 'questionnaire', message: 'Please send the questionnaire as an object' };

function failed(field: string, message: string, hint?: string): { ok: false; failure: QuizFailure } {
  return { ok: false, failure: hint === undefined ? { field, message } : { field, message, hint } };
}

function isRecord(raw: unknown): raw is Raw {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** A question with its place in the form, precomputed because checking a questionnaire needs all of them. */
interface Asked {
  readonly field: Field;
  readonly question: Question;
  readonly at: number;
}
const inForm: readonly Asked[] = fields.map((field, at) => ({ field, question: questionOf(field), at }));
const among = (some: readonly Field[]): Asked[] => inForm.filter(({ field }) => some.includes(field));
const required = requiredFields.flatMap((field) => among([field]));
const optional = among(optionalFields);

/** Valid answers, by place in the form. */
type Passed = unknown[];

/** A follow-up is asked only when the answer it depends on requires it. */
export const isShown = (field: Field, answers: Raw): boolean => isAskedFor(questionOf(field), answers);

function isAskedFor({ shownWhen: when }: Question, answers: Raw): boolean {
  if (when === undefined) return true;
  const given = answers[when.field];
  return typeof given === 'string' && when.is.includes(given);
}

function unknownFieldOf(raw: Raw): string | undefined {
  return Object.keys(raw).find((name) => !isField(name));
}

/** Stored in form order, so that equal answers are equal text. */
function inFormOrder(passed: Passed): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const { field, at } of inForm) if (passed[at] !== undefined) ordered[field] = passed[at];
  return ordered;
}

/**
 * Checks the whole questionnaire: numbered fields in the specification's order, then the others, then unknown names.
 * Stops at the first failure. Runs unchanged in the browser and on the server.
 */
export function validateQuestionnaire(raw: unknown): Checked<Answers> {
  if (!isRecord(raw)) return { ok: false, failure: NOT_AN_OBJECT };
  const passed: Passed = new Array(inForm.length);
  for (const { field, question, at } of required) {
    const check = checkAnswer(question, raw[field]);
    if (check.state === 'empty') return failed(field, question.message);
    if (check.state === 'invalid') return failed(field, question.message, check.hint);
    passed[at] = check.value;
  }
  const failure = checkOptional(raw, passed);
  if (failure !== null) return { ok: false, failure };
  // Every numbered field was checked against its declaration above; the rest is exactly what Answers describes.
  return { ok: true, answers: inFormOrder(passed) as unknown as Answers };
}

function checkOptional(raw: Raw, passed: Passed): QuizFailure | null {
  for (const { field, question, at } of optional) {
    if (!isAskedFor(question, raw)) continue;
    const check = checkAnswer(question, raw[field]);
    if (check.state === 'ok') passed[at] = check.value;
    if (check.state === 'invalid') {
      const name = check.part === undefined ? field : `${field}.${check.part}`;
      return { field: name, message: question.message, hint: check.hint };
    }
  }
  const unknown = unknownFieldOf(raw);
  return unknown === undefined ? null : { field: unknown, message: 'Unknown field', hint: 'Remove this field.' };
}

/** A draft or a partial update: present answers must be usable; nothing is required. */
export function validatePartial(raw: unknown): Checked<PartialAnswers> {
  if (!isRecord(raw)) return { ok: false, failure: NOT_AN_OBJECT };
  const passed: Passed = new Array(inForm.length);
  for (const { field, question, at } of inForm) {
    const check = checkAnswer(question, raw[field]);
    if (check.state === 'ok') passed[at] = check.value;
    if (check.state === 'invalid') {
      const name = check.part === undefined ? field : `${field}.${check.part}`;
      return failed(name, question.message, check.hint);
    }
  }
  const unknown = unknownFieldOf(raw);
  if (unknown !== undefined) return failed(unknown, 'Unknown field', 'Remove this field.');
  return { ok: true, answers: inFormOrder(passed) };
}
