import type { DailyDose as MedicineDose } from '@evidose/contract';
import type { Drug, Supplement } from '../knowledge.ts';
import { factorOf, MICROGRAMS } from '../measures.ts';
import type { Entry } from '../text/reader.ts';
import { keyOf, wordsOf } from '../text/tokens.ts';
import type { Vocabulary } from '../text/words.ts';

/** A number without a unit is read in the unit that brings it nearest to what people usually take. */
function likeliest(supplement: Supplement, value: number): { readonly amount: number; readonly far: number } {
  const units = [supplement.doseUnit, ...Object.keys(supplement.conversions)];
  let best = { amount: value, far: Number.POSITIVE_INFINITY };
  for (const unit of units) {
    const amount = value * (factorOf(supplement, unit) ?? 1);
    const far = Math.abs(Math.log(amount / supplement.typicalDailyDose));
    if (far < best.far) best = { amount, far };
  }
  return best;
}

export interface DailyDose {
  /** In the supplement's dose unit. */
  readonly amount: number;
  /** Not readable as written: a typical or likely amount is used, and the person is told. */
  readonly assumed: boolean;
}

/** The mineral content of a salt as a share of its weight; 1 if neither name nor weight is a salt's. */
function saltShare(words: Vocabulary, entry: Entry, amount: number): number {
  const names = [entry.name, ...(entry.meaning?.brand?.ingredients ?? [])].map(keyOf);
  // "Iron 210 mg ferrous fumarate": the salt beside the name.
  const beside = wordsOf(entry.around).map((word, at, all) => word + (all[at + 1] ?? ''));
  const salt = [...names, ...beside].map((name) => words.saltLabels.get(name)).find((found) => found !== undefined);
  if (salt === undefined) return 1;
  const label = salt.labels[String(amount)];
  if (label !== undefined) return label / amount;
  return amount >= salt.from ? salt.share : 1;
}

/** So few cannot be a weight: "zinc 3 a day" are three tablets. */
const MOST_PIECES = 12;
const FAR = Math.log(3.5);

/** A capsule contains at most a gram; tens of grams are taken by the spoon. */
const CAPSULE_UG = 1_000_000;
const MOST_CAPSULES = 10;
const IN_CAPSULES: ReadonlySet<string> = new Set(['herb', 'fatty-acid']);

/** One piece without a written strength: as usually sold. */
function pieceOf({ serving, typicalDailyDose, forms, category, doseUnit }: Supplement): number {
  if (serving !== undefined) return typicalDailyDose / Math.max(Number.parseFloat(serving) || 1, 1);
  const sold = forms.find(({ pieceSize }) => pieceSize !== 'not-swallowed')?.perPiece;
  if (sold !== undefined || !IN_CAPSULES.has(category)) return sold ?? typicalDailyDose;
  const capsules = Math.ceil((typicalDailyDose * (MICROGRAMS[doseUnit] ?? 0)) / CAPSULE_UG);
  return capsules > MOST_CAPSULES ? typicalDailyDose : typicalDailyDose / Math.max(capsules, 1);
}

/** More tablets than anybody takes. */
const MANY_TABLETS = 8;

/** How much of a supplement a day, on average. */
export function dailyDoseOf(words: Vocabulary, supplement: Supplement, entry: Entry): DailyDose {
  const dose = writtenDose(words, supplement, entry);
  const { category, serving, typicalDailyDose } = supplement;
  if (category !== 'combination' || serving === undefined || dose.amount <= MANY_TABLETS * typicalDailyDose)
    return dose;
  // "Multivitamin 1000 mg": the weight of the tablet or of one ingredient; never the one it is counted by here.
  return { amount: typicalDailyDose * Math.max(1, entry.directions.timesADay), assumed: true };
}

