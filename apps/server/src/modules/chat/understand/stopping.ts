import { type ChatData, isSlipOf } from '@evidose/knowledge';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words that nobody knows are more often slang than a medicine. */
const SHORTEST_NAME = 5;
const FAMILY_SIGNS = /[\uE000-\uE0FF]/g;

/** Whether somebody thinks of stopping, changing or replacing a medicine: better told once too often. */
export function createStopping({ compile, fits, isKnown, isSpoken }: Vocabulary, { questions }: ChatData) {
  const isSaid = fits(questions['stop-medicine']);
  const namesMedicine = fits(['(<medicine> | <my-medicine>)']);
  const namesRemedy = fits(questions.remedies);
  const speaksOfStopping = fits(questions['stop-words']);
  const stopsIt = fits(questions['stop-it']);
  const asksWhatGoesWithIt = fits(questions['goes-on']);
  const besideWords = questions['goes-on-words'].map(compile);

  const isStrange = (word: string): boolean =>
    word.length >= SHORTEST_NAME && /^[a-z]+$/.test(word) && !isKnown(word) && !isSlipOf(word, isKnown);

  /** "Stopping the spiro": a short name that is no word, where a thing stands; a slip of any word but our own is let pass. */
  const isNickname = (word: string, before: string): boolean =>
    /^(?:my|the|his|her|their|taking)$/.test(before) &&
    /^[a-z]{4,}$/.test(word) &&
    !isKnown(word) &&
    !isSlipOf(word, isSpoken);

  const namesUnknown = (text: string): boolean => {
    const words = text.replace(FAMILY_SIGNS, '').split(' ');
    return words.some((word, at) => isStrange(word) || isNickname(word, words[at - 1] ?? ''));
  };

  /** One word too many, and it may be the one that says what is done to the medicine. */
  const goesOn = (text: string): boolean =>
    asksWhatGoesWithIt(text) && !/[^\s.~]/.test(besideWords.reduce((rest, each) => each.replaceIn(rest, '~'), text));

  return {
    goesOn,
    speaksOfStopping,
    stopsIt,
    stops: (text: string): boolean =>
      isSaid(text) || (namesMedicine(text) && (speaksOfStopping(text) || stopsIt(text))),
    speaksOfMedicine: (text: string): boolean => namesMedicine(text) && !goesOn(text),
    /** Where a page's own words are said, a strange word is one of the site: "log me off my chromebook". */
    mayStop: (text: string, isPage: boolean): boolean =>
      speaksOfStopping(text) && (namesRemedy(text) || (!isPage && namesUnknown(text))),
  };
}
