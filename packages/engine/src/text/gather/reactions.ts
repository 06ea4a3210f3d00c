import type { MarkKind } from '../spans.ts';
import { isBare } from './mention.ts';
import { classesIn } from './named.ts';
import type { Walk } from './walk.ts';

const LEADS: ReadonlySet<string> = new Set<MarkKind>(['dash', 'colon', 'open', 'mark']);
/** "Bad rash", "a severe rash". */
const MOST_WORDS = 2;

/** "Penicillin - rash", "codeine (vomiting)": a side effect, if it is no reason for the medicine and has no dose. */
export function takeReaction(walk: Walk, at: number): void {
  const { last, spans, names, tokens } = walk;
  const by = names.words.reactions.match(tokens, spans[at]?.from ?? 0)?.value;
  if (by === undefined || last?.name == null || last.status !== 'taking' || last.route !== null || !isBare(last))
    return;
  // "Codeine makes me sick", with nothing else said about it.
  const { makes, syntax, functionWords } = names.words;
  const isMade = makes.has(walk.wordAt(at - 2)) && syntax.me.has(walk.wordAt(at - 1));
  let lead = at - 1;
  while (at - 1 - lead < MOST_WORDS && (spans[lead]?.kind === 'word' || functionWords.has(walk.wordAt(lead))))
    lead -= 1;
  const isBehind = LEADS.has(spans[lead]?.kind ?? '') && spans[lead - 1] === last.name;
  const isAll = isMade && spans[at - 3] === last.name && CLOSED.has(spans[at + 1]?.kind ?? 'stop');
  if ((isBehind || isAll) && classesIn(walk, last.name).some((id) => by.has(id))) last.status = 'not-taking';
}
const CLOSED: ReadonlySet<string> = new Set<MarkKind>(['stop', 'comma']);
