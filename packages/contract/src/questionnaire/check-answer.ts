import { countNames, MOST_NAMES } from '../names-list.ts';
import type { Question } from './question.ts';

/** The result of checking one answer. `empty` and `invalid` both fail a required field; `invalid` says why. */
export type AnswerCheck =
  | { readonly state: 'ok'; readonly value: unknown }
  | { readonly state: 'empty' }
  | { readonly state: 'invalid'; readonly hint: string; readonly part?: string };

const ok = (value: unknown): AnswerCheck => ({ state: 'ok', value });
const invalid = (hint: string, part?: string): AnswerCheck =>
  part === undefined ? { state: 'invalid', hint } : { state: 'invalid', hint, part };
const EMPTY: AnswerCheck = { state: 'empty' };

const NUMBER_TEXT = /^\d{1,4}([.,]\d{1,15})?$/;

/** What no JSON column accepts: control characters and lone surrogates. Line breaks stay. */
const UNSTORABLE = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;
/** Fast path: nearly every text has nothing to remove. */
const PLAIN = /^[\x20-\x7e\n]*$/;
const cleanText = (raw: string) => (PLAIN.test(raw) ? raw : raw.replace(/\r\n?/g, '\n').replace(UNSTORABLE, '')).trim();

function checkNumber(question: Extract<Question, { kind: 'number' }>, raw: unknown): AnswerCheck {
  if (typeof raw !== 'number' && typeof raw !== 'string') return invalid('Enter a number.');
  const text = String(raw).trim();
  if (text === '') return EMPTY;
  const number = NUMBER_TEXT.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!(number >= question.min && number <= question.max)) {
    return invalid(`Enter a number from ${question.min} to ${question.max} (${question.unit}).`);
  }
  if (question.integer && !Number.isInteger(number)) return invalid(`Enter a whole number (${question.unit}).`);
  return ok(String(number));
}

function checkText(question: Extract<Question, { kind: 'text' }>, raw: unknown): AnswerCheck {
  if (typeof raw !== 'string') return invalid('Enter text.');
  const text = cleanText(raw);
  if (text === '') return EMPTY;
  if (text.length > question.maxLength) return invalid(`Use at most ${question.maxLength} characters.`);
  const isLong = question.typeAhead !== undefined && countNames(text) > MOST_NAMES;
  if (isLong) return invalid(`Name at most ${MOST_NAMES}.`);
  return ok(text);
}

function checkOne(options: object, raw: unknown): AnswerCheck {
  if (raw === '') return EMPTY;
  if (typeof raw !== 'string') return invalid('Choose one of the answers.');
  return Object.hasOwn(options, raw) ? ok(raw) : invalid('This isn’t one of the answers.');
}

function checkMany(question: Extract<Question, { kind: 'many' }>, raw: unknown): AnswerCheck {
  if (!Array.isArray(raw)) return invalid('Choose from the list.');
  if (raw.length === 0) return EMPTY;
  const known = raw.every((value) => typeof value === 'string' && Object.hasOwn(question.options, value));
  if (!known) return invalid('This isn’t one of the answers.');
  const values = [...new Set(raw)];
  if (values.length > 1 && values.includes(question.exclusive)) {
    return invalid(`"${question.options[question.exclusive]}" stands alone.`);
  }
  return ok(values);
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** `null` or an empty string inside an object means "not filled in": forms send it when a box is cleared. */
const isBlank = (value: unknown) => value === null || value === undefined || value === '';

function checkParts(raw: unknown, checkPart: (name: string, value: unknown) => string | null): AnswerCheck {
  if (!isRecord(raw)) return invalid('Send an object.');
  const filled: Record<string, unknown> = {};
  let isEmpty = true;
  for (const name of Object.keys(raw)) {
    const value = raw[name];
    if (isBlank(value)) continue;
    const hint = checkPart(name, value);
    if (hint !== null) return invalid(hint, name);
    filled[name] = value;
    isEmpty = false;
  }
  return isEmpty ? EMPTY : ok(filled);
}

/** The date of the blood test, next to its values: 2026-03-31. */
export const TAKEN_ON = 'takenOn';
const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function checkLabs(question: Extract<Question, { kind: 'labs' }>, raw: unknown): AnswerCheck {
  return checkParts(raw, (name, value) => {
    if (name === TAKEN_ON) return isDay(value) ? null : 'Enter a date, such as 2026-03-31.';
    if (!Object.hasOwn(question.labs, name)) return 'This isn’t one of the tests.';
    const lab = question.labs[name];
    if (lab === undefined) return 'This isn’t one of the tests.';
    const inRange = typeof value === 'number' && value >= lab.min && value <= lab.max;
    return inRange ? null : `Enter a number from ${lab.min} to ${lab.max} (${lab.unit}).`;
  });
}

function checkFrequency(question: Extract<Question, { kind: 'frequency' }>, raw: unknown): AnswerCheck {
  return checkParts(raw, (name, value) => {
    if (!Object.hasOwn(question.rows, name)) return 'This isn’t one of the foods.';
    const known = typeof value === 'string' && Object.hasOwn(question.options, value);
    return known ? null : 'This isn’t one of the answers.';
  });
}

export function checkAnswer(question: Question, raw: unknown): AnswerCheck {
  if (raw === undefined || raw === null) return EMPTY;
  switch (question.kind) {
    case 'number':
      return checkNumber(question, raw);
    case 'text':
      return checkText(question, raw);
    case 'one':
      return checkOne(question.options, raw);
    case 'many':
      return checkMany(question, raw);
    case 'labs':
      return checkLabs(question, raw);
    case 'frequency':
      return checkFrequency(question, raw);
  }
}