function writtenDose(words: Vocabulary, supplement: Supplement, entry: Entry): DailyDose {
  const typical = supplement.typicalDailyDose;
  const { measured, pieces, isCounted, timesADay } = entry.directions;
  if (measured === null || measured.once === 0) {
    if (entry.strength !== null) return bare(words, supplement, entry, entry.strength, pieces);
    if (!isCounted || pieces === 1) return { amount: typical, assumed: true };
    return { amount: pieceOf(supplement) * pieces, assumed: true };
  }
  const { value, unit, once, timesEach } = measured;
  if (unit === null) return bare(words, supplement, entry, once, value / once);
  const factor = factorOf(supplement, unit);
  if (factor === undefined) return { amount: typical * Math.min(timesADay, 1), assumed: true };
  // Only a weight can be that of the salt: 20 mEq of potassium chloride are 20 of potassium.
  const share = MICROGRAMS[unit] === undefined ? 1 : saltShare(words, entry, once * factor);
  const amount = value * factor * share;
  if (timesEach === undefined) return { amount, assumed: false };
  // "2 capsules (600 mg)": of each only if one usually contains that much.
  const isOfEach = once * timesEach * factor <= pieceOf(supplement);
  return { amount: isOfEach ? amount * timesEach : amount, assumed: true };
}

function bare(words: Vocabulary, supplement: Supplement, entry: Entry, once: number, times: number): DailyDose {
  const { amount, far } = likeliest(supplement, once);
  // "Adcal one twice a day": one tablet, not a gram of it.
  const isCount = Number.isInteger(once) && once <= MOST_PIECES && (far > FAR || amount > once);
  if (isCount) return { amount: pieceOf(supplement) * once * times, assumed: true };
  return { amount: amount * saltShare(words, entry, amount) * times, assumed: true };
}

/** "Clenil 100, 2 puffs": micrograms; a nebule of 2.5 contains milligrams. */
const SPRAYED: ReadonlySet<string | null> = new Set(['inhaled', 'nose']);
const LEAST_MICROGRAMS = 10;

/** A small number after a medicine's name is a tablet count: "Panadol Osteo 2 tds". */
const MOST_TABLETS = 3;

/** The daily amount of a medicine, if it is known. */
export function medicineDoseOf(words: Vocabulary, drugs: readonly Drug[], entry: Entry): MedicineDose | null {
  const { measured, pieces } = entry.directions;
  const [drug] = drugs;
  const route = entry.usage.route ?? entry.meaning?.brand?.route ?? null;
  const isMicrograms = route === 'skin' ? words.barePatched : SPRAYED.has(route) ? words.bareSprayed : null;
  const isSprayed =
    (measured?.once ?? entry.strength ?? 0) >= LEAST_MICROGRAMS && isMicrograms?.has(drug?.id ?? '') === true;
  const unitOf = (): string => (isSprayed ? 'µg' : (words.bareUnits.get(drug?.id ?? '') ?? 'mg'));
  const isOne = drugs.length === 1;
  const isTablets =
    measured !== null &&
    measured.unit === null &&
    Number.isInteger(measured.once) &&
    measured.once <= MOST_TABLETS &&
    !(isOne && words.weakTablets.has(drug?.id ?? ''));
  if (measured !== null && !isTablets) {
    if (measured.unit !== null) {
      const unit = measured.unit === 'IU' && unitOf() === 'units' ? 'units' : measured.unit;
      if (unit === '%' || unit.endsWith('/kg')) return null;
      // "2 tablets (500 mg)" of a medicine is most often the strength of each.
      const { value, timesEach } = measured;
      return { amount: round(value * (timesEach ?? 1)), unit, assumed: timesEach !== undefined };
    }
    const unit = measured.once < 1 ? 'mg' : unitOf();
    return isOne ? { amount: round(measured.value), unit, assumed: true } : null;
  }
  if (entry.strength === null || !isOne) return null;
  const times = measured === null ? pieces : measured.value;
  return { amount: round(entry.strength * times), unit: unitOf(), assumed: true };
}

/** A seventh of a week's dose need not be written to the last digit. */
const round = (value: number): number =>
  Number.isInteger(value) && value < 1_000_000 ? value : Number(value.toPrecision(6));
