import { medicineRoutes, questions, slots } from '@evidose/contract';
import { z } from 'zod';
import { keysOf } from './common.ts';
import { inFull } from './phrase-family.ts';
import { categories, effects } from './supplement.ts';

/** A word or phrase of a list, as the reader sees it: lower case, nothing around it. */
const Word = z.string().regex(/^\S(?:.*\S)?$/u, 'a word has no space around it');
const diets = keysOf(questions.specificDiet.options);
/** A family of phrases is written once, with its ways in brackets. */
const Words = z.array(Word).min(1).transform(inFull);
const wordsBy = <T extends string>(values: readonly [T, ...T[]]) => z.partialRecord(z.enum(values), Words);
const lists = <K extends string>(...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, Words])) as Record<K, typeof Words>);
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
 * The files of data/language: the name here is that of the file, `aroundNames` is around-names.yaml. A new file needs a
 * row here and its place in the engine's `Language`; a file without a row is a fault.
 */
export const languageFiles = {
  units: z.strictObject({
    units: z.record(z.string(), Words),
    spoons: z.record(z.string(), Words),
    numbers: z.record(z.string(), Words),
    thousand: Words,
    by: Words,
    to: Words,
    bareUnits: z.record(z.string(), Words),
    weakTablets: Words,
    perPiece: Words,
    point: Words,
    nought: Words,
    per: Words,
    perHour: Words,
    perBody: Words,
    each: Words,
    total: Words,
    nowDose: Words,
    laterDose: Words,
    movingDose: Words,
    otherDoses: Words,
    stepBy: Words,
    halved: Words,
    split: Words,
    doseBefore: Words,
    thenDose: Words,
    nowBehind: Words,
  }),
  times: z.strictObject({
    frequencies: Frequencies,
    weekdays: z.array(Words).length(7),
    toDay: Words,
    rest: Words,
    except: Words,
    misspelled: Words,
    ago: z.array(z.strictObject({ days: Positive, stops: z.boolean(), say: Words })).min(1),
    slots: wordsBy(slots),
    meals: Words,
    food: Words,
    clock: lists('morning', 'evening', 'none', 'leads', 'at', 'joins'),
    years: z.strictObject({ asOf: z.iso.date(), leads: Words }),
    mealToo: Words,
    nightInCapitals: Words,
    asNeeded: Words,
    asNeededWhen: Words,
    atMost: Words,
    courses: Words,
    spans: Words,
    ofAll: Words,
    months: Words,
    talk: Words,
  }),
  forms: z.strictObject({
    pieces: wordsBy([...medicineRoutes, 'none']),
    routes: wordsBy(medicineRoutes),
    brandRoutes: wordsBy(medicineRoutes),
    words: Words,
    medicine: Words,
    changed: Words,
    bodyParts: Words,
  }),
  status: lists(
    'stopped',
    'replaced',
    'planned',
    'notTaking',
    'allergy',
    'anyMore',
    'refused',
    'breaks',
    'notDenials',
    'people',
    'theyTake',
    'familyHistory',
    'freeOf',
    'free',
    'levels',
    'lacking',
    'prescribed',
    'bought',
    'unsure',
    'purpose',
    'denialOpeners',
    'reachesAll',
    'closesDenial',
    'mine',
    'forWhom',
    'selfToo',
    'mineToo',
    'movedTo',
    'insideOf',
    'things',
    'unnamed',
    'looks',
    'swapped',
  ),
  makers: lists('makers'),
  aroundNames: lists(
    'talk',
    'salts',
    'little',
    'vague',
    'care',
    'apart',
    'titles',
    'measures',
    'measureLinks',
    'labelNumbers',
    'names',
    'combining',
    'measureUnits',
    'sameAs',
    'placeLeads',
  ),
  ordinary: z.strictObject({
    names: Words,
    onlyWithCapitals: Words,
    onlyWithSigns: Words,
    timesToo: Words,
    vitaminLeads: Words,
    productWords: Words,
    adjectives: Words,
    endings: Words,
    shortForms: z.record(z.string(), Words),
    looseForms: z.record(z.string(), Words),
  }),
  salts: z.record(
    z.string(),
    z.record(
      Word,
      z.strictObject({ labels: z.record(z.string(), Positive), share: z.number().gt(0).lt(1), from: Positive }),
    ),
  ),
  ailments: lists('words', 'endings'),
  nothing: lists('words', 'denials'),
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
  allergies: lists('fillers'),
  sharedWords: lists('words'),
  diets: z.strictObject({ words: wordsBy(diets) }),
  brandEndings: z.strictObject({
    added: z.record(z.string(), z.strictObject({ say: Words, to: Words })),
    unknown: Words,
    makers: Words,
    symptoms: lists('say', 'to'),
  }),
  abroad: z.strictObject({
    frequencies: Frequencies,
    slots: wordsBy(slots),
    asNeeded: Words,
    food: Words,
    pieces: wordsBy([...medicineRoutes, 'none']),
    purpose: Words,
    talk: Words,
  }),
};

export type LanguageName = keyof typeof languageFiles;
export type LanguageFile<K extends LanguageName> = z.output<(typeof languageFiles)[K]>;
