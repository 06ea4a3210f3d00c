import type { AnswerState, LabUnit } from '../../../components/questions/answer-store.ts';
import { asValues } from '../../../components/questions/exclusive.ts';
import { asParts } from '../../../components/questions/parts.ts';
import { cleanAnswers } from './clean-answers.ts';
import { firstPlace, isPlace, type Place } from './steps.ts';

/** What a draft holds beside the answers themselves. */
export interface DraftRecord {
  /** Another one with every write: tells what this page wrote or read from what another tab did. */
  readonly writeId: string;
  readonly savedAt: string;
  /** The account the answers were given in; null while nobody was signed in. */
  readonly owner: string | null;
  readonly place: Place;
  readonly state: Pick<AnswerState, 'answers' | 'bodyUnits' | 'labUnits' | 'filled'>;
}

const VERSION = 1;

export function writeRecord({ writeId, savedAt, owner, place, state }: DraftRecord): string {
  const { answers, bodyUnits, labUnits, filled } = state;
  return JSON.stringify({ version: VERSION, writeId, savedAt, owner, place, bodyUnits, labUnits, filled, answers });
}

/** Null for what is missing, broken or of another version: a draft is a convenience, never a reason to fail. */
export function readRecord(text: string | null): DraftRecord | null {
  if (text === null) return null;
  const { version, writeId, savedAt, owner, place, answers, bodyUnits, labUnits, filled } = asParts(readJson(text));
  if (version !== VERSION || typeof writeId !== 'string' || typeof savedAt !== 'string') return null;
  if (Number.isNaN(Date.parse(savedAt)) || !(owner === null || typeof owner === 'string')) return null;
  return {
    writeId,
    savedAt,
    owner,
    place: isPlace(place) ? place : firstPlace,
    state: {
      answers: cleanAnswers(answers),
      bodyUnits: bodyUnits === 'us' ? 'us' : 'metric',
      labUnits: cleanUnits(labUnits),
      filled: asValues(filled),
    },
  };
}

function cleanUnits(raw: unknown): Record<string, LabUnit> {
  const units = Object.entries(asParts(raw)).map(
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
