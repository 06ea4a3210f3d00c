import { mapKnown } from '../flat-map.ts';
import { DAYS_OF_WEEK } from '../measures.ts';
import type { Usage } from '../model.ts';
import { type NotUsed, notUsedIn } from './accounting.ts';
import { type Directions, directionsOf } from './directions/directions.ts';
import type { Element } from './directions/elements.ts';
import { withTyposRepaired } from './directions/repair-typos.ts';
import { hasUnusedNumber } from './directions/unused-number.ts';
import type { Looking } from './find-name.ts';
import { gather } from './gather/gather.ts';
import { isRhythm, type Mention } from './gather/mention.ts';
import type { Meaning, Names } from './names.ts';
import { numbersOf } from './numbers.ts';
import { withoutModels } from './scan/devices.ts';
import { withPossibleEntries } from './scan/possible-entries.ts';
import { withoutProse } from './scan/prose.ts';
import { Scan } from './scan/scan.ts';
import type { Span } from './spans.ts';
import { CONNECTORS, type Token, tokensOf } from './tokens.ts';

/** One entry of a list, with everything the text says about it. */
export interface Entry {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly nameFrom: number;
  readonly nameTo: number;
  readonly meaning: Meaning | null;
  readonly guessed: boolean;
  /** Every possible meaning of a misspelling, if it is unclear. */
  readonly candidates: readonly Meaning[];
  readonly around: string;
  readonly usage: Usage;
  /** An alternative status, based on a single cue: until the person says so, it counts as taken. */
  readonly otherStatus: Usage['status'] | null;
  /** Null if the text does not say who gave it; false if it was not a clinician. */
  readonly isPrescribed: boolean | null;
  readonly directions: Directions;
  /** A number in its text had no effect on the reading. */
  readonly hasUnusedNumber: boolean;
  /** A strength inside the name: the 40 of "Pan 40". */
  readonly strength: number | null;
}

/** Less than every other day counts as a rhythm: weekly, monthly. Five days a week is as good as daily. */
const RARE = 0.6;
const rhythmOf = ({ timesADay }: Directions): number | undefined =>
  timesADay > 0 && timesADay < RARE ? Math.round(100 / timesADay) / 100 : undefined;

/** "Sundays" means those days only. If the rhythm disagrees with the number of named days, the days are unknown. */
function weekdaysOf(directions: Directions, elements: readonly Element[]): readonly number[] | undefined {
  const everyDays = rhythmOf(directions);
  const named = new Set(mapKnown(elements, (each) => (each.kind === 'weekday' ? each.day : null)));
  if (everyDays === undefined || named.size === 0) return undefined;
  return Math.round(DAYS_OF_WEEK / everyDays) === named.size ? [...named].sort((a, b) => a - b) : undefined;
}

export interface ReadingOptions {
  /** The answer it comes from: in the medicines answer nothing is guessed to be a supplement. */
  readonly list: 'medicines' | 'supplements' | 'any';
  readonly filler?: ReadonlySet<string>;
  readonly keepsOrdinary?: boolean;
  readonly tokens?: readonly Token[];
}

export interface Placed {
  readonly looking: Looking;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
}

export interface Reading {
  readonly entries: readonly Entry[];
  readonly notUsed: readonly NotUsed[];
}

export function spansOf(names: Names, text: string, options: ReadingOptions): Placed {
  const { list, filler, keepsOrdinary = false } = options;
  const tokens = withTyposRepaired(options.tokens ?? tokensOf(text), names);
  const numberAt = numbersOf(tokens, names.words.numbers);
  const isMedicines = list === 'medicines';
  const accepts = ({ supplement, drug, drugClass, brand }: Meaning): boolean =>
    !isMedicines || supplement === undefined || drug !== undefined || drugClass !== undefined || brand !== undefined;
  const looking = {
    names,
    text,
    tokens,
    numberAt,
    isMedicines,
    isSupplements: list === 'supplements',
    filler,
    keepsOrdinary,
    accepts,
  };
  const spans = withoutModels(new Scan(looking).run());
  // In an allergy any word may be the allergen.
  if (keepsOrdinary) return { looking, tokens, spans };
  const kept = withoutProse(looking, spans);
  return { looking, tokens, spans: list === 'any' ? kept : withPossibleEntries(looking, kept) };
}

