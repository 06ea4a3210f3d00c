import type { Slot } from '@evidose/contract';
import type { Cue } from '../cues.ts';
import type { Looking } from '../find-name.ts';
import type { CueSpan, FiguresSpan, Span } from '../spans.ts';

/** A written time, before its half of the day is known. */
interface Written {
  readonly hour: number;
  readonly to: number;
  /** An unambiguous notation: "20:00", "0800", "22.00". */
  readonly isSure: boolean;
}

const QUARTERS = /^(\d{1,2})\.(?:00|15|30|45)$/;
const FOUR_DIGITS = /^([01]\d|2[0-3])[0-5]\d$/;
const NOON = 12;
const LAST_HOUR = 24;
/** A list has at most this many times. */
const LONGEST_LIST = 8;

/** "8am", "at 10 pm", "20:00", "0800", "at 8, 12 and 4": a clock time. */
export function clockAt(of: Looking, at: number, last?: Span): CueSpan | null {
  const { tokens, names } = of;
  const { clock, clockLeads, oclock } = names.words;
  const before = tokens[at - 1]?.word ?? '';
  const written = writtenAt(of, at);
  const past = pastAt(of, at);
  if (past !== null) return past;
  if (written === null || written.hour > LAST_HOUR)
    return inWordsAt(of, at) ?? roughAt(of, at) ?? againAt(of, at) ?? listedAt(of, at);
  const { hour, to, isSure } = written;
  const half = clock.get(tokens[to]?.word ?? '');
  const isLed = clockLeads.has(before);
  const isOclock = half === 'none' && oclock.has(tokens[to]?.word ?? '');
  if (isOclock) return span(at, to + 1, isSlotAt(of, to + 1) ? null : hour);
  // "Ramipril 5 am", "x1 am": a strength or count, then the time; "8am" and "at 8 am" are times.
  const isSpaced = tokens[to] !== undefined && tokens[to]?.start !== tokens[to - 1]?.end;
  const isHalf = half !== undefined && half !== 'none';
  // "About 10.30 at night".
  const isQuarter = QUARTERS.test(tokens[at]?.word ?? '') && half === undefined && isSlotAt(of, to);
  if (isQuarter && (isLed || isBehindDose(of, at, hour))) return span(at, to, null);
  // "7 am Eltroxin", "twice a day 8 am and 3 pm": unless a name stands before it, an hour is not a count.
  const isFree = !(last?.kind === 'name' || last?.kind === 'unknown') && hour >= FIRST_OF_DAY && !isSignBefore(of, at);
  const isTime = isSure || (isHalf && (!isSpaced || isLed || isFree || isBehindDose(of, at, hour)));
  if (half === undefined && leadsLine(of, at)) return span(at, to, hour >= FIRST_OF_DAY && hour < NOON ? hour : null);
  const isHours = half === 'none' && FOUR_DIGITS.test(tokens[at]?.word ?? '');
  if (isTime || isHours) return span(at, half === undefined ? to : to + 1, in24(hour, half));
  return half === undefined ? (betweenAt(of, at) ?? roughAt(of, at) ?? againAt(of, at) ?? listedAt(of, at)) : null;
}

/** "At nine pm", "50 mg nine pm", "ten o'clock at night": the hour in words. */
function inWordsAt(of: Looking, at: number): CueSpan | null {
  const { tokens, names, numberAt } = of;
  const half = names.words.clock.get(tokens[at + 1]?.word ?? '');
  if (half === undefined || tokens[at]?.kind !== 'word') return null;
  const hour = numberAt(at);
  if (hour === null || hour.to !== at + 1 || !Number.isInteger(hour.value) || hour.value < 1 || hour.value > NOON)
    return null;
  if (half === 'none') return names.words.oclock.has(tokens[at + 1]?.word ?? '') ? span(at, at + 2, null) : null;
  return isLed(of, at) || isBehindDose(of, at, hour.value) ? span(at, at + 2, in24(hour.value, half)) : null;
}

/** "At 8 in the morning and 8 at night": a second hour after the first. */
function againAt(of: Looking, at: number): CueSpan | null {
  if (!isJoin(of, at - 1) || !isSlotAt(of, at + 1)) return null;
  const hour = bareHour(of, at);
  if (hour === null || hour < FIRST_OF_DAY || hour > NOON) return null;
  for (let first = at - 3; first > Math.max(0, at - LONGEST_LIST); first--)
    if (isLed(of, first) && bareHour(of, first) !== null && isSlotAt(of, first + 1)) return span(at, at + 1, null);
  return null;
}

