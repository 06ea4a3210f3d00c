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
const MINUTES = /^(?:1?\d|2[0-3])[.][0-5][05]$/;
const MINUTES_APART = 5;
const FIRST_OF_DAY = 5;
const NOON = 12;
const LAST_HOUR = 24;
const LONGEST_LIST = 8;

const wordAt = ({ tokens }: Looking, at: number): string => tokens[at]?.word ?? '';

/** "8am", "at 10 pm", "20:00", "half past nine", "around nine", "at 8, 12 and 4": a clock time. */
export const clockAt = (of: Looking, at: number, last?: Span): CueSpan | null =>
  pastAt(of, at) ?? hourAt(of, at, last) ?? roughAt(of, at) ?? againAt(of, at) ?? listedAt(of, at);

/** "Half past nine", "ten past eight", "a quarter to 7"; not "for the past three years". */
function pastAt(of: Looking, at: number): CueSpan | null {
  const { halves, quarters, past, longer } = of.names.words.hours;
  const word = wordAt(of, at);
  const minutes = of.numberAt(at);
  const isRound = minutes !== null && minutes.value % MINUTES_APART === 0;
  const link = halves.has(word) || quarters.has(word) ? at + 1 : isRound ? minutes.to : at;
  const isTo = quarters.has(word) && of.names.words.syntax.to.has(wordAt(of, link));
  if (link === at || !(isTo || past.has(wordAt(of, link))) || longer.has(wordAt(of, link + 2))) return null;
  const hour = bareHour(of, link + 1);
  return hour === null || hour > NOON ? null : span(at, link + 2, null);
}

/** "8am", "at 10 pm", "nine pm", "20:00", "10 o'clock", and "9.15 bisoprolol 5" at the start of a line. */
function hourAt(of: Looking, at: number, last: Span | undefined): CueSpan | null {
  const { tokens, names } = of;
  const written = writtenAt(of, at);
  if (written === null || written.hour > LAST_HOUR) return null;
  const { hour, to, isSure } = written;
  const half = names.words.clock.get(wordAt(of, to));
  if (half === 'none' && names.words.oclock.has(wordAt(of, to))) return span(at, to + 1, null);
  if (half === undefined && leadsLine(of, at)) return span(at, to, hour >= FIRST_OF_DAY && hour < NOON ? hour : null);
  // "Ramipril 5 am", "x1 am": a strength or count, then the time; "8am" and "at 8 am" are times.
  const isTight = tokens[to]?.start === tokens[to - 1]?.end;
  const isNamed = last?.kind === 'name' || last?.kind === 'unknown';
  const isFree = hour >= FIRST_OF_DAY && !isNamed && !names.words.by.has(wordAt(of, at - 1));
  const isTime = isTight || isFree || names.words.clockLeads.has(wordAt(of, at - 1));
  if (!isSure && (half === undefined || half === 'none' || !isTime)) return null;
  return span(at, half === undefined ? to : to + 1, in24(hour, half));
}

/** "Around nine", "half nine or so", "nine ish": an hour in either half of the day, if nothing is counted after it. */
function roughAt(of: Looking, at: number): CueSpan | null {
  const { rough, halves, ish, ends } = of.names.words.hours;
  const isHalved = halves.has(wordAt(of, at));
  const place = isHalved ? at + 1 : at;
  const isIsh = ish.has(wordAt(of, place + 1));
  if (!isHalved && !isIsh && !rough.has(wordAt(of, at - 1))) return null;
  const hour = bareHour(of, place);
  if (hour === null || hour < FIRST_OF_DAY || hour > NOON) return null;
  const to = isIsh ? place + 2 : place + 1;
  const next = of.tokens[to];
  const isEnd = next === undefined || next.kind === 'sign' || ends.has(next.word) || isSlotAt(of, to);
  return isEnd ? span(at, to, null) : null;
}

/** "At 8 in the morning and 8 at night": a second hour after the first. */
function againAt(of: Looking, at: number): CueSpan | null {
  if (!isJoin(of, at - 1) || !isSlotAt(of, at + 1) || (bareHour(of, at) ?? 0) < FIRST_OF_DAY) return null;
  for (let first = at - 3; first > Math.max(0, at - LONGEST_LIST); first--)
    if (isLed(of, first) && bareHour(of, first) !== null) return span(at, at + 1, null);
  return null;
}

/** "At 9" may be morning or night; in "at 8, 12 and 4" each is later than the previous one. */
function listedAt(of: Looking, at: number): CueSpan | null {
  let first = at;
  for (let steps = 0; steps < LONGEST_LIST && !isLed(of, first) && isJoin(of, first - 1); steps++) first -= 2;
  if (!isLed(of, first)) return null;
  const hours: number[] = [];
  for (let bare = bareHour(of, first); bare !== null && hours.length < LONGEST_LIST; ) {
    hours.push(laterThan(hours.at(-1), bare));
    bare = isJoin(of, first + hours.length * 2 - 1) ? bareHour(of, first + hours.length * 2) : null;
  }
  const hour = hours[(at - first) / 2];
  // Alone, "at 20" may be a starting dose.
  if (hour === undefined || (hours.length === 1 && (bareHour(of, at) ?? 0) > NOON)) return null;
  return span(at, at + 1, hours.length > 1 ? hour : null);
}

