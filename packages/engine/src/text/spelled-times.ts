import type { Names } from './names.ts';
import type { Token } from './tokens.ts';

/** A shorter word is near to too many. */
const SHORTEST = 4;

const isStrange = (token: Token, names: Names): boolean =>
  names.words.phrases.match([token], 0) === null &&
  names.find(token.word) === undefined &&
  !names.words.isEnglish(token.word);

/** "Twice dayly", "evrey mornig": a misspelled word of how often or when is read as that word, where no name would start. */
export function withTimesSpelled(tokens: readonly Token[], names: Names): Token[] {
  return tokens.map((token, at) => {
    const before = at === 0 ? undefined : tokens[at - 1];
    if (token.kind !== 'word' || token.word.length < SHORTEST || before === undefined || before.kind === 'sign')
      return token;
    const time = isStrange(token, names) ? names.words.nearTime(token.word) : null;
    return time === null ? token : { ...token, word: time };
  });
}
