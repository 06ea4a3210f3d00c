import type { ChatData } from '@evidose/knowledge';
import type { KnownName } from './reading/known-names.ts';
import type { Reader, Said } from './reading/reader.ts';

/** What a message asks, as far as we can tell. */
export interface Question {
  /** Everything it may be asking, the likeliest first. */
  readonly asks: readonly string[];
  readonly supplements: readonly string[];
  readonly medicines: readonly KnownName[];
  /** Values of `healthGoals`. */
  readonly topics: readonly string[];
  readonly foods: readonly string[];
  /** A page's own answer, by its id in site.yaml. */
  readonly site: string | null;
  readonly isMine: boolean;
  /** "and zinc?": the question before is asked again. */
  readonly isAgain: boolean;
  readonly wantsOther: boolean;
  /** It speaks of "it". */
  readonly refersBack: boolean;
  readonly stopsMedicine: boolean;
  /** "with my medicines", none of them named. */
  readonly namesOwnMedicines: boolean;
  readonly isDoubleDose: boolean;
  readonly smallTalk: 'thanks' | 'greeting' | null;
  /** A word that may be a misspelled name: asked back, never answered. */
  readonly guess: { readonly text: string; readonly name: string } | null;
}

const once = <T>(items: readonly T[]): T[] => [...new Set(items)];

export function createQuestionReader({ fits, guess }: Reader, { questions, site, foods }: ChatData) {
  const asks = questions.asks.map(({ ask, says }) => ({ ask, fits: fits(says) }));
  const topics = Object.entries(questions.topics).map(([topic, words]) => ({ topic, fits: fits(words) }));
  const drinks = Object.entries(foods.foods).map(([id, { words }]) => ({ id, fits: fits(words) }));
  const pages = site.map(({ id, says, not }) => ({ id, fits: fits(says), not: fits(not) }));
  const isMine = fits(questions.mine);
  const isAgain = fits(questions.again);
  const wantsOther = fits(questions.other);
  const refersBack = fits(questions.back);
  const isDoubleDose = fits(questions['double-dose']);
  const stopsMedicine = fits(questions['stop-medicine']);
  const namesOwnMedicines = fits(['(with | and | alongside | beside | between | from | to) .. <my-medicine>']);
  const isThanks = fits(questions['small-talk'].thanks);
  const isGreeting = fits(questions['small-talk'].greeting);

  function guessIn(words: readonly string[]): Question['guess'] {
    for (const word of words) {
      const name = guess(word);
      if (name !== null) return { text: word, name: name.name };
    }
    return null;
  }

  return ({ text, names, words }: Said): Question => {
    const found = asks.filter((each) => each.fits(text)).map(({ ask }) => ask);
    return {
      asks: found,
      supplements: once(names.filter(({ kind }) => kind === 'supplement').map(({ id }) => id)),
      medicines: [...new Map(names.filter(({ kind }) => kind === 'medicine').map((name) => [name.id, name])).values()],
      topics: topics.filter((each) => each.fits(text)).map(({ topic }) => topic),
      foods: drinks.filter((each) => each.fits(text)).map(({ id }) => id),
      site: pages.find((page) => page.fits(text) && !page.not(text))?.id ?? null,
      isMine: isMine(text),
      isAgain: isAgain(text),
      wantsOther: wantsOther(text),
      refersBack: refersBack(text),
      stopsMedicine: stopsMedicine(text),
      namesOwnMedicines: namesOwnMedicines(text),
      isDoubleDose: isDoubleDose(text),
      smallTalk: isThanks(text) ? 'thanks' : isGreeting(text) ? 'greeting' : null,
      guess: guessIn(words),
    };
  };
}
