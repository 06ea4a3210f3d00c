import { mapKnown } from '../flat-map.ts';
import { DAYS_OF_WEEK } from '../measures.ts';
import type { Told } from '../model.ts';
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
import { withClaims } from './scan/claims.ts';
import { withoutModels } from './scan/devices.ts';
import { withoutEmptyTimes } from './scan/empty-times.ts';
import { withoutProse } from './scan/prose.ts';
import { Scan } from './scan/scan.ts';
import type { Span } from './spans.ts';
import { CONNECTORS, type Token, tokensOf } from './tokens.ts';

/** One entry of what a person wrote, with everything that was said of it. */
export interface Entry {
  readonly text: string;
  /** Where it stands in the whole text. */
  readonly from: number;
  readonly to: number;
  /** The name itself, as it was typed. */
  readonly name: string;
  readonly nameFrom: number;
  readonly nameTo: number;
  readonly meaning: Meaning | null;
  /** The spelling was corrected. */
  readonly guessed: boolean;
  /** Every meaning a misspelling may have, where it is not clear which. */
  readonly candidates: readonly Meaning[];
  /** The words around the name. */
  readonly around: string;
  readonly told: Told;
  /** What its status may be as well, where one cue alone says so: it counts as taken until the person says. */
  readonly otherStatus: Told['status'] | null;
  /** Null where nobody says who gave it; false where it was no clinician. */
  readonly isPrescribed: boolean | null;
  readonly directions: Directions;
  /** A number stands in its words that became nothing of what was read. */
  readonly hasUnusedNumber: boolean;
  /** A strength inside the name: the 40 of "Pan 40". */
  readonly strength: number | null;
}

/** Less than every other day has a rhythm of its own: weekly, monthly. Five days a week is as good as daily. */
const RARE = 0.6;
const rhythmOf = ({ timesADay }: Directions): number | undefined =>
  timesADay > 0 && timesADay < RARE ? Math.round(100 / timesADay) / 100 : undefined;

/** "Sundays": on those days alone. Where the rhythm says more or fewer days than were named, nobody knows which. */
function weekdaysOf(directions: Directions, elements: readonly Element[]): readonly number[] | undefined {
  const everyDays = rhythmOf(directions);
  const named = new Set(mapKnown(elements, (each) => (each.kind === 'weekday' ? each.day : null)));
  if (everyDays === undefined || named.size === 0) return undefined;
  return Math.round(DAYS_OF_WEEK / everyDays) === named.size ? [...named].sort((a, b) => a - b) : undefined;
}

export interface ReadingOptions {
  /** Which answer it is: in that of medicines nothing is guessed to be a supplement. */
  readonly list: 'medicines' | 'supplements' | 'any';
  /** Words that say nothing in this text. */
  readonly filler?: ReadonlySet<string>;
  /** Everyday words are kept as not understood. */
  readonly keepsOrdinary?: boolean;
  /** The text's own, where they were cut already. */
  readonly tokens?: readonly Token[];
}

/** Where each token of a text ended up: in exactly one place. */
export interface Placed {
  readonly looking: Looking;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
}

/** What a text names, and the pieces of it that became nothing. */
export interface Reading {
  readonly entries: readonly Entry[];
  readonly notUsed: readonly NotUsed[];
}

/** Tokens → spans. */
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
  const spans = withoutModels(withoutEmptyTimes(looking, new Scan(looking).run()));
  // In an allergy every word may be what it is to.
  if (keepsOrdinary) return { looking, tokens, spans };
  const kept = withoutProse(looking, spans);
  return { looking, tokens, spans: list === 'any' ? kept : withClaims(looking, kept) };
}

/** Everything that a text names, in its order; what was not understood stays in it, without a meaning. */
export const read = (names: Names, text: string, options: ReadingOptions): readonly Entry[] =>
  readList(names, text, options).entries;

