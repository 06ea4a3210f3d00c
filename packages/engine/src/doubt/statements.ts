import { type ReadStatement, saysAllowed, saysNotAllergic } from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { linesOf } from '../text/lines.ts';
import { readNames } from '../text/read-names.ts';
import { wordsOf } from '../text/tokens.ts';
import { saysNone } from '../understand/lists.ts';
import { namesMeant } from './name-doubt.ts';
import { adviceDoubt, allergyDoubt } from './statement-doubt.ts';

/** A misspelled word of a line, and what it may mean. */
interface Guess {
  readonly word: string;
  readonly names: readonly string[];
}

const MOST_NAMES = 3;

/** What a line names, and the first word in it that was guessed. */
function statementOf(text: string, names: readonly string[], guess: Guess | undefined): ReadStatement {
  if (guess === undefined) return { text, names: [...names], doubt: null };
  const place = text.toLowerCase().indexOf(guess.word.toLowerCase());
  const withName = (name: string): string =>
    place < 0 ? name : `${text.slice(0, place)}${name}${text.slice(place + guess.word.length)}`;
  const readings = guess.names.slice(0, MOST_NAMES).map((name) => ({ line: withName(name), says: name }));
  return { text, names: [...names], doubt: { about: 'name', readings } };
}

/** Each line of the advice, as read. */
export function readAdviceLines(prepared: Prepared, text: string): ReadStatement[] {
  if (saysNone(prepared, text)) return [];
  const { filler } = prepared.names.words.advice;
  return linesOf(text).map((line) => {
    const entries = readNames(prepared.names, line, filler);
    const guessed = entries.find((entry) => namesMeant(entry).length > 0);
    const names = flatMap(entries, ({ meaning, name }) => (meaning === null ? [] : [name]));
    const read = statementOf(line, names, guessed && { word: guessed.name, names: namesMeant(guessed) });
    return read.doubt !== null || saysAllowed(line) ? read : { ...read, doubt: adviceDoubt(prepared, line, entries) };
  });
}

/** Each line of the allergies, as read: a misspelled allergen is a guess. */
export function readAllergyLines(prepared: Prepared, text: string): ReadStatement[] {
  if (text === '' || saysNone(prepared, text)) return [];
  const { allergenNames } = prepared;
  return linesOf(text).map((line) => {
    const words = wordsOf(line);
    const known = flatMap(words, (word) => [...(allergenNames.find(word) ?? [])]);
    const guesses = mapGuesses(prepared, words);
    const entries = known.length > 0 ? [] : readNames(prepared.names, line);
    const misspelled = entries.find((entry) => namesMeant(entry).length > 0);
    const named = flatMap(entries, ({ meaning, name }) => (meaning === null ? [] : [name]));
    const guess = guesses[0] ?? (misspelled && { word: misspelled.name, names: namesMeant(misspelled) });
    const all = [...new Set([...known, ...flatMap(guesses, ({ names }) => names), ...named])];
    const read = statementOf(line, all, guess);
    return read.doubt !== null || saysNotAllergic(line) ? read : { ...read, doubt: allergyDoubt(prepared, line, all) };
  });
}

const mapGuesses = ({ allergenNames, names }: Prepared, words: readonly string[]): Guess[] =>
  flatMap(words, (word) => {
    const isSilent = names.words.allergyFiller.has(word) || names.words.isTalk(word);
    if (isSilent || allergenNames.find(word) !== undefined) return [];
    const meant = [...allergenNames.guess(word)];
    return meant.length === 0 ? [] : [{ word, names: meant }];
  });
