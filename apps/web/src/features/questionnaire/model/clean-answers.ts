import { isField, type Question, questionOf, TAKEN_ON } from '@evidose/contract';
import type { RawAnswers } from '../../../components/questions/answer-store.ts';
import { asRecord } from '../../../components/questions/as-record.ts';
import { asValues } from '../../../components/questions/exclusive.ts';

/** A value this kind of control can hold, else undefined. Half-typed numbers are kept. */
function cleanAnswer(question: Question, value: unknown): unknown {
  switch (question.kind) {
    case 'number':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'one':
      return typeof value === 'string' && Object.hasOwn(question.options, value) ? value : undefined;
    case 'many':
      return asValues(value).filter((item) => Object.hasOwn(question.options, item));
    case 'labs':
      return partsOf(
        value,
        (id, part) =>
          (Object.hasOwn(question.labs, id) || id === TAKEN_ON) && ['string', 'number'].includes(typeof part),
      );
    case 'frequency':
      return partsOf(
        value,
        (id, part) =>
          Object.hasOwn(question.rows, id) && typeof part === 'string' && Object.hasOwn(question.options, part),
      );
  }
}

function partsOf(value: unknown, isUsable: (id: string, part: unknown) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asRecord(value)).filter(([id, part]) => isUsable(id, part)));
}

/** Stored answers, reduced to what today's form can show. */
export function cleanAnswers(raw: unknown): RawAnswers {
  const entries = Object.entries(asRecord(raw)).flatMap(([field, value]) => {
    if (!isField(field)) return [];
    const clean = cleanAnswer(questionOf(field), value);
    return clean === undefined ? [] : [[field, clean] as const];
  });
  return Object.fromEntries(entries);
}
