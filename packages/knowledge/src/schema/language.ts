import { medicineRoutes, questions, slots, supplementCategories } from '@evidose/contract';
import {
  adviceLists,
  aroundNamesLists,
  clockLists,
  deviceLists,
  directionsLists,
  foreignLists,
  formLists,
  grammarLists,
  hourLists,
  ordinaryLists,
  proseLists,
  statusLists,
  timeLists,
  unitLists,
  unrelatedLists,
} from '@evidose/engine';
import { z } from 'zod';
import { keysOf } from './common.ts';
import { inFull } from './phrase-family.ts';
import { effects } from './supplement.ts';

/** A word or phrase as the reader sees it: lower case, no surrounding space. */
const Word = z.string().regex(/^\S(?:.*\S)?$/u, 'a word has no space around it');
const diets = keysOf(questions.specificDiet.options);
/** A family of phrases is written once, with its variants in brackets. */
const Words = z.array(Word).min(1).transform(inFull);
const wordsBy = <T extends string>(values: readonly [T, ...T[]]) => z.partialRecord(z.enum(values), Words);
/** The names of the lists are defined in the engine, which reads them. */
const listed = <const N extends readonly string[]>(names: N) =>
  Object.fromEntries(names.map((name) => [name, Words])) as Record<N[number], typeof Words>;
const lists = <const N extends readonly string[]>(...names: N) => z.strictObject(listed(names));
const Positive = z.number().positive();

const Frequencies = z
  .array(
    z.strictObject({
      times: z.union([Positive, z.literal('#')]),
      every: z.union([Positive, z.enum(['#', '#/24', '#*7', '#*30'])]),
      say: Words,
    }),
  )
  .min(1);

/**
 * The files of data/language by name: `aroundNames` is around-names.yaml. A new file needs a row here and its place in
 * the engine's `Language`; a file without a row is a fault. A new list needs its name there only.
 */
export const languageFiles = {
  units: z.strictObject({
    ...listed(unitLists),
    units: z.record(z.string(), Words),
    spoons: z.record(z.string(), Words),
    numbers: z.record(z.string(), Words),
    bareUnits: z.record(z.string(), Words),
  }),
  times: z.strictObject({
    ...listed(timeLists),
    frequencies: Frequencies,
    weekdays: z.array(Words).length(7),
    ago: z.array(z.strictObject({ days: Positive, stops: z.boolean(), say: Words })).min(1),
    slots: wordsBy(slots),
    clock: lists(...clockLists),
    hours: lists(...hourLists),
    years: z.strictObject({ asOf: z.iso.date(), leads: Words }),
  }),
  directions: lists(...directionsLists),
  forms: z.strictObject({
    ...listed(formLists),
    pieces: wordsBy([...medicineRoutes, 'none']),
    routes: wordsBy(medicineRoutes),
    brandRoutes: wordsBy(medicineRoutes),
  }),
  status: lists(...statusLists),
  makers: lists('makers'),
  aroundNames: lists(...aroundNamesLists),
  devices: lists(...deviceLists),
  ordinary: z.strictObject({
    ...listed(ordinaryLists),
    shortForms: z.record(z.string(), Words),
    looseForms: z.record(z.string(), Words),
    givenFor: z.record(z.string(), Words),
    stronger: z.record(z.string(), z.strictObject({ from: Positive, to: Positive, is: z.string() })),
  }),
  grammar: lists(...grammarLists),
  unrelated: lists(...unrelatedLists),
  prose: z.strictObject({
    ...listed(proseLists),
    hormones: z.array(z.string()),
    results: z.record(z.string(), z.strictObject({ from: Positive, to: Positive })),
  }),
  salts: z.record(
    z.string(),
    z.record(
      Word,
      z.strictObject({ labels: z.record(z.string(), Positive), share: z.number().gt(0).lt(1), from: Positive }),
    ),
  ),
  ailments: lists('words', 'endings', 'historyHeads'),
  nothing: lists('words', 'denials'),
  advice: z.strictObject({
    ...listed(adviceLists),
    categories: wordsBy(supplementCategories),
    nutrients: z.record(z.string(), Words),
    effects: wordsBy(effects),
  }),
  allergies: z.strictObject({
    fillers: Words,
    doubtful: Words,
    treatedBy: Words,
    makes: Words,
    reactions: z.array(lists('say', 'of')).min(1),
  }),
  sharedWords: lists('words'),
  diets: z.strictObject({ words: wordsBy(diets) }),
  brandEndings: z.strictObject({
    added: z.record(z.string(), z.strictObject({ say: Words, to: Words })),
    unknown: Words,
    makers: Words,
    symptoms: lists('say', 'to'),
  }),
  foreign: z.strictObject({
    ...listed(foreignLists),
    numbers: z.record(z.string(), Words),
    frequencies: Frequencies,
    slots: wordsBy(slots),
    pieces: wordsBy([...medicineRoutes, 'none']),
    statuses: wordsBy(['stopped', 'planned', 'not-taking', 'as-needed', 'allergy']),
  }),
};

export type LanguageName = keyof typeof languageFiles;
export type LanguageFile<K extends LanguageName> = z.output<(typeof languageFiles)[K]>;
