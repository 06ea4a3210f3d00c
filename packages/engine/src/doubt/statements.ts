import {
  allowedLine,
  atMostIn,
  atMostLine,
  type Doubt,
  notAllergicLine,
  type ReadStatement,
  saysAllowed,
  saysNotAllergic,
  unitText,
} from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
import { factorOf } from '../measures.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { linesOf } from '../text/lines.ts';
import { type Entry, readNames } from '../text/reader.ts';
import { tokensOf, wordsOf } from '../text/tokens.ts';
import { saysNone } from '../understand/lists.ts';
import { namesMeant } from './line-parts.ts';

/** About someone else, past, or uncertain: "my son is allergic to nuts", "outgrew milk". */
function isUnsure({ names }: Prepared, line: string): boolean {
  const { phrases, statementDoubts } = names.words;
  const tokens = tokensOf(line);
  return tokens.some(
    (_, at) => statementDoubts.match(tokens, at) !== null || phrases.match(tokens, at)?.value.kind === 'person',
  );
}

const named = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => name.replace(/-/g, ' ')).join(' and ');

const statusDoubt = (...readings: Doubt['readings']): Doubt => ({ about: 'status', readings });

/** Whether it is the person's own, current allergy: until resolved it counts as one. */
function allergyDoubt(prepared: Prepared, line: string, names: readonly string[]): Doubt | null {
  if (names.length === 0 || !isUnsure(prepared, line)) return null;
  const name = named(names);
  return statusDoubt(
    { line: `allergic to ${name}`, says: 'I’m allergic to it' },
    { line: notAllergicLine(name), says: 'I’m not' },
  );
}

const AMOUNT = /(\d[\d,]*(?:\.\d+)?)\s*(mcg|ug|µg|mg|g|iu)\b/i;
const UNITS: Readonly<Record<string, string>> = { mcg: 'µg', ug: 'µg', iu: 'IU' };

/** "No more than 200 mg of magnesium": none at all, or a maximum? Until resolved none is suggested. */
function amountDoubt({ meaning, name }: Entry, text: string): Doubt | null {
  const [, number = '', written = ''] = AMOUNT.exec(text) ?? [];
  const unit = UNITS[written.toLowerCase()] ?? written.toLowerCase();
  const supplement = meaning?.supplement;
  const isMeasured = number !== '' && supplement !== undefined && factorOf(supplement, unit) !== undefined;
  if (!isMeasured) return null;
  const amount = Number(number.replaceAll(',', ''));
  return {
    about: 'amount',
    readings: [
      { line: `avoid ${name}`, says: 'none at all' },
      { line: atMostLine({ name, amount, unit: unitText(unit) }), says: `at most ${amount} ${unitText(unit)} a day` },
    ],
  };
}

/** Advice of a clinician: about what amount, for whom, and whether it still applies. */
function adviceDoubt(prepared: Prepared, line: string, entries: readonly Entry[]): Doubt | null {
  const known = entries.filter(({ meaning }) => meaning !== null);
  const [first, ...others] = known;
  if (first === undefined || atMostIn(line) !== null) return null;
  const amount = others.length === 0 ? amountDoubt(first, line) : null;
  if (amount !== null || !isUnsure(prepared, line)) return amount;
  const name = named(known.map((each) => each.name));
  return statusDoubt(
    { line: `avoid ${name}`, says: 'I should avoid it' },
    { line: allowedLine(name), says: 'I may take it' },
  );
}

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
