import { QuickResult, Recommendation, type ShortAnswers, validateShortQuestionnaire } from '@evidose/contract';
import { asParts } from '../../components/questions/as-parts.ts';
import { session } from '../../lib/storage.ts';

/** A quick result in hand: the answers, and what was decided on them. Kept for the session, never in the address. */
const KEY = 'draft:quick-result';

const SAID_KEY = 'draft:quick-said';

/** What the person said to the lines beside the candidates. */
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
  const kept = asParts(parseJson(session.read(SAID_KEY)));
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
  // Other answers have other candidates: what was said to the old ones counts no more.
  session.remove(SAID_KEY);
}

export function readResult(): QuickResultInHand | null {
  const kept = asParts(parseJson(session.read(KEY)));
  const result = QuickResult.safeParse(kept['result']);
  const checked = validateShortQuestionnaire(kept['userInfo']);
  return checked.ok && result.success ? { userInfo: checked.answers, result: result.data } : null;
}

export type FromAddress =
  | { readonly state: 'none' }
  /** Broken, incomplete or made up: not shown, not kept. */
  | { readonly state: 'broken' }
  /** The answers are usable. A result beside them is a stranger's text: it is checked for its shape, and decided anew. */
  | { readonly state: 'answers'; readonly userInfo: ShortAnswers };

const LONGEST = 120_000;

const isResult = (value: unknown): boolean =>
  QuickResult.safeParse(value).success || Recommendation.safeParse(value).success;

/** Reads the query values `results` and `userInfo`. */
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