/** "Around nine", "half nine or so", "nine ish": an hour in either half of the day, if nothing is counted after it. */
function roughAt(of: Looking, at: number): CueSpan | null {
  const { tokens, names } = of;
  const { rough, halves, ish } = names.words.hours;
  const isHalved = halves.has(tokens[at]?.word ?? '');
  const place = isHalved ? at + 1 : at;
  const isIsh = ish.has(tokens[place + 1]?.word ?? '');
  if (!isHalved && !isIsh && !rough.has(tokens[at - 1]?.word ?? '')) return null;
  const hour = bareHour(of, place);
  if (hour === null || hour < FIRST_OF_DAY || hour > NOON) return null;
  const to = isIsh ? place + 2 : place + 1;
  return isNothingCounted(of, to) ? span(at, to, null) : null;
}

/** "Half past nine", "ten past eight", "a quarter past 7". */
function pastAt(of: Looking, at: number): CueSpan | null {
  const { tokens, names, numberAt } = of;
  const { halves, quarters, past, longer } = names.words.hours;
  const word = tokens[at]?.word ?? '';
  const minutes = numberAt(at);
  const isPart = halves.has(word) || quarters.has(word);
  const place = isPart ? at + 1 : (minutes?.to ?? at);
  const hour = numberAt(place + 1);
  const isTo = quarters.has(word) && names.words.syntax.to.has(tokens[place]?.word ?? '');
  if (place === at || !(isTo || past.has(tokens[place]?.word ?? '')) || hour === null) return null;
  const isMinutes = isPart || (minutes !== null && minutes.value % MINUTES_APART === 0 && minutes.value < LAST_MINUTE);
  const isHour = Number.isInteger(hour.value) && hour.value >= 1 && hour.value <= NOON;
  // "A quarter to one tablet".
  if (isTo && bareHour(of, place + 1) === null) return null;
  // "For the past three years".
  if (longer.has(tokens[hour.to]?.word ?? '')) return null;
  return isMinutes && isHour ? span(at, hour.to, null) : null;
}
const MINUTES_APART = 5;
const LAST_MINUTE = 60;

/** "Around nine" ends there or with the time of day; "around nine capsules" does not. */
function isNothingCounted(of: Looking, at: number): boolean {
  const { tokens, names } = of;
  const next = tokens[at];
  return next === undefined || next.kind === 'sign' || names.words.hours.ends.has(next.word) || isSlotAt(of, at);
}

/** "500 mg: 8 am": after a dose the number is not a tablet count. */
function isBehindDose({ tokens, names }: Looking, at: number, hour: number): boolean {
  const before = tokens[at - 1]?.kind === 'sign' ? at - 2 : at - 1;
  const isUnit = names.words.units.match(tokens, before) !== null;
  const isPiece = names.words.phrases.match(tokens, before)?.value.kind === 'piece';
  return (tokens[before]?.kind === 'number' || isUnit || isPiece) && hour >= FIRST_OF_DAY && Number.isInteger(hour);
}

/** "9.15 bisoprolol 5": a time with minutes at the start of a line, before a name. */
const leadsLine = ({ tokens, names }: Looking, at: number): boolean =>
  MINUTES.test(tokens[at]?.word ?? '') &&
  (at === 0 || tokens[at - 1]?.word === '\n') &&
  tokens[at + 1]?.kind === 'word' &&
  names.words.units.match(tokens, at + 1) === null &&
  names.words.phrases.match(tokens, at + 1) === null;
const MINUTES = /^(?:1?\d|2[0-3])[.][0-5][05]$/;

/** "X 5 am". */
const isSignBefore = ({ tokens, names }: Looking, at: number): boolean =>
  names.words.by.has(tokens[at - 1]?.word ?? '');

function writtenAt({ tokens }: Looking, at: number): Written | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  // "20:00"; in "Lipitor 20: 1 tablet" the colon introduces the directions.
  const [colon, minutes] = [tokens[at + 1], tokens[at + 2]];
  const isColon =
    colon?.word === ':' && colon.start === token.end && minutes?.start === colon.end && /^\d{2}$/.test(minutes.word);
  if (isColon) return /^\d{1,2}$/.test(token.word) ? { hour: Number(token.word), to: at + 3, isSure: true } : null;
  if (FOUR_DIGITS.test(token.word))
    return { hour: Number(token.word.slice(0, 2)), to: at + 1, isSure: token.word.startsWith('0') };
  const hour = Number(QUARTERS.exec(token.word)?.[1]);
  if (!Number.isNaN(hour)) return { hour, to: at + 1, isSure: token.word.startsWith('0') || hour > NOON };
  return /^\d{1,2}(?:\.\d{2})?$/.test(token.word)
    ? { hour: Math.floor(Number(token.word)), to: at + 1, isSure: false }
    : null;
}

const in24 = (hour: number, half: string | undefined): number =>
  half === 'evening' && hour < NOON ? hour + NOON : half === 'morning' && hour === NOON ? 0 : hour;

function span(from: number, to: number, hour: number | null): CueSpan {
  const cue: Cue = hour === null ? { kind: 'time' } : { kind: 'slot', slot: slotAt(hour), hour };
  return { kind: 'cue', from, to, cue, number: 1, meaning: null };
}

