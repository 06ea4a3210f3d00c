import type { Walk } from './walk.ts';

/** "Filling this in for my father. He takes …": whose medicines count as the writer's; '' if not named, or null. */
export function proxyIn({ tokens, names }: Pick<Walk, 'tokens' | 'names'>): string | null {
  const { proxies, proxyOpenings, selfTaking, mine } = names.words;
  // "This is for my daughter, she takes …"; after a list it would be a medicine of that list.
  let behind = proxyOpenings.match(tokens, 0)?.to ?? -1;
  for (let at = 0; at < tokens.length; at++) {
    if (selfTaking.match(tokens, at) !== null) return null;
    if (behind < 0) behind = proxies.match(tokens, at)?.to ?? -1;
  }
  if (behind < 0) return startsWithPronoun({ tokens, names }) ? '' : null;
  const person = mine.has(tokens[behind]?.word ?? '') ? behind + 1 : behind;
  return tokens[person]?.word ?? '';
}

/** "She continues on doxazosin" in a letter: no one was named before, so "she" is the patient. */
function startsWithPronoun({ tokens, names }: Pick<Walk, 'tokens' | 'names'>): boolean {
  const { phrases, singular } = names.words;
  const pronoun = tokens.findIndex(({ word }) => singular.has(word));
  for (let at = 0; at < pronoun; at++) if (phrases.match(tokens, at)?.value.kind === 'person') return false;
  return pronoun >= 0;
}

export function isCaredFor(walk: Walk, at: number): boolean {
  const word = walk.wordAt(at);
  if (walk.proxy === null) return false;
  return walk.names.words.pronouns.has(word) || word === walk.proxy || word === `${walk.proxy}s`;
}
