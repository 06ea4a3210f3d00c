import { questions } from '@evidose/contract';
import { z } from 'zod';
import { keysOf } from './common.ts';
import { categories, effects } from './supplement.ts';

/** A word or phrase of a list, as the reader sees it: lower case, nothing around it. */
const Word = z.string().regex(/^\S(?:.*\S)?$/u, 'a word has no space around it');
const diets = keysOf(questions.specificDiet.options);
const Words = z.array(Word).min(1);
const wordsBy = <T extends string>(values: readonly [T, ...T[]]) => z.partialRecord(z.enum(values), Words);

/**
 * The files of data/language: the name here is that of the file, `aroundNames` is around-names.yaml. A new file needs a
 * row here and its place in the engine's `Language`; a file without a row is a fault.
 */
export const languageFiles = {
  aroundNames: z.strictObject({
    amounts: Words,
    forms: Words,
    times: Words,
    talk: Words,
    supplements: Words,
    salts: Words,
    purpose: Words,
    little: Words,
    medicine: Words,
    vague: Words,
  }),
  ailments: z.strictObject({ words: Words }),
  nothing: z.strictObject({ words: Words, denials: Words }),
  advice: z.strictObject({
    categories: wordsBy(categories),
    effects: wordsBy(effects),
    everything: Words,
    qualifiers: Words,
    reasons: Words,
    foods: Words,
    fillers: Words,
    raises: Words,
    lowers: Words,
    blunt: Words,
  }),
  allergies: z.strictObject({ fillers: Words }),
  diets: z.strictObject({ words: wordsBy(diets) }),
};

export type LanguageName = keyof typeof languageFiles;
export type LanguageFile<K extends LanguageName> = z.output<(typeof languageFiles)[K]>;
