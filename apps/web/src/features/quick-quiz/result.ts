import { QuickResult, Recommendation, type ShortAnswers, validateShortQuestionnaire } from '@evidose/contract';
import { asRecord } from '../../components/questions/as-record.ts';
import { session } from '../../lib/storage.ts';

/** Answers and the decision made on them. Kept in the session, never in the address. */
const KEY = 'draft:quick-result';

const SAID_KEY = 'draft:quick-said';

/** The person's ticks on the candidates' lines. */
export interface QuickSaid {
  readonly applies: readonly string[];
  readonly cleared: readonly string[];
  /** By name; empty where none was named. */
  readonly medicines: string;
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

export function keepSaid(said: QuickSaid): void {
  session.write(SAID_KEY, JSON.stringify(said));
}

export function readSaid(): QuickSaid {
  const kept = asRecord(parseJson(session.read(SAID_KEY)));
  const { medicines } = kept;
  return {
    applies: idsIn(kept['applies']),
    cleared: idsIn(kept['cleared']),
    medicines: typeof medicines === 'string' ? medicines : '',
  };
}

export interface QuickResultInHand {
  readonly userInfo: ShortAnswers;
  readonly result: QuickResult;
}

export function keepResult({ userInfo, result }: QuickResultInHand): void {
  session.write(KEY, JSON.stringify({ userInfo, result }));
  // New answers have new candidates, so old ticks no longer apply.
  session.remove(SAID_KEY);
}

export function readResult(): QuickResultInHand | null {
  const kept = asRecord(parseJson(session.read(KEY)));
  const result = QuickResult.safeParse(kept['result']);
  const checked = validateShortQuestionnaire(kept['userInfo']);
  return checked.ok && result.success ? { userInfo: checked.answers, result: result.data } : null;
}

export type FromAddress =
  | { readonly state: 'none' }
  /** Corrupt, incomplete or made up: neither shown nor kept. */
  | { readonly state: 'broken' }
  /** The answers are usable. A result next to them is untrusted: only its shape is checked, and it is decided again. */
  | { readonly state: 'answers'; readonly userInfo: ShortAnswers };

const LONGEST = 120_000;

const isResult = (value: unknown): boolean =>
  QuickResult.safeParse(value).success || Recommendation.safeParse(value).success;

export function readAddress(search: string): FromAddress {
  const query = new URLSearchParams(search);
  const userInfo = query.get('userInfo');
  const results = query.get('results');
  if (userInfo === null && results === null) return { state: 'none' };
  if (userInfo === null || userInfo.length + (results?.length ?? 0) > LONGEST) return { state: 'broken' };
  const checked = validateShortQuestionnaire(parseJson(userInfo));
  return checked.ok && (results === null || isResult(parseJson(results)))
    ? { state: 'answers', userInfo: checked.answers }
    : { state: 'broken' };
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
