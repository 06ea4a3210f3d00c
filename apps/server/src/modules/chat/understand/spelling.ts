import { slipsBetween } from '@evidose/engine';

const SHORTEST = 5;
const LONG = 8;

export function createSpelling(words: ReadonlySet<string>, known: ReadonlySet<string>) {
  function nearest(word: string): string {
    const most = word.length >= LONG ? 2 : 1;
    let [best, least] = [word, most + 1];
    for (const target of words) {
      if (target[0] !== word[0] || target.length < word.length - 2) continue;
      const between = slipsBetween(word, target, most);
      if (between < least) [best, least] = [target, between];
    }
    return best;
  }

  return (word: string): string => {
    const isRight = word.length < SHORTEST || !/^[a-z]+$/.test(word) || known.has(word) || words.has(word);
    return isRight ? word : nearest(word);
  };
}
