import type { Diet, MedicineRoute, Slot } from '@evidose/contract';
import type { Effect, Supplement } from './knowledge.ts';

/**
 * The words of free text, as the knowledge holds them: one part for each file of its folder `language`. The engine knows
 * how sentences are put together, and no word of them.
 */
export interface Language {
  readonly units: UnitWords;
  readonly times: TimeWords;
  readonly forms: FormWords;
  readonly status: StatusWords;
  readonly makers: { readonly makers: readonly string[] };
  readonly aroundNames: Lists<
    | 'talk'
    | 'salts'
    | 'little'
    | 'vague'
    | 'care'
    | 'apart'
    | 'foods'
    | 'titles'
    | 'measures'
    | 'measureLeads'
    | 'measureLinks'
    | 'labelNumbers'
    | 'labelAsides'
    | 'names'
    | 'combining'
    | 'measureUnits'
    | 'sameAs'
    | 'placeLeads'
    | 'shopLeads'
    | 'money'
    | 'sizes'
    | 'whichKind'
    | 'wasKind'
    | 'maybeKind'
  >;
  readonly ordinary: Lists<
    | 'names'
    | 'onlyWithCapitals'
    | 'onlyWithSigns'
    | 'grammar'
    | 'holders'
    | 'takenLeads'
    | 'verbsToo'
    | 'verbLeads'
    | 'timesToo'
    | 'vitaminLeads'
    | 'productWords'
    | 'adjectives'
    | 'objects'
    | 'endings'
  > & {
    /** Supplement → what it is called for short, among supplements alone. */
    readonly shortForms: Readonly<Record<string, readonly string[]>>;
    /** The same, but only likely: a guess that is asked back. */
    readonly looseForms: Readonly<Record<string, readonly string[]>>;
    /** Supplement → what it is instead where one of it holds so much. */
    readonly stronger: Readonly<Record<string, Stronger>>;
  };
  readonly life: LifeWords;
  readonly prose: ProseLists;
  readonly salts: Readonly<Record<string, Readonly<Record<string, SaltLabels>>>>;
  readonly ailments: Lists<'words' | 'endings' | 'historyHeads'>;
  readonly nothing: Lists<'words' | 'denials'>;
  readonly advice: AdviceWords;
  readonly allergies: Lists<'fillers'> & {
    /** What medicines of these classes do to people who do not bear them, and are not given for. */
    readonly reactions: readonly Lists<'say' | 'of'>[];
  };
  readonly diets: { readonly words: Readonly<Partial<Record<Diet, readonly string[]>>> };
  /** What the ending of a brand adds: medicine → how it is said, behind which medicines or classes. */
  readonly brandEndings: {
    readonly added: Readonly<Record<string, Lists<'say' | 'to'>>>;
    readonly unknown: readonly string[];
    /** Makers that put their name behind the start of a substance: "Simvahexal". */
    readonly makers: readonly string[];
    /** Behind a brand that holds one of `to`: a product against several complaints. */
    readonly symptoms: Lists<'say' | 'to'>;
  };
  /** What stands around a name in other languages. */
  readonly abroad: AbroadWords;
  /** Everyday English, one line of words: none of them is ever corrected, or held for a medicine. */
  readonly english: string;
}

type Lists<K extends string> = Readonly<Record<K, readonly string[]>>;
type ListsBy<K extends string> = Readonly<Partial<Record<K, readonly string[]>>>;

