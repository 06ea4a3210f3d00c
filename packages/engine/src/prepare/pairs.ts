import type { InteractionRule, Nutrient } from '../knowledge.ts';
import { addedUp } from './effects.ts';
import type { PreparedSupplement } from './supplement.ts';

export interface PairRow {
  readonly rule: InteractionRule;
  /** The supplement whose row it is: `fromDose` is in its unit. */
  readonly owner: PreparedSupplement;
}

/** The relation of two supplements, independent of the person. */
export interface Pair {
  readonly rows: readonly PairRow[];
  /** One contains the other: rows between them would describe the product against itself. */
  readonly areKin: boolean;
  /** Most of their ingredients are the same. */
  readonly areAlike: boolean;
  /** Their nutrients compete for absorption. */
  readonly compete: boolean;
  /** Shared effects that add up. */
  readonly addsUp: string | null;
}

function rowsOf(owner: PreparedSupplement, other: PreparedSupplement): PairRow[] {
  return owner.supplementInteractions.filter((rule) => other.kin.has(rule.with.id)).map((rule) => ({ rule, owner }));
}

/** Both files may state the same fact: once is enough. */
function dropGeneralFindings(rows: readonly PairRow[]): PairRow[] {
  return rows.filter(
    ({ rule }, i) =>
      !rows
        .slice(0, i)
        .some(
          ({ rule: earlier }) =>
            earlier.severity === rule.severity &&
            earlier.action === rule.action &&
            earlier.hours === rule.hours &&
            earlier.fromDose === undefined &&
            rule.fromDose === undefined,
        ),
  );
}

function areAlike(a: PreparedSupplement, b: PreparedSupplement, areKin: boolean): boolean {
  if (a.supplies.length === 0 && b.supplies.length === 0) return areKin;
  if (a.supplies.length < 2 || b.supplies.length < 2) return false;
  const shared = a.supplies.filter(({ nutrient }) => b.supplies.some((supply) => supply.nutrient === nutrient)).length;
  return shared * 2 >= Math.min(a.supplies.length, b.supplies.length);
}

/** Categories of which one at a time is enough. */
const ONE_OF_A_KIND = new Set(['fibre', 'protein', 'probiotic', 'enzyme']);

const areOneKind = (a: PreparedSupplement, b: PreparedSupplement): boolean =>
  a.data.category === b.data.category && ONE_OF_A_KIND.has(a.data.category);

function compete(nutrients: readonly Nutrient[], a: PreparedSupplement, b: PreparedSupplement): boolean {
  const idsOf = ({ supplies }: PreparedSupplement) =>
    supplies.flatMap(({ nutrient, perUnit }) => (perUnit > 0 ? (nutrients[nutrient] ?? []) : []));
  const others = idsOf(b);
  return idsOf(a).some((one) =>
    others.some(
      (other) => other !== one && (one.competesWith.includes(other.id) || other.competesWith.includes(one.id)),
    ),
  );
}

/** Computed on first use and cached: the same pairs recur. */
export class PairTable {
  readonly #nutrients: readonly Nutrient[];
  readonly #width: number;
  readonly #pairs: (Pair | undefined)[];

  constructor(nutrients: readonly Nutrient[], width: number) {
    this.#nutrients = nutrients;
    this.#width = width;
    this.#pairs = new Array(width * width);
  }

  of(a: PreparedSupplement, b: PreparedSupplement): Pair {
    const key = a.index * this.#width + b.index;
    let pair = this.#pairs[key];
    if (pair === undefined) {
      pair = a.index > b.index ? this.of(b, a) : this.#workOut(a, b);
      this.#pairs[key] = pair;
    }
    return pair;
  }

  #workOut(a: PreparedSupplement, b: PreparedSupplement): Pair {
    const areKin = a.kin.has(b.data.id) || b.kin.has(a.data.id);
    const apart = a === b || areKin;
    return {
      rows: apart ? [] : dropGeneralFindings([...rowsOf(a, b), ...rowsOf(b, a)]),
      areKin,
      areAlike: areOneKind(a, b) || areAlike(a, b, areKin),
      compete: a !== b && compete(this.#nutrients, a, b),
      addsUp: a === b ? null : addedUp(a, b),
    };
  }
}
