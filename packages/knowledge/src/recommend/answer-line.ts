import { type QuizFailure, validateQuestionnaire } from '@evidose/contract';
import { type Prepared, recommend } from '@evidose/engine';

const NOT_JSON: QuizFailure = { field: 'questionnaire', message: 'Please send one questionnaire as JSON on each line' };

function errorLine({ field, message }: QuizFailure): string {
  return JSON.stringify({ error: { type: 'quiz', field, message } });
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

function parse(line: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch {
    return { ok: false };
  }
}

/** A line is a questionnaire, or a request with one: `role` and `action` beside or around it. */
function unwrap(value: unknown): { readonly questionnaire: unknown } | QuizFailure {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { questionnaire: value };
  // Most lines are a bare questionnaire, passed on as is: copying fifty fields takes time.
  if (!('role' in value || 'action' in value || 'questionnaire' in value)) return { questionnaire: value };
  const { role = 'user', action = 'list', ...rest } = value as Readonly<Record<string, unknown>>;
  if (role !== 'user') return { field: 'role', message: 'The role must be user' };
  if (action !== 'list') return { field: 'action', message: 'The action must be list' };
  const { questionnaire, ...others } = rest;
  return questionnaire !== undefined && Object.keys(others).length === 0 ? { questionnaire } : { questionnaire: rest };
}

/** One line in, one line out: a recommendation, or what is wrong with the questionnaire. */
export function answerLine(prepared: Prepared, line: string): string {
  const parsed = parse(line);
  if (!parsed.ok) return errorLine(NOT_JSON);
  const request = unwrap(parsed.value);
  if ('field' in request) return errorLine(request);
  const checked = validateQuestionnaire(request.questionnaire);
  if (!checked.ok) return errorLine(checked.failure);
  return JSON.stringify(recommend(prepared, checked.answers));
}

export const TOO_LONG = errorLine({ field: 'questionnaire', message: 'This line is too long to be a questionnaire' });
