/** How much of something a person takes, as they wrote it: "2 x 500 mg twice daily", "50,000 IU weekly". */
export interface Amount {
  readonly value: number;
  /** 'mg', 'µg', 'g', 'IU', 'billion CFU', 'piece' (tablets, scoops), another unit as written, or null for a bare number. */
  readonly unit: string | null;
  /** How many times a day: 2 for "twice daily", a seventh for "weekly". */
  readonly timesADay: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)*)\s*(k\b)?`;
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:billion|bn|b)\s*(?:cfus?|units?)?$/, 'billion CFU'],
  [/^(?:mg|mgs|milligrams?|mgr)$/, 'mg'],
  [/^(?:mcg|mcgs|ug|µg|μg|micrograms?|microgrammes?)$/, 'µg'],
  [/^(?:g|gm|gms|grams?|gr|grammes?)$/, 'g'],
  [/^(?:iu|ius|i\.u\.?|ui|ie|units?)$/, 'IU'],
  [
    /^(?:tablets?|tabs?|capsules?|caps?|caplets?|softgels?|pills?|gumm(?:y|ies)|scoops?|sachets?|servings?|pieces?|drops?|sprays?|chewables?)$/,
    'piece',
  ],
  [/^(?:ml|mls|tsp|tbsp|teaspoons?|tablespoons?|meq|mmol|oz)$/, 'other'],
];
const UNIT_WORDS = String.raw`(?:billion|bn)(?:\s*(?:cfus?|units?))?|i\.u\.?|[a-zµμ]+`;
const AMOUNT = new RegExp(`${NUMBER}\\s*(${UNIT_WORDS})?`, 'gu');
const COUNTED = new RegExp(
  String.raw`(\d{1,2})\s*(?:x|×|\*|(?:tablets?|tabs?|capsules?|caps?|softgels?|pills?|gummies|scoops?)(?:\s*(?:of|at|x|@|each))?)\s*${NUMBER}\s*(${UNIT_WORDS})`,
  'u',
);
const WORD_NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
};
/** Behind a bare number these make it a rhythm, not an amount. */
const RHYTHM_WORDS =
  /^(?:x|times?|d|day|days|daily|week|weeks|weekly|h|hr|hrs|hours?|months?|years?|am|pm|st|nd|rd|th|a|per|every|in)$/;

function unitOf(word: string | undefined): string | null | undefined {
  if (word === undefined || word === '') return null;
  for (const [pattern, unit] of UNITS) if (pattern.test(word)) return unit;
  return RHYTHM_WORDS.test(word) ? undefined : null;
}

function numberOf(text: string, thousand: string | undefined, unit: string | null): number {
  // "50.000 IU" is fifty thousand in half of the world, and nobody takes 50.000 of an international unit.
  const thousands = /^\d{1,3}(?:,\d{3})+$/.test(text) || (unit === 'IU' && /^\d{1,3}(?:\.\d{3})+$/.test(text));
  const value = Number(thousands ? text.replace(/[.,]/g, '') : text.replace(',', '.'));
  return thousand === undefined ? value : value * 1000;
}

const A_WEEK = /\b(?:weekly|a week|per week|each week|every week|once week|wk|days? a week)\b|\/\s*w(?:ee)?k/;
const A_MONTH = /\b(?:monthly|a month|per month|each month|every month)\b/;
const EVERY_OTHER = /\b(?:every other day|every second day|alternate days?|every 2 days|qod)\b/;
const EVERY_HOURS = /\bevery (\d{1,2}) ?(?:h|hr|hrs|hours?)\b/;
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:4 ?x|x ?4|4 times|qid|qds)\b/, 4],
  [/\b(?:3 ?x|x ?3|3 times|thrice|tid|tds)\b/, 3],
  [/\b(?:2 ?x|x ?2|2 times|twice|bid|bd)\b|morning (?:and|&|\+) (?:night|evening|bedtime)/, 2],
];

function timesADayIn(text: string): number {
  if (EVERY_OTHER.test(text)) return 1 / 2;
  const hours = Number(EVERY_HOURS.exec(text)?.[1] ?? 0);
  if (hours > 0 && hours <= 24) return 24 / hours;
  const times = TIMES.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  if (A_WEEK.test(text)) return times / 7;
  return A_MONTH.test(text) ? times / 30 : times;
}

/** The first amount in the text; an amount with a unit outranks a count of pieces, and that a bare number. */
export function readAmount(raw: string): Amount | null {
  const text = raw.toLowerCase().replace(/\b(?:one|two|three|four|five|six)\b/g, (word) => WORD_NUMBERS[word] ?? word);
  if (!/\d/.test(text)) return null;
  const counted = COUNTED.exec(text);
  if (counted !== null) {
    const [whole, count, number = '', thousand, word] = counted;
    const unit = unitOf(word);
    if (unit !== undefined && unit !== null && unit !== 'piece') {
      const rest = text.replace(whole, ' ');
      return { value: Number(count) * numberOf(number, thousand, unit), unit, timesADay: timesADayIn(rest) };
    }
  }
  let pieces: Amount | null = null;
  let bare: Amount | null = null;
  const measured: Measured[] = [];
  const timesADay = timesADayIn(text);
  for (const [, number = '', thousand, word] of text.matchAll(AMOUNT)) {
    const unit = unitOf(word);
    if (unit === undefined) continue;
    const value = numberOf(number, thousand, unit);
    if (!Number.isFinite(value) || value <= 0) continue;
    if (unit === 'piece') pieces ??= { value, unit, timesADay };
    else if (unit === null || unit === 'other')
      bare ??= { value, unit: unit === null ? null : (word ?? null), timesADay };
    else measured.push({ value, unit });
  }
  const [first] = measured;
  if (first === undefined) return pieces ?? bare;
  const { unit } = first;
  if (measured.length > 1 && timesOfDayIn(text) > 1) {
    return { value: totalOf(measured, unit), unit, timesADay: Math.min(timesADay, 1) };
  }
  // In brackets stands the same amount in other words: "400 mg (2 capsules)".
  const each = pieces !== null && !text.includes('(') ? pieces.value : 1;
  return { value: first.value * each, unit, timesADay };
}

interface Measured {
  readonly value: number;
  readonly unit: string;
}

const totalOf = (measured: readonly Measured[], unit: string): number =>
  measured.reduce((sum, each) => (each.unit === unit ? sum + each.value : sum), 0);

const TIME_OF_DAY =
  /\b(?:morning|breakfast|am|noon|midday|lunch|afternoon|evening|dinner|supper|pm|night|bedtime|bed)\b/g;

/** "200 mg in the morning and 400 mg at night" names two: each amount is one of several. */
const timesOfDayIn = (text: string): number => new Set(text.match(TIME_OF_DAY)).size;