export interface UnitWords {
  /** The unit as we write it → how people do. */
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** Millilitres → words for a spoon of so many. */
  readonly spoons: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  /** Between the parts of a number, and before its fraction. */
  readonly and: readonly string[];
  readonly articles: readonly string[];
  readonly thousand: readonly string[];
  readonly by: readonly string[];
  readonly to: readonly string[];
  /** Unit → drugs whose bare numbers are so many of it. */
  readonly bareUnits: Readonly<Record<string, readonly string[]>>;
  /** Drugs of which a bare number is micrograms where it is breathed in. */
  readonly bareSprayed: readonly string[];
  /** Medicines whose tablets hold so little that a lone 1, 2 or 3 is their strength. */
  readonly weakTablets: readonly string[];
  /** Behind "/": what the strength is that of. */
  readonly perPiece: readonly string[];
  readonly point: readonly string[];
  readonly nought: readonly string[];
  /** Between a strength and what it is that of. */
  readonly per: readonly string[];
  readonly perHour: readonly string[];
  readonly perBody: readonly string[];
  /** So much in each of those that are counted; so much in all of them together. */
  readonly each: readonly string[];
  readonly total: readonly string[];
  /** The dose behind it holds from now on; it will hold later. */
  readonly nowDose: readonly string[];
  readonly laterDose: readonly string[];
  /** Between the dose of today and one to come, or before both. */
  readonly movingDose: readonly string[];
  /** A dose of another time with its number. */
  readonly otherDoses: readonly string[];
  /** Before how much is taken off or added. */
  readonly stepBy: readonly string[];
  /** Half of what was said: "cut in half". */
  readonly halved: readonly string[];
  /** The same with the strength of the whole in it. */
  readonly halvedOf: readonly string[];
  readonly split: readonly string[];
  /** Directly before the dose that it was. */
  readonly doseBefore: readonly string[];
  /** Joins two doses that follow each other. */
  readonly thenDose: readonly string[];
  /** Behind the dose of today, where another stood before. */
  readonly nowBehind: readonly string[];
  readonly leftOver: readonly string[];
  /** Before what is taken besides, and only at times. */
  readonly besides: readonly string[];
  /** Directly before it, likewise. */
  readonly nowBefore: readonly string[];
}

export interface FrequencyWords {
  readonly times: number | '#';
  /** Days; a '#' is the number in the phrase. */
  readonly every: number | '#' | '#/24' | '#*7' | '#*30';
  readonly say: readonly string[];
}

export interface TimeWords
  extends Lists<
    | 'rest'
    | 'except'
    | 'misspelled'
    | 'toDay'
    | 'meals'
    | 'food'
    | 'asNeeded'
    | 'asNeededWhen'
    | 'atMost'
    | 'courses'
    | 'spans'
    | 'ofAll'
    | 'ofEach'
    | 'sameTime'
    | 'episodes'
    | 'months'
    | 'talk'
  > {
  readonly frequencies: readonly FrequencyWords[];
  /** The words for each day of the week, in their order. */
  readonly weekdays: readonly (readonly string[])[];
  readonly slots: ListsBy<Slot>;
  /** How long ago at least, in days; times the number in the phrase where it has one. */
  readonly ago: readonly { readonly days: number; readonly stops: boolean; readonly say: readonly string[] }[];
  /** Years count up to this day; `leads` stand before one in which something ended. */
  readonly years: { readonly asOf: string; readonly leads: readonly string[] };
  /** A drink that is a meal too where tablets are counted out: "1 tab tea". */
  readonly mealToo: readonly string[];
  /** "15 mg ON": at night, in capitals only. */
  readonly nightInCapitals: readonly string[];
  readonly fasting: readonly string[];
  /** `leads` stand before a time: "at 8". */
  readonly clock: Lists<'morning' | 'evening' | 'none' | 'leads' | 'at' | 'joins' | 'bounds'>;
  /** Of an hour that is told roughly or in words: \"around nine\", \"half past ten\". */
  readonly hours: Lists<'rough' | 'halves' | 'quarters' | 'past' | 'longer' | 'ish' | 'ends'>;
}

export interface AbroadWords
  extends Lists<'asNeeded' | 'food' | 'purpose' | 'talk' | 'sentence' | 'joining' | 'elisions'> {
  readonly frequencies: readonly FrequencyWords[];
  readonly slots: ListsBy<Slot>;
  readonly pieces: ListsBy<MedicineRoute | 'none'>;
}

/** `changed`: what stays in place and is changed every so often, giving the same each day. */
export interface FormWords
  extends Lists<'words' | 'medicine' | 'changed' | 'bodyParts' | 'drops' | 'flavours' | 'plantParts' | 'madeFor'> {
  readonly pieces: ListsBy<MedicineRoute | 'none'>;
  readonly routes: ListsBy<MedicineRoute>;
  /** Brands that are only used one way, where no register says which. */
  readonly brandRoutes: ListsBy<MedicineRoute>;
}