export const read = (names: Names, text: string, options: ReadingOptions): readonly Entry[] =>
  readList(names, text, options).entries;

/** Every name in a text of any kind: a question, advice, an allergy. `filler` adds words to ignore. */
export const readNames = (names: Names, text: string, filler?: ReadonlySet<string>): readonly Entry[] =>
  read(names, text, { list: 'any', keepsOrdinary: true, ...(filler === undefined ? {} : { filler }) });

export function readList(names: Names, text: string, options: ReadingOptions): Reading {
  const { looking, tokens, spans } = spansOf(names, text, options);
  const gathered = gather({ names, text, tokens, spans, isSupplements: options.list === 'supplements' });
  const listed = unsureNumbers(spans);
  const placed = {
    spans,
    tokens,
    habits: names.words.unrelated.habits,
    tellsHow: names.words.tellsHow,
    hours: names.words.perHour,
  };
  let first = 0;
  const entries = gathered.map((entry, at) => {
    const read = entryOf(names, text, tokens, entry, listed.get(entry.from));
    while ((spans[first]?.from ?? entry.from) < entry.from) first += 1;
    while ((spans[first - 1]?.from ?? -1) >= entry.from) first -= 1;
    const nextFrom = gathered[at + 1]?.from ?? tokens.length;
    return {
      ...read,
      hasUnusedNumber:
        read.directions.isUnexplained ||
        hasUnusedNumber(placed, { entry, directions: read.directions, first, nextFrom }),
    };
  });
  if (options.list === 'any') return { entries, notUsed: [] };
  // Measurements are not lost pieces.
  const notUsed = notUsedIn(looking, spans, entries);
  return { entries: entries.filter((_, i) => !isOnlyLevel(gathered[i] as Mention)), notUsed };
}

/** An unknown word in a long sentence that says nothing about it. The few words beside it may belong to its name. */
const isOnlyWord = ({ name, elements, route, isNeeded, status, from, to }: Mention): boolean =>
  name === null &&
  elements.length === 0 &&
  route === null &&
  !isNeeded &&
  status === 'taking' &&
  to - from > MOST_OF_NAME;
const MOST_OF_NAME = 6;

/** "My iron was low" in a list of current items: nothing says that it is taken. */
const isOnlyLevel = ({ isLevel, isNeeded, elements, route, name }: Mention): boolean =>
  // "My testosterone levels are good on the gel".
  isLevel && !isNeeded && elements.length === 0 && (route === null || name?.meaning.supplement !== undefined);

/** Numbers that are more likely list numbers than counts, by their end. */
const unsureNumbers = (spans: readonly Span[]): ReadonlyMap<number, number> =>
  new Map(
    spans.flatMap((span) =>
      span.kind === 'stop' && span.listNumber?.isUnsure === true ? [[span.to, span.listNumber.value] as const] : [],
    ),
  );

/** "Yasmin, 34": a person's name and age, or the pill and a number. */
function isAged({ words }: Names, tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  const [sign, age, behind] = tokens.slice(to, to + 3);
  const isName = to === from + 1 && words.prose.givenNames.has(tokens[from]?.word ?? '');
  return isName && sign?.word === ',' && age?.kind === 'number' && (behind === undefined || behind.kind === 'sign');
}