const leadsLine = ({ tokens, names }: Looking, at: number): boolean =>
  MINUTES.test(tokens[at]?.word ?? '') &&
  (at === 0 || tokens[at - 1]?.word === '\n') &&
  tokens[at + 1]?.kind === 'word' &&
  names.words.units.match(tokens, at + 1) === null &&
  names.words.phrases.match(tokens, at + 1) === null;

function writtenAt(of: Looking, at: number): Written | null {
  const token = of.tokens[at];
  if (token?.kind === 'word') {
    const number = of.numberAt(at);
    const isHour = number !== null && number.to === at + 1 && Number.isInteger(number.value) && number.value > 0;
    return isHour && number.value <= NOON ? { hour: number.value, to: at + 1, isSure: false } : null;
  }
  if (token?.kind !== 'number') return null;
  // "20:00"; in "Lipitor 20: 1 tablet" the colon introduces the directions.
  const [colon, minutes] = [of.tokens[at + 1], of.tokens[at + 2]];
  const isColon =
    colon?.word === ':' && colon.start === token.end && minutes?.start === colon.end && /^\d{2}$/.test(minutes.word);
  if (isColon) return /^\d{1,2}$/.test(token.word) ? { hour: Number(token.word), to: at + 3, isSure: true } : null;
  if (FOUR_DIGITS.test(token.word))
    return { hour: Number(token.word.slice(0, 2)), to: at + 1, isSure: token.word.startsWith('0') };
  const hour = Number(QUARTERS.exec(token.word)?.[1]);
  if (!Number.isNaN(hour)) return { hour, to: at + 1, isSure: token.word.startsWith('0') || hour > NOON };
  const isHour = /^\d{1,2}(?:\.\d{2})?$/.test(token.word);
  return isHour ? { hour: Math.floor(Number(token.word)), to: at + 1, isSure: false } : null;
}

const in24 = (hour: number, half: string | undefined): number =>
  half === 'evening' && hour < NOON ? hour + NOON : half === 'morning' && hour === NOON ? 0 : hour;

function span(from: number, to: number, hour: number | null): CueSpan {
  const cue: Cue = hour === null ? { kind: 'time' } : { kind: 'slot', slot: slotAt(hour), hour };
  return { kind: 'cue', from, to, cue, number: 1, meaning: null };
}

const HOUR_SIGNS: ReadonlySet<string> = new Set(['-', '–', '/']);
const LEAST_APART = 2;
const MOST_APART = 6;

/** "7-11-15-19", "8/12/4/8", "8 12 16 20": hours some hours apart; after "at" three are enough. */
export function hoursAt(of: Looking, at: number): FiguresSpan | null {
  const sign = wordAt(of, at + 1);
  const step = HOUR_SIGNS.has(sign) ? 2 : 1;
  const hours: number[] = [];
  let to = at;
  do {
    const word = wordAt(of, to);
    const last = hours.at(-1);
    const hour = laterThan(last, Number(word));
    const gap = hour - (last ?? hour - LEAST_APART);
    if (!HOUR.test(word) || gap < LEAST_APART || gap > MOST_APART) return null;
    hours.push(hour);
    to += step;
  } while (step === 1 ? HOUR.test(wordAt(of, to)) : wordAt(of, to - 1) === sign);
  const isEnough = hours.length >= (isLed(of, at) ? 3 : 4) && (hours.at(-1) ?? 0) < LAST_HOUR;
  const end = to - step + 1;
  if (!isEnough || of.names.words.units.match(of.tokens, end) !== null) return null;
  return { kind: 'hours', from: at, to: end, figures: hours, unit: null };
}
const HOUR = /^\d{1,2}$/;

/** Hours of a list ascend: the 4 after 12 is 16. */
function laterThan(last: number | undefined, hour: number): number {
  const isAfternoon = last === undefined ? hour < FIRST_OF_DAY : hour <= last;
  return isAfternoon && hour < NOON ? hour + NOON : hour;
}

const isLed = (of: Looking, at: number): boolean => of.names.words.clockAt.has(wordAt(of, at - 1));

const isJoin = (of: Looking, at: number): boolean => of.names.words.clockJoins.has(wordAt(of, at));

/** A whole hour with nothing after it that would make it a dose or a count. */
function bareHour({ tokens, names, numberAt }: Looking, at: number): number | null {
  const number = numberAt(at);
  if (number === null || number.to !== at + 1 || !Number.isInteger(number.value)) return null;
  if (number.value < 1 || number.value >= LAST_HOUR) return null;
  const { units, spoons, phrases } = names.words;
  const cue = phrases.match(tokens, at + 1)?.value.kind;
  const isMeasured = units.match(tokens, at + 1) !== null || spoons.match(tokens, at + 1) !== null;
  return isMeasured || cue === 'piece' || cue === 'frequency' ? null : number.value;
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
