import type { ReadingStatus } from '@evidose/contract';
import { WHEN } from '../cues.ts';
import type { Token } from '../tokens.ts';
import { cueOf } from './mention.ts';
import type { Walk } from './walk.ts';

const FAR = 16;
const ENDS: ReadonlySet<string> = new Set(['.', '\n', '!', '?', ';']);
const HOW: ReadonlySet<string> = new Set([
  ...WHEN,
  'amount',
  'pattern',
  'piece',
  'needed',
  'needed-when',
  'prescribed',
]);

/** "Read about fish oil", "can I take magnesium?": not taken, unless a dose, a time or the writer's taking says so. */
export function mentionedStatus({ spans, tokens, names }: Walk, at: number): ReadingStatus | null {
  const span = spans[at];
  const next = spans[at + 1];
  if (span?.kind !== 'name' || HOW.has(cueOf(next)?.kind ?? next?.kind ?? 'stop')) return null;
  const { unrelated, functionWords, mine, ofSelf, prose, syntax } = names.words;
  let [start, end] = [span.from, span.to];
  while (start > Math.max(0, span.from - FAR) && !ENDS.has(tokens[start - 1]?.word ?? '')) start -= 1;
  while (end < Math.min(tokens.length, span.to + FAR) && !ENDS.has(tokens[end]?.word ?? '')) end += 1;
  const before = tokens.slice(start, span.from);
  const after = tokens.slice(span.to, end);
  const isTaken = ({ word }: Token): boolean => prose.taking.has(word) || unrelated.takesToo.has(word);
  const isOwn = (token: Token): boolean =>
    token.kind === 'number' || isTaken(token) || [mine, ofSelf, unrelated.ofUs].some((list) => list.has(token.word));
  if (span.meaning.supplement === undefined || span.meaning.drug !== undefined) {
    const isNews = syntax.that.has(before.at(-1)?.word ?? '') && before.some(({ word }) => unrelated.news.has(word));
    const isMentioned = isNews || unrelated.adverts.has(after[0]?.word ?? '');
    return isMentioned && ![...before, ...after].some(isOwn) ? 'not-taking' : null;
  }
  // "Ginkgo, can I take magnesium with it?"
  const clause = before.slice(before.findLastIndex(({ word }) => word === ',') + 1);
  if (tokens[end]?.word === '?' && unrelated.asks.has(clause[0]?.word ?? '')) {
    const isStill = ({ word, kind }: Token): boolean =>
      kind === 'number' || mine.has(word) || unrelated.stillTaken.has(word);
    // "Is fish oil ok? I take 2 a day".
    const isAnswer = ({ word, kind }: Token): boolean =>
      kind === 'number' || prose.taking.has(word) || unrelated.takenBehind.has(word);
    const answer = tokens.slice(end + 1, end + 1 + FAR);
    return [...clause, ...after].some(isStill) || answer.some(isAnswer) ? null : 'planned';
  }
  const lead = before.findLast(
    ({ word }) => !functionWords.has(word) || mine.has(word) || unrelated.mentionLeads.has(word),
  );
  const isMentioned =
    unrelated.mentionLeads.has(lead?.word ?? '') && before.some(({ word }) => prose.mentions.has(word));
  return isMentioned && !before.some(isTaken) && !after.some(isOwn) ? 'not-taking' : null;
}
