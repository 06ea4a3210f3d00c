import type { ProductSupply } from '@evidose/engine';
import { csvRows } from '../csv.ts';
import type { RawRow } from './panels.ts';

/** How a label line counts as one of our nutrients. */
interface Rule {
  readonly nutrient: string;
  readonly form: string;
  /** Label unit → amount in the nutrient's unit; '' stands for any weight. */
  readonly factors: ReadonlyMap<string, number>;
  /** Not counted if the label also has one of these lines, as it is part of that one. */
  readonly unless: readonly string[];
}

const MICROGRAMS: Readonly<Record<string, number>> = { g: 1_000_000, mg: 1000, mcg: 1, µg: 1, NG: 0.001 };

/** The share of a nutrient in another form ("Beta carotene, % of vitamin A"). */
const SHARE = '%';

export class LabelRules {
  readonly #rules = new Map<string, Rule>();
  readonly #units: ReadonlyMap<string, string>;

  constructor(csv: string, units: ReadonlyMap<string, string>) {
    this.#units = units;
    for (const [ingredient = '', nutrient = '', form = '', unit = '', factor = '', unless = ''] of csvRows(csv).slice(
      1,
    )) {
      const known = this.#rules.get(ingredient);
      const factors = new Map(known?.factors ?? []);
      factors.set(unit, factor === '' ? 1 : Number(factor));
      this.#rules.set(ingredient, { nutrient, form, factors, unless: unless === '' ? [] : unless.split(';') });
    }
  }

  get ingredients(): Iterable<[string, Rule]> {
    return this.#rules;
  }

  #amountOf(rule: Rule, { amount, unit }: RawRow): number | null {
    if (amount === null) return null;
    const direct = rule.factors.get(unit);
    if (direct !== undefined) return amount * direct;
    const from = MICROGRAMS[unit];
    const to = MICROGRAMS[(this.#units.get(rule.nutrient) ?? '').split(' ')[0] ?? ''];
    const share = rule.factors.get('');
    return from === undefined || to === undefined || share === undefined ? null : (amount * from * share) / to;
  }

  /** What a serving supplies, and what it contains without a countable amount. */
  count(rows: readonly RawRow[]): { readonly supplies: ProductSupply[]; readonly unclear: string[] } {
    const printed = new Set(rows.map(({ key }) => key));
    const sums = new Map<string, ProductSupply>();
    const unclear = new Set<string>();
    const shares: { readonly nutrient: string; readonly form: string; readonly share: number }[] = [];
    for (const row of rows) {
      const rule = this.#rules.get(row.key);
      if (rule === undefined || rule.unless.some((other) => printed.has(other))) continue;
      const { nutrient, form } = rule;
      if (row.unit === SHARE) {
        shares.push({ nutrient, form, share: Math.min(1, (row.amount ?? 0) / 100) });
        continue;
      }
      const amount = row.isSuspect ? null : this.#amountOf(rule, row);
      if (amount === null) unclear.add(nutrient);
      else add(sums, { nutrient, amount, form });
    }
    for (const share of shares) moveShare(sums, share);
    const supplies = [...sums.values()].filter(({ amount }) => amount > 0);
    return { supplies: supplies.map(tidy), unclear: [...unclear] };
  }
}

function add(sums: Map<string, ProductSupply>, supply: ProductSupply): void {
  const key = `${supply.nutrient} ${supply.form}`;
  sums.set(key, { ...supply, amount: supply.amount + (sums.get(key)?.amount ?? 0) });
}

/** "Vitamin A 900 µg, 40 % as beta carotene" is 540 of one and 360 of the other. */
function moveShare(
  sums: Map<string, ProductSupply>,
  { nutrient, form, share }: { readonly nutrient: string; readonly form: string; readonly share: number },
): void {
  for (const supply of [...sums.values()].filter((each) => each.nutrient === nutrient && each.form !== form)) {
    sums.set(`${nutrient} ${supply.form}`, { ...supply, amount: supply.amount * (1 - share) });
    add(sums, { nutrient, form, amount: supply.amount * share });
  }
}

const tidy = (supply: ProductSupply): ProductSupply => ({ ...supply, amount: Number(supply.amount.toPrecision(6)) });