function entryOf(
  names: Names,
  text: string,
  tokens: readonly Token[],
  gathered: Mention,
  listNumber?: number,
): Omit<Entry, 'hasUnusedNumber'> {
  const { name, unknown, route, isNeeded, status, isPrescribed } = gathered;
  const span = name ?? unknown ?? { from: 0, to: 0 };
  const nameFrom = tokens[span.from]?.start ?? 0;
  const nameTo = tokens[span.to - 1]?.end ?? 0;
  const [from, to] = isOnlyWord(gathered) ? [nameFrom, nameTo] : tidied(text, tokens, gathered, span);
  const written = text.slice(from, to);
  const directions = directionsIn(gathered, listNumber);
  return {
    text: written,
    from,
    to,
    name: text.slice(nameFrom, nameTo),
    nameFrom,
    nameTo,
    meaning: name?.meaning ?? null,
    guessed: name?.guessed ?? (unknown?.candidates.length ?? 0) > 0,
    candidates: unknown?.candidates ?? [],
    around: `${text.slice(from, nameFrom)} ${text.slice(Math.min(nameTo, to), to)}`,
    usage: {
      status: (isNeeded || directions.isCut) && status === 'taking' ? 'as-needed' : status,
      slots: directions.slots,
      route,
      everyDays: rhythmOf(directions),
      weekdays: weekdaysOf(directions, gathered.elements),
      stoppedDaysAgo: status === 'stopped' && gathered.agoDays !== null ? gathered.agoDays : undefined,
      word: text.slice(nameFrom, nameTo),
    },
    otherStatus:
      status === 'taking' ? (gathered.otherStatus ?? (isAged(names, tokens, span) ? 'not-taking' : null)) : null,
    // Injections are not sold over the counter.
    isPrescribed: isPrescribed ?? (route === 'injection' && name?.meaning.supplement !== undefined ? true : null),
    directions,
    strength: name?.strength ?? null,
  };
}

/** Nobody says more about one medicine, and the patterns of directions are not linear. */
const MOST_ELEMENTS = 100;

/** How often a patch is changed is its rhythm, and does not divide its daily dose. */
function directionsIn({ name, elements: cue, isChanged }: Mention, listNumber?: number): Directions {
  const elements = withNamed(name?.strength ?? null, cue).slice(0, MOST_ELEMENTS);
  const directions = directionsOf(elements, isSingle(name?.meaning), listNumber);
  if (!isChanged) return directions;
  const daily = elements.filter((each) => each.kind !== 'weekday' && (each.kind !== 'every' || each.days <= 1));
  return { ...directions, measured: directionsOf(daily, isSingle(name?.meaning)).measured };
}

/** "Epilim Chrono 300 mane 500 nocte": the first of two doses was read as part of the name. */
function withNamed(strength: number | null, elements: readonly Element[]): readonly Element[] {
  const [first] = elements;
  const isTimed = first !== undefined && isRhythm(first);
  const other = elements.find((each) => each.kind === 'amount');
  const isDose = other?.kind === 'amount' && other.unit === null && other.value > LEAST_DOSE;
  if (strength === null || !isTimed || !isDose) return elements;
  return [{ kind: 'amount', value: strength, unit: null, isAside: false }, ...elements];
}
const LEAST_DOSE = 12;

const FEW_SPACES = 8;

const isSingle = (meaning: Meaning | undefined): boolean =>
  meaning?.drug !== undefined || meaning?.brand?.ingredients.length === 1;

const isLoose = (token: Token | undefined): boolean =>
  token !== undefined &&
  (CONNECTORS.has(token.word) || (token.kind === 'sign' && token.word !== '%' && token.word !== ')'));

/** The plus sign of "NAD+" is part of the name. */
const isOfName = (text: string, tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '+' &&
  tokens[at]?.start === tokens[at - 1]?.end &&
  /^ *(?:[^\w ]|$)/.test(text.slice(tokens[at]?.end, (tokens[at]?.end ?? 0) + FEW_SPACES));

function tidied(
  text: string,
  tokens: readonly Token[],
  { from, to }: Mention,
  span: { from: number; to: number },
): readonly [number, number] {
  let first = Math.min(from, span.from);
  let last = Math.max(to, span.to) - 1;
  while (first < span.from && (isLoose(tokens[first]) || tokens[first]?.word === ')')) first += 1;
  while (last > span.to - 1 && isLoose(tokens[last]) && !isOfName(text, tokens, last)) last -= 1;
  return [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
}