/** The same, with what was not used of the text. */
export function readList(names: Names, text: string, options: ReadingOptions): Reading {
  const { looking, tokens, spans } = spansOf(names, text, options);
  const gathered = gather({ names, text, tokens, spans, isSupplements: options.list === 'supplements' });
  const listed = unsureNumbers(spans);
  const entries = gathered.map((entry, at) => {
    const read = entryOf(text, tokens, entry, listed.get(entry.from));
    const nextFrom = gathered[at + 1]?.from ?? tokens.length;
    const { directions } = read;
    return {
      ...read,
      hasUnusedNumber: hasUnusedNumber(
        { spans, tokens, habits: names.words.unrelated.habits },
        { entry, directions, nextFrom },
      ),
    };
  });
  if (options.list === 'any') return { entries, notUsed: [] };
  // What was measured is no lost piece either.
  const notUsed = notUsedIn(looking, spans, entries);
  return { entries: entries.filter((_, i) => !isOnlyLevel(gathered[i] as Mention)), notUsed };
}

/** Not understood, in a long sentence that says nothing of it. The few words beside it may be part of what it is called. */
const isOnlyWord = ({ name, elements, route, isNeeded, status, from, to }: Mention): boolean =>
  name === null &&
  elements.length === 0 &&
  route === null &&
  !isNeeded &&
  status === 'taking' &&
  to - from > MOST_OF_NAME;
const MOST_OF_NAME = 6;

/** "My iron was low" in a list of what is taken: nothing is said of taking it. */
const isOnlyLevel = ({ isLevel, isNeeded, elements, route, name }: Mention): boolean =>
  // "My testosterone levels are good on the gel".
  isLevel && !isNeeded && elements.length === 0 && (route === null || name?.meaning.supplement !== undefined);

/** Numbers that are likelier the place in a list than how many, by where they end. */
const unsureNumbers = (spans: readonly Span[]): ReadonlyMap<number, number> =>
  new Map(
    spans.flatMap((span) =>
      span.kind === 'stop' && span.listNumber?.isUnsure === true ? [[span.to, span.listNumber.value] as const] : [],
    ),
  );

function entryOf(
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
    told: {
      status: (isNeeded || directions.isCut) && status === 'taking' ? 'as-needed' : status,
      slots: directions.slots,
      route,
      everyDays: rhythmOf(directions),
      weekdays: weekdaysOf(directions, gathered.elements),
      stoppedDaysAgo: status === 'stopped' && gathered.agoDays !== null ? gathered.agoDays : undefined,
      word: text.slice(nameFrom, nameTo),
    },
    otherStatus: status === 'taking' ? gathered.otherStatus : null,
    // Nobody buys an injection off the shelf.
    isPrescribed: isPrescribed ?? (route === 'injection' && name?.meaning.supplement !== undefined ? true : null),
    directions,
    strength: name?.strength ?? null,
  };
}

/** How often a patch is changed is its rhythm, and not how much it gives a day. */
function directionsIn({ name, elements: cue, isChanged }: Mention, listNumber?: number): Directions {
  const elements = withNamed(name?.strength ?? null, cue);
  const directions = directionsOf(elements, isSingle(name?.meaning), listNumber);
  if (!isChanged) return directions;
  const daily = elements.filter((each) => each.kind !== 'weekday' && (each.kind !== 'every' || each.days <= 1));
  return { ...directions, measured: directionsOf(daily, isSingle(name?.meaning)).measured };
}

/** "Epilim Chrono 300 mane 500 nocte": the first of two doses was taken for part of the name. */
function withNamed(strength: number | null, elements: readonly Element[]): readonly Element[] {
  const [first] = elements;
  const isTimed = first !== undefined && isRhythm(first);
  const other = elements.find((each) => each.kind === 'amount');
  const isDose = other?.kind === 'amount' && other.unit === null && other.value > LEAST_DOSE;
  if (strength === null || !isTimed || !isDose) return elements;
  return [{ kind: 'amount', value: strength, unit: null, isAside: false }, ...elements];
}
/** Fewer are so many tablets. */
const LEAST_DOSE = 12;

const FEW_SPACES = 8;

const isSingle = (meaning: Meaning | undefined): boolean =>
  meaning?.drug !== undefined || meaning?.brand?.ingredients.length === 1;

const isLoose = (token: Token | undefined): boolean =>
  token !== undefined &&
  (CONNECTORS.has(token.word) || (token.kind === 'sign' && token.word !== '%' && token.word !== ')'));

/** The sign of "NAD+" is part of the name. */
const isOfName = (text: string, tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '+' &&
  tokens[at]?.start === tokens[at - 1]?.end &&
  /^ *(?:[^\w ]|$)/.test(text.slice(tokens[at]?.end, (tokens[at]?.end ?? 0) + FEW_SPACES));

/** Without the joining words and signs at both ends. */
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
