import type { Person } from '../criteria/person.ts';
import type { Band, Nutrient } from '../knowledge.ts';

export interface Limits {
  /** The daily upper limit; infinite if there is none. */
  readonly upper: readonly number[];
  /** The European limit if stricter; otherwise infinite. */
  readonly european: readonly number[];
  /** NaN without a target. */
  readonly target: readonly number[];
}

type AgeBand = '14_18' | '19_30' | '31_50' | '51_70' | '71_plus';

function ageBandOf(age: number): AgeBand {
  if (age < 19) return '14_18';
  if (age < 31) return '19_30';
  if (age < 51) return '31_50';
  return age < 71 ? '51_70' : '71_plus';
}

/** Pregnancy tables end at fifty: later pregnancies use the last band. */
const childbearing = (band: AgeBand): AgeBand => (band === '51_70' || band === '71_plus' ? '31_50' : band);

/** Every band that may apply. A person trying to conceive may already be pregnant, so both count. */
function bandsOf(person: Person): Band[] {
  const age = ageBandOf(person.age);
  const own = person.sexes.map((sex): Band => `${sex}_${age}`);
  switch (person.state) {
    case 'pregnant':
      return [`pregnancy_${childbearing(age)}`];
    case 'breastfeeding':
      return [`lactation_${childbearing(age)}`];
    case 'trying-to-conceive':
      return [...own, `pregnancy_${childbearing(age)}`];
    default:
      return own;
  }
}

/** The minimum over the bands; infinite if none has a value. */
function least(table: Readonly<Partial<Record<Band, number>>>, bands: readonly Band[]): number {
  let found = Number.POSITIVE_INFINITY;
  for (const band of bands) found = Math.min(found, table[band] ?? found);
  return found;
}

/**
 * The strictest of the bands. Where these have no limit, the strictest of all bands applies: a gap is no permission.
 */
function strictest(table: Nutrient['upperLimits'], bands: readonly Band[]): number {
  const found = least(table, bands);
  return Number.isFinite(found) ? found : Math.min(...Object.values(table));
}

function lowest(table: Nutrient['targets'], bands: readonly Band[]): number {
  const found = least(table, bands);
  return Number.isFinite(found) ? found : Number.NaN;
}

/** There are a few dozen combinations, each computed on first use. */
export class LimitTable {
  readonly #nutrients: readonly Nutrient[];
  readonly #byKind = new Map<string, Limits>();

  constructor(nutrients: readonly Nutrient[]) {
    this.#nutrients = nutrients;
  }

  of(person: Person): Limits {
    const bands = bandsOf(person);
    const kind = bands.join();
    const limits = this.#byKind.get(kind) ?? limitsIn(this.#nutrients, bands);
    this.#byKind.set(kind, limits);
    return limits;
  }
}

/** In the order of the nutrients. */
function limitsIn(nutrients: readonly Nutrient[], bands: readonly Band[]): Limits {
  const upper = nutrients.map(({ upperLimits }) => strictest(upperLimits, bands));
  return {
    upper,
    european: nutrients.map(({ europeanLimit }, i) =>
      europeanLimit !== null && europeanLimit < (upper[i] ?? 0) ? europeanLimit : Number.POSITIVE_INFINITY,
    ),
    target: nutrients.map(({ targets }) => lowest(targets, bands)),
  };
}
