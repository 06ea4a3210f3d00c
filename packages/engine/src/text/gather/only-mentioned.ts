import { WHEN } from '../cues.ts';
import type { Span } from '../spans.ts';
import type { Token } from '../tokens.ts';
import { cueOf } from './mention.ts';
import type { Walk } from './walk.ts';

/** How far around a name to look. */
const FAR = 16;

/**
 * "Read an article about fish oil": a supplement that is only read or heard about is not taken. It must directly follow
 * "about"; a dose or a time after it, or any word for taking or for the writer in the sentence, says otherwise. Hardly
 * anything is inferred about a medicine: a wrong denial would allow what it forbids.
 */
export function isOnlyMentioned(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { unrelated, functionWords, mine, ofSelf, prose } = names.words;
  const span = spans[at];
  if (span?.kind !== 'name' || isDirected(spans[at + 1])) return false;
  if (span.meaning.supplement === undefined || span.meaning.drug !== undefined) return isInNews(walk, at);
  const before = tokens.slice(Math.max(walk.clause.from, span.from - FAR), span.from).map(({ word }) => word);
  const lead = before.findLast(
    (word) => !functionWords.has(word) || mine.has(word) || unrelated.mentionLeads.has(word),
  );
  if (!unrelated.mentionLeads.has(lead ?? '') || !before.some((word) => prose.mentions.has(word))) return false;
  const isTaken = (word: string): boolean => prose.taking.has(word) || unrelated.takesToo.has(word);
  if (before.some(isTaken)) return false;
  for (const { word } of tokens.slice(span.to, span.to + FAR)) {
    if (ENDS.has(word)) break;
    if (isTaken(word) || ofSelf.has(word) || mine.has(word)) return false;
  }
  return true;
}

/**
 * "Can I take magnesium with it?", "is it OK with grapefruit juice?": a supplement in a question may be taken soon.
 * What is the writer's, has a dose or is still taken counts as taken.
 */
export function isAsked({ spans, tokens, names }: Walk, at: number): boolean {
  const span = spans[at];
  if (span?.kind !== 'name' || isDirected(spans[at + 1])) return false;
  if (span.meaning.supplement === undefined || span.meaning.drug !== undefined) return false;
  let [start, end] = [span.from, span.to];
  // "Ginkgo, can I take magnesium with it?"
  while (start > Math.max(0, span.from - FAR) && !STARTS.has(tokens[start - 1]?.word ?? '')) start -= 1;
  while (end < Math.min(tokens.length, span.to + FAR) && !ENDS.has(tokens[end]?.word ?? '')) end += 1;
  if (tokens[end]?.word !== '?' || !names.words.unrelated.asks.has(tokens[start]?.word ?? '')) return false;
  // "Is fish oil ok? I take 2 a day".
  const isAnswered = ({ word, kind }: Token): boolean =>
    kind === 'number' || names.words.prose.taking.has(word) || names.words.unrelated.takenBehind.has(word);
  if (tokens.slice(end + 1, end + 1 + FAR).some(isAnswered)) return false;
  return !tokens
    .slice(start, end)
    .some(
      ({ word, kind }) => kind === 'number' || names.words.mine.has(word) || names.words.unrelated.stillTaken.has(word),
    );
}

/**
 * "It was on the news that Ozempic will cost less", "Ozempic adverts everywhere": of a medicine only directly there, where the
 * whole sentence has no word of oneself, of taking or of a dose.
 */
function isInNews({ spans, tokens, names }: Walk, at: number): boolean {
  const { from = 0, to = 0 } = spans[at] ?? {};
  const { unrelated, mine, ofSelf, prose } = names.words;
  const isAdvert = unrelated.adverts.has(tokens[to]?.word ?? '');
  if (!names.words.syntax.that.has(tokens[from - 1]?.word ?? '') && !isAdvert) return false;
  let [start, end] = [from, to];
  while (start > Math.max(0, from - FAR) && !ENDS.has(tokens[start - 1]?.word ?? '')) start -= 1;
  while (end < Math.min(tokens.length, to + FAR) && !ENDS.has(tokens[end]?.word ?? '')) end += 1;
  const isOwn = (word: string): boolean =>
    mine.has(word) ||
    ofSelf.has(word) ||
    unrelated.ofUs.has(word) ||
    prose.taking.has(word) ||
    unrelated.takesToo.has(word);
  const sentence = tokens.slice(start, end);
  if (sentence.some(({ word, kind }) => kind === 'number' || isOwn(word))) return false;
  return isAdvert || tokens.slice(start, from).some(({ word }) => unrelated.news.has(word));
}

const ENDS: ReadonlySet<string> = new Set(['.', '\n', '!', '?', ';']);
const STARTS: ReadonlySet<string> = new Set([...ENDS, ',']);

function isDirected(span: Span | undefined): boolean {
  const kind = cueOf(span)?.kind;
  return span?.kind === 'amount' || span?.kind === 'pattern' || (kind !== undefined && HOW.has(kind));
}
const HOW: ReadonlySet<string> = new Set([...WHEN, 'piece', 'needed', 'needed-when', 'prescribed']);
