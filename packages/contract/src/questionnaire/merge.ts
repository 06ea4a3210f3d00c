import type { PartialAnswers } from './answers.ts';
import { checkAnswer } from './check-answer.ts';
import { type Field, fields, isField, questionOf } from './questions.ts';
import { type Checked, isShown, type QuizFailure } from './validate.ts';

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A single test result or food is merged with the existing ones; `null` removes it. */
function withStoredParts(field: Field, stored: unknown, given: unknown): unknown {
  const { kind } = questionOf(field);
  const hasParts = kind === 'labs' || kind === 'frequency';
  return hasParts && isRecord(stored) && isRecord(given) ? { ...stored, ...given } : given;
}

function mergeField(merged: Record<string, unknown>, field: Field, given: unknown): QuizFailure | null {
  const question = questionOf(field);
  const check = checkAnswer(question, withStoredParts(field, merged[field], given));
  if (check.state === 'invalid') {
    const name = check.part === undefined ? field : `${field}.${check.part}`;
    return { field: name, message: question.message, hint: check.hint };
  }
  if (check.state === 'ok') merged[field] = check.value;
  else if (question.number !== null) return { field, message: question.message };
  else delete merged[field];
  return null;
}

/**
 * A partial update of stored answers. Unnamed answers stay; an empty optional answer is removed, a numbered one cannot
 * be; follow-ups that no longer apply are dropped. All or nothing.
 */
export function mergeAnswers(stored: PartialAnswers, update: unknown): Checked<PartialAnswers> {
  if (!isRecord(update)) {
    return { ok: false, failure: { field: 'questionnaire', message: 'Please send the questionnaire as an object' } };
  }
  const unknown = Object.keys(update).find((name) => !isField(name));
  if (unknown !== undefined) {
    return { ok: false, failure: { field: unknown, message: 'Unknown field', hint: 'Remove this field.' } };
  }
  const merged: Record<string, unknown> = { ...stored };
  for (const field of fields) {
    if (!Object.hasOwn(update, field)) continue;
    const failure = mergeField(merged, field, update[field]);
    if (failure !== null) return { ok: false, failure };
  }
  const kept = fields.filter((field) => Object.hasOwn(merged, field) && isShown(field, merged));
  return { ok: true, answers: Object.fromEntries(kept.map((field) => [field, merged[field]])) };
}
