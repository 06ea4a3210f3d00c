import type { Recommendation } from '@evidose/contract';
import type { Supplement } from '@evidose/engine';
import { GIVEN, SWALLOWED } from './endings.ts';
import type { Promised } from './promise.ts';
import type { Facts, Truth } from './truth.ts';

const LONGEST = { medicines: 2000, supplements: 2000 } as const;

/** Independent of the reader's own comparison: letters and digits only. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

interface Typed {
  readonly text: string;
  readonly id: string | null;
}

/** What was typed into the two lists, where the answer kept all of it. */
function typedOf({ answers, person }: Truth): Typed[] {
  const { medicines, supplements } = person;
  return [
    ...(answers.prescriptionMeds === 'yes' && medicines.text.length <= LONGEST.medicines ? medicines.items : []),
    ...(answers.otcSupplements === 'yes' && supplements.text.length <= LONGEST.supplements ? supplements.items : []),
  ].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

export const everyPieceCounts: Promised = {
  number: 27,
  title: 'every piece of a list is an entry or shown as not used',
  faults: (_facts, truth, { medications, currentSupplements, notUsed }) => {
    const shown = [...medications, ...currentSupplements, ...notUsed].map(({ text }) => plain(text));
    const ids = new Set([...medications, ...currentSupplements].map(({ id }) => id));
    return typedOf(truth)
      .filter(({ text, id }) => {
        const own = plain(text);
        // One thing named twice is one entry.
        return !(id !== null && ids.has(id)) && !shown.some((each) => each.includes(own) || own.includes(each));
      })
      .map(({ text }) => `“${text}” is nowhere`);
  },
};

/** No label is this many times above every known dose. */
const FAR = 10;

const isCounted = ({ category, isFood }: Supplement): boolean => category !== 'combination' && isFood !== true;

function mostOf({ typicalDailyDose, maxDailyDose, indications, forms }: Supplement): number {
  return Math.max(
    typicalDailyDose,
    maxDailyDose ?? 0,
    ...indications.map(({ dose }) => dose.high),
    ...forms.map(({ perPiece }) => perPiece),
  );
}

const AMOUNT = /(\d[\d,.]*)\s*(mg|µg|mcg|g|IU)\b/;

/** The amount of a reading in the supplement's own unit; null if it says more than an amount. */
function amountIn(line: string, { doseUnit, conversions }: Supplement): number | null {
  const [, number = '', unit = ''] = AMOUNT.exec(line) ?? [];
  if (number === '' || /week|month|times|twice|every|capsule|tablet/i.test(line)) return null;
  const amount = Number(number.replaceAll(',', ''));
  const own = unit === 'mcg' ? 'µg' : unit;
  const factor = own === doseUnit ? 1 : conversions[own];
  return factor === undefined || Number.isNaN(amount) ? null : amount * factor;
}

function doubtFaults(facts: Facts, { currentSupplements, medications, alerts, nutrientTotals }: Recommendation) {
  const faults: string[] = [];
  const asked = alerts.flatMap(({ actions }) => actions).filter((each) => each.kind === 'settle-reading');
  for (const { text, doubt, status } of [...medications, ...currentSupplements]) {
    if (doubt === null || doubt.about === 'name' || status === 'not-taking') continue;
    const isAsked = asked.some((each) => each.text === text && each.readings.length === doubt.readings.length);
    if (!isAsked) faults.push(`“${text}” is doubted, and nobody is asked`);
  }
  for (const { id, doubt, status, supplies, product } of currentSupplements) {
    if (id === null || doubt?.about !== 'amount' || status !== 'taking' || product !== null) continue;
    const supplement = facts.supplement(id);
    const amounts = doubt.readings.flatMap(({ line }) => amountIn(line, supplement) ?? []);
    const most = Math.max(0, ...amounts.filter((amount) => amount <= mostOf(supplement) * FAR));
    for (const { nutrient, perUnit, form } of supplies.length > 0 ? [] : supplement.supplies) {
      const forms = facts.nutrients.get(nutrient)?.limitCountsForms ?? null;
      if (forms !== null && (form === undefined || !forms.includes(form))) continue;
      const total = nutrientTotals.find((each) => each.nutrient === nutrient)?.fromCurrent ?? 0;
      if (total < most * perUnit * 0.99) faults.push(`${id} counts less than its highest reading`);
    }
  }
  return faults;
}

export const doubtsAreShown: Promised = {
  number: 28,
  title: 'an amount outside what is usual is a doubt that is shown, and the highest reading counts for limits',
  faults: (facts, _truth, result) => {
    const faults = doubtFaults(facts, result);
    for (const { id, text, dose, doubt, status, product } of result.currentSupplements) {
      if (id === null || dose === null || dose.assumed || status !== 'taking' || product !== null) continue;
      const supplement = facts.supplement(id);
      if (!isCounted(supplement) || doubt !== null) continue;
      if (dose.amount > mostOf(supplement) * FAR * 1.1) faults.push(`“${text}” passes for usual`);
    }
    return faults;
  },
};

const NAMED_FOR_SKIN = /patch|gel (?!caps)|cream (?!$)|ointment|lotion|topical/i;

const endsWith = (text: string, endings: readonly string[]): boolean => endings.some((each) => text.endsWith(each));

export const swallowedIsNotOnSkin: Promised = {
  number: 30,
  title: 'what is swallowed is never “on the skin”',
  faults: (facts, truth, { medications, currentSupplements }) => {
    // A patch beside a tablet of the same class is read by its own name.
    const onSkin = [...medications, ...currentSupplements].filter(
      ({ route, text }) => route === 'skin' && !NAMED_FOR_SKIN.test(text),
    );
    // Some brands are patches, whatever is written after them.
    const isBrand = ({ text, id }: Typed): boolean => {
      const drug = facts.drugs.get(id ?? '');
      return drug?.brands.some((brand) => plain(text).startsWith(plain(brand))) ?? false;
    };
    const swallowed = typedOf(truth).filter(
      (each) => endsWith(each.text, SWALLOWED) && !isBrand(each) && !NAMED_FOR_SKIN.test(each.text),
    );
    return onSkin
      .filter(({ text, id }) => swallowed.some((each) => plain(each.text).startsWith(plain(text)) || each.id === id))
      .map(({ text }) => `“${text}” is on the skin`);
  },
};

export const onlyCliniciansPrescribe: Promised = {
  number: 31,
  title: 'what a friend, a mother, a trainer or a shop gave is not prescribed',
  faults: (_facts, _truth, { currentSupplements }) =>
    currentSupplements
      .filter(({ text, prescribed }) => prescribed && endsWith(text, GIVEN))
      .map(({ text }) => `“${text}” counts as prescribed`),
};
