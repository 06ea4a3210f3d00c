import type { AnswerState } from '../../../components/questions/answer-store.ts';
import { asRecord } from '../../../components/questions/as-record.ts';
import { asValues } from '../../../components/questions/exclusive.ts';
import type { LabUnit } from '../../../components/questions/usual-units.ts';
import { cleanAnswers } from './clean-answers.ts';
import { firstPlace, isPlace, type Place } from './steps.ts';

export interface DraftRecord {
  /** New with every write: tells this page's writes from another tab's. */
  readonly writeId: string;
  readonly savedAt: string;
  /** The account the answers were given in; null if signed out. */
  readonly owner: string | null;
  readonly place: Place;
  /** Set once these answers were submitted: they wait for an account or a retry. */
  readonly sendKey: string | null;
  readonly state: Pick<AnswerState, 'answers' | 'bodyUnits' | 'labUnits' | 'filled'>;
}

const VERSION = 1;

export function writeRecord({ state, ...record }: DraftRecord): string {
  const { answers, bodyUnits, labUnits, filled } = state;
  return JSON.stringify({ version: VERSION, ...record, bodyUnits, labUnits, filled, answers });
}

/** Null if missing, corrupt or of another version: a draft is a convenience and must never cause a failure. */
export function readRecord(text: string | null): DraftRecord | null {
  if (text === null) return null;
  const parts = asRecord(readJson(text));
  const { version, writeId, savedAt, owner, place, sendKey, answers, bodyUnits, labUnits, filled } = parts;
  if (version !== VERSION || typeof writeId !== 'string' || typeof savedAt !== 'string') return null;
  if (Number.isNaN(Date.parse(savedAt)) || !(owner === null || typeof owner === 'string')) return null;
  return {
    writeId,
    savedAt,
    owner,
    place: isPlace(place) ? place : firstPlace,
    sendKey: typeof sendKey === 'string' ? sendKey : null,
    state: {
      answers: cleanAnswers(answers),
      bodyUnits: bodyUnits === 'us' ? 'us' : 'metric',
      labUnits: cleanUnits(labUnits),
      filled: asValues(filled),
    },
  };
}

function cleanUnits(raw: unknown): Record<string, LabUnit> {
  const units = Object.entries(asRecord(raw)).map(
    ([lab, unit]) => [lab, unit === 'alternative' ? unit : 'stored'] as const,
  );
  return Object.fromEntries(units);
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