export type StatusWords = Lists<
  | 'stopped'
  | 'replaced'
  | 'planned'
  | 'notTaking'
  | 'allergy'
  | 'anyMore'
  | 'refused'
  | 'breaks'
  | 'notDenials'
  | 'people'
  | 'theyTake'
  | 'familyHistory'
  | 'atWork'
  | 'freeOf'
  | 'free'
  | 'levels'
  | 'lacking'
  | 'prescribed'
  | 'prescribers'
  | 'bought'
  | 'unsure'
  | 'purpose'
  | 'denialOpeners'
  | 'reachesAll'
  | 'closesDenial'
  | 'mine'
  | 'reasons'
  | 'listLeads'
  | 'forWhom'
  | 'selfToo'
  | 'mineToo'
  | 'movedTo'
  | 'insideOf'
  | 'things'
  | 'drinks'
  | 'unnamed'
  | 'looks'
  | 'swapped'
  | 'turns'
  | 'turnLeads'
  | 'subjects'
  | 'doers'
  | 'again'
  | 'neverTaken'
  | 'tookOver'
  | 'inMyPlace'
  | 'backTo'
  | 'taking'
  | 'stopReasons'
  | 'proxies'
  | 'selfTaking'
  | 'proxyOpenings'
  | 'wishes'
  | 'wishGaps'
  | 'singular'
  | 'ofSelf'
  | 'orders'
  | 'headings'
  | 'pronouns'
  | 'untils'
  | 'pastWords'
  | 'isStill'
  | 'deniedOfSelf'
  | 'sureOfName'
  | 'lifeStarts'
  | 'atFirst'
  | 'occasions'
  | 'beginnings'
  | 'planHints'
  | 'objectLeads'
>;

/** Words of the sentences that stand beside a medicine and are not about it. */
export type LifeWords = Lists<
  | 'intolerant'
  | 'starts'
  | 'auxiliaries'
  | 'ownDenials'
  | 'looseHeads'
  | 'whileOn'
  | 'handled'
  | 'nothingThen'
  | 'nothingAtAll'
  | 'inHeads'
  | 'wishedAway'
  | 'beingMe'
  | 'everSince'
  | 'haveHad'
  | 'lessOrMore'
  | 'timeLeads'
  | 'discharge'
  | 'dischargeLeads'
  | 'waits'
  | 'ways'
  | 'articles'
  | 'determiners'
  | 'states'
  | 'others'
  | 'rightNow'
  | 'being'
  | 'subjectEnds'
  | 'subjectLeads'
  | 'ownLeads'
  | 'treatment'
  | 'whoElse'
  | 'ails'
  | 'hadAilment'
  | 'chemists'
  | 'oneDay'
  | 'ofOne'
  | 'missed'
  | 'aged'
  | 'besideTime'
  | 'haveNot'
  | 'did'
  | 'points'
  | 'asks'
  | 'stillTaken'
  | 'takenBehind'
  | 'keptUnused'
  | 'slips'
  | 'ownStates'
  | 'neverYet'
  | 'yet'
  | 'fetches'
  | 'arrivals'
>;

type ProseList =
  | 'handling'
  | 'taking'
  | 'takenBefore'
  | 'doings'
  | 'shopVerbs'
  | 'lifeBefore'
  | 'introduces'
  | 'personVerbs'
  | 'personLeads'
  | 'hormones'
  | 'asks'
  | 'firmVerbs'
  | 'firmLeads'
  | 'givenNames'
  | 'haveNames'
  | 'ofFirms'
  | 'work'
  | 'ofCare'
  | 'honorifics'
  | 'callings'
  | 'mentions'
  | 'animals'
  | 'named'
  | 'streets'
  | 'growing'
  | 'resultLinks'
  | 'mayBeResult'
  | 'resultUnits'
  | 'found'
  | 'which'
  | 'verdicts'
  | 'tests'
  | 'findings'
  | 'ward';
/** What is told around medicines and is none. */
export interface ProseLists extends Lists<ProseList> {
  /** Supplement → what a number without a unit of weight says of the blood, and not of a dose. */
  readonly results: Readonly<Record<string, { readonly from: number; readonly to: number }>>;
}

/** From so much on, up to so much, in the unit of the dose. */
export interface Stronger {
  readonly from: number;
  readonly to: number;
  readonly is: string;
}

/** What is in a tablet that is sold by the weight of its salt. */
export interface SaltLabels {
  /** Weight of the salt → weight of the mineral, as labels have it. */
  readonly labels: Readonly<Record<string, number>>;
  readonly share: number;
  /** From this weight on the figure is taken for that of the salt. */
  readonly from: number;
}

type AdviceList = 'everything' | 'qualifiers' | 'reasons' | 'foods' | 'fillers' | 'raises' | 'lowers' | 'blunt';
export interface AdviceWords extends Lists<AdviceList> {
  readonly categories: ListsBy<Supplement['category']>;
  readonly effects: ListsBy<Effect>;
}