/** "8am 12 4pm": a bare number between two clock times is one as well. */
function betweenAt(of: Looking, at: number): CueSpan | null {
  const { tokens, names } = of;
  const isHalf = (place: number): boolean => (names.words.clock.get(tokens[place]?.word ?? '') ?? 'none') !== 'none';
  const before = isJoin(of, at - 1) ? at - 2 : at - 1;
  const next = isJoin(of, at + 1) ? at + 2 : at + 1;
  const hour = bareHour(of, at);
  if (hour === null || !isHalf(before) || tokens[next]?.kind !== 'number' || !isHalf(next + 1)) return null;
  return span(at, at + 1, laterThan(undefined, hour));
}

/** "At 9" may be morning or night; in "at 8, 12 and 4" each is later than the previous one. */
function listedAt(of: Looking, at: number): CueSpan | null {
  let first = at;
  for (let steps = 0; steps < LONGEST_LIST && !isLed(of, first) && isJoin(of, first - 1); steps++) first -= 2;
  if (!isLed(of, first) || bareHour(of, first) === null) return null;
  const hours: number[] = [];
  for (let place = first; hours.length < LONGEST_LIST; place += 2) {
    const bare = bareHour(of, place);
    if (bare === null) break;
    hours.push(laterThan(hours.at(-1), bare));
    if (!isJoin(of, place + 1)) break;
  }
  const hour = hours[(at - first) / 2];
  if (hour === undefined || of.numberAt(at) === null) return null;
  if (hours.length > 1) return span(at, at + 1, hour);
  // Alone, "at 20" may be a starting dose.
  return hour > NOON && first === at && (bareHour(of, at) ?? 0) > NOON ? null : span(at, at + 1, null);
}
const FIRST_OF_DAY = 5;

/** "7-11-15-19", "8 12 16 20", "8/12/4/8": hours some hours apart; after "at" three are enough. */
export function hoursAt(of: Looking, at: number): FiguresSpan | null {
  const { tokens, names } = of;
  if (tokens[at]?.kind !== 'number') return null;
  const sign = tokens[at + 1]?.kind === 'sign' ? tokens[at + 1]?.word : undefined;
  if (sign !== undefined && !HOUR_SIGNS.has(sign)) return null;
  const hours: number[] = [];
  let to = at;
  for (let place = at; hours.length < LONGEST_LIST; place += sign === undefined ? 1 : 2) {
    const word = tokens[place]?.word ?? '';
    const isNext = hours.length === 0 || sign === undefined || tokens[place - 1]?.word === sign;
    if (!isNext || !/^\d{1,2}$/.test(word)) break;
    const last = hours.at(-1);
    const hour = laterThan(last, Number(word));
    const gap = last === undefined ? LEAST_APART : hour - last;
    if (gap < LEAST_APART || gap > MOST_APART) return null;
    hours.push(hour);
    to = place + 1;
  }
  const isEnough =
    hours.length >= (isLed(of, at) ? 3 : 4) && (hours[0] ?? 0) <= NOON && (hours.at(-1) ?? 0) < LAST_HOUR;
  if (!isEnough || names.words.units.match(tokens, to) !== null) return null;
  return { kind: 'hours', from: at, to, figures: hours, unit: null };
}
const HOUR_SIGNS: ReadonlySet<string> = new Set(['-', '–', '/']);
const LEAST_APART = 2;
const MOST_APART = 6;

/** Hours of a list ascend: the 4 after 12 is 16. */
function laterThan(last: number | undefined, hour: number): number {
  const isAfternoon = last === undefined ? hour < FIRST_OF_DAY : hour <= last;
  return isAfternoon && hour < NOON ? hour + NOON : hour;
}

const isLed = ({ tokens, names }: Looking, at: number): boolean => names.words.clockAt.has(tokens[at - 1]?.word ?? '');

const isJoin = ({ tokens, names }: Looking, at: number): boolean => names.words.clockJoins.has(tokens[at]?.word ?? '');

/** A whole hour with nothing after it that would make it a dose or a count. */
function bareHour({ tokens, names, numberAt }: Looking, at: number): number | null {
  const number = numberAt(at);
  if (number === null || number.to !== at + 1 || !Number.isInteger(number.value)) return null;
  if (number.value < 1 || number.value >= LAST_HOUR) return null;
  const { units, spoons, phrases } = names.words;
  const isMeasured = units.match(tokens, at + 1) ?? spoons.match(tokens, at + 1);
  const cue = phrases.match(tokens, at + 1)?.value.kind;
  return isMeasured !== null || cue === 'piece' || cue === 'frequency' ? null : number.value;
}

const isSlotAt = ({ tokens, names }: Looking, at: number): boolean =>
  names.words.phrases.match(tokens, at)?.value.kind === 'slot';

export function slotAt(hour: number): Slot {
  if (hour < 4) return 'bedtime';
  if (hour < 7) return 'on-waking';
  if (hour < 11) return 'breakfast';
  if (hour < 16) return 'lunch';
  return hour < 21 ? 'dinner' : 'bedtime';
}
