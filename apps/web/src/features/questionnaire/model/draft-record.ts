import { z } from 'zod';
import type { AnswerState } from '../../../components/questions/answer-store.ts';
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

const Stored = z.object({
  version: z.literal(VERSION),
  writeId: z.string(),
  savedAt: z.iso.datetime(),
  owner: z.string().nullable(),
  place: z.unknown(),
  bodyUnits: z.enum(['metric', 'us']).catch('metric'),
  labUnits: z.record(z.string(), z.enum(['stored', 'alternative'])).catch({}),
  filled: z.array(z.string()).catch([]),
  answers: z.unknown(),
});

export function writeRecord({ writeId, savedAt, owner, place, state }: DraftRecord): string {
  const { answers, bodyUnits, labUnits, filled } = state;
  return JSON.stringify({ version: VERSION, writeId, savedAt, owner, place, bodyUnits, labUnits, filled, answers });
}

/** Null for what is missing, broken or of another version: a draft is a convenience, never a reason to fail. */
export function readRecord(text: string | null): DraftRecord | null {
  if (text === null) return null;
  const parsed = Stored.safeParse(readJson(text));
  if (!parsed.success) return null;
  const { writeId, savedAt, owner, place, answers, bodyUnits, labUnits, filled } = parsed.data;
  return {
    writeId,
    savedAt,
    owner,
    place: isPlace(place) ? place : firstPlace,
    state: { answers: cleanAnswers(answers), bodyUnits, labUnits, filled },
  };
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
