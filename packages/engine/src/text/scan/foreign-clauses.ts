import type { Looking } from '../find-name.ts';
import type { Span } from '../spans.ts';
import { keyOf } from '../tokens.ts';

/** Two foreign words in a part mark it as foreign; one is enough if the whole text is. */
const LEAST_IN_PART = 2;
const LEAST_IN_TEXT = 4;

/** "Vivo con mi marido en Valencia": spans whose clause is in another language, without names and taking. */
export function foreignClauses(of: Looking, spans: readonly Span[]): readonly boolean[] {
  const counts = spans.map(({ from, to }) => foreignWords(of, from, to));
  const isForeign = counts.reduce((sum, count) => sum + count, 0) >= LEAST_IN_TEXT;
  const inForeignClause = new Array<boolean>(spans.length).fill(false);
  for (let from = 0; from < spans.length; ) {
    let to = from;
    while (to < spans.length && !ENDS.has((spans[to] as Span).kind)) to += 1;
    const count = counts.slice(from, to).reduce((sum, each) => sum + each, 0);
    const isNamed = spans.slice(from, to).some((span) => span.kind === 'name' && !span.guessed);
    const isTaken = speaksOfTaking(of, spans.slice(from, to));
    inForeignClause.fill(!isNamed && !isTaken && count >= (isForeign ? 1 : LEAST_IN_PART), from, to);
    for (let at = from; at < to && (isNamed || isTaken); at++) {
      const span = spans[at] as Span;
      const found = counts[at] ?? 0;
      // "Je ne prends rien": a clause without names.
      const isOwn = count >= LEAST_IN_PART && found === span.to - span.from && !isElided(of, span.from);
      // "Nolotil si me duele la espalda": beside a name, only spans with or after a foreign word count.
      inForeignClause[at] = isOwn || (isForeign && isNamed && !isTaken && found > 0);
    }
    from = to + 1;
  }
  return inForeignClause;
}

/** "Tomo el Zaldiarex": someone takes it, so an unknown word may be the medicine. */
function speaksOfTaking({ tokens, names }: Looking, part: readonly Span[]): boolean {
  return part.some(({ from, to, ...span }) => {
    const cue = 'cue' in span ? span.cue.kind : null;
    if (cue !== null && TAKEN.has(cue)) return true;
    return tokens.slice(from, to).some(({ word }) => names.words.prose.taking.has(word));
  });
}
const TAKEN: ReadonlySet<string> = new Set(['purpose', 'frequency', 'slot', 'piece', 'needed', 'meals', 'prescribed']);
const ENDS: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash', 'open', 'close', 'colon']);

function foreignWords(of: Looking, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++)
    if (of.names.words.foreignSentence.has(of.tokens[at]?.word ?? '') || isElided(of, at)) count += 1;
  return count;
}

/** "J'habite", "l'orto": a function word attached by an apostrophe. */
function isElided({ text, tokens, names }: Looking, at: number): boolean {
  const { start = 0, end = 0, word = '' } = tokens[at] ?? {};
  if (end - start <= word.length) return false;
  const [lead = '', rest = ''] = text.slice(start, end).split(SIGN);
  if (rest.length < SHORTEST || !names.words.foreignElisions.has(lead.toLowerCase())) return false;
  // "L'Eliquis": a capital or a known name may be a medicine.
  return !/^\p{Lu}/u.test(rest) && names.find(keyOf(rest)) === undefined;
}
const SIGN = /['’]/;
const SHORTEST = 3;
