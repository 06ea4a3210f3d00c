import type { MarkKind } from '../spans.ts';
import { isBare } from './mention.ts';
import { classesIn } from './named.ts';
import type { Walk } from './walk.ts';

/** Words between a medicine and its reaction. */
const LEADS: ReadonlySet<string> = new Set<MarkKind>(['dash', 'colon', 'open', 'mark']);
/** "Bad rash", "a severe rash". */
const MOST_WORDS = 2;

/**
 * "Penicillin - rash", "codeine (vomiting)": a side effect, if it is not a reason for the medicine and no dose was
 * given.
 */
export function takeReaction(walk: Walk, at: number): void {
  const { last, spans, names, tokens } = walk;
  const by = names.words.reactions.match(tokens, spans[at]?.from ?? 0)?.value;
  if (by === undefined || last?.name == null || last.status !== 'taking' || last.route !== null || !isBare(last))
    return;
  if (isMade(walk, at) && spans[at - 3] === last.name) {
    if (classesIn(walk, last.name).some((id) => by.has(id))) last.status = 'not-taking';
    return;
  }
  let lead = at - 1;
  while (at - 1 - lead < MOST_WORDS && isSlight(walk, lead)) lead -= 1;
  if (!LEADS.has(spans[lead]?.kind ?? '') || spans[lead - 1] !== last.name) return;
  if (classesIn(walk, last.name).some((id) => by.has(id))) last.status = 'not-taking';
}

/** "Codeine makes me sick", with nothing else said about it. */
const isMade = (walk: Walk, at: number): boolean =>
  walk.names.words.makes.has(walk.wordAt(at - 2)) &&
  walk.names.words.syntax.me.has(walk.wordAt(at - 1)) &&
  CLOSED.has(walk.spans[at + 1]?.kind ?? 'stop');
const CLOSED: ReadonlySet<string> = new Set<MarkKind>(['stop', 'comma']);

const isSlight = (walk: Walk, at: number): boolean =>
  walk.spans[at]?.kind === 'word' || walk.names.words.functionWords.has(walk.wordAt(at));
