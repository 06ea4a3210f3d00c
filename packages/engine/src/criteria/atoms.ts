import type { Criterion, When } from '../knowledge.ts';

/**
 * Numbers every "field is value" that some rule asks about. Answers become one array of flags and a rule a few lookups
 * in it, which is why a whole plan takes microseconds.
 */
export class Atoms {
  readonly #byField = new Map<string, Map<string, number>>();
  readonly #numbers = new Map<string, number>();
  readonly #labels: { readonly field: string; readonly value: string }[] = [];

  /** Assigned on first use. */
  intern(field: string, value: string): number {
    let values = this.#byField.get(field);
    if (values === undefined) {
      values = new Map();
      this.#byField.set(field, values);
    }
    let atom = values.get(value);
    if (atom === undefined) {
      atom = this.#labels.length;
      this.#labels.push({ field, value });
      values.set(value, atom);
    }
    return atom;
  }

  internNumber(field: string): number {
    const known = this.#numbers.get(field);
    if (known !== undefined) return known;
    this.#numbers.set(field, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Undefined if no rule asks, so the answer need not be stored. */
  find(field: string, value: string): number | undefined {
    return this.#byField.get(field)?.get(value);
  }

  findNumber(field: string): number | undefined {
    return this.#numbers.get(field);
  }

  label(atom: number): { readonly field: string; readonly value: string } {
    return this.#labels[atom] ?? { field: '', value: '' };
  }

  get fields(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    return this.#byField;
  }

  get count(): number {
    return this.#labels.length;
  }

  get numberFields(): ReadonlyMap<string, number> {
    return this.#numbers;
  }
}

export interface CompiledCriterion {
  readonly field: string;
  /** Any of these; null for a numeric criterion. */
  readonly atoms: readonly number[] | null;
  readonly number: number;
  readonly atLeast: number;
  readonly below: number;
}

export interface CompiledWhen {
  readonly all: readonly CompiledCriterion[];
  readonly unless: readonly CompiledCriterion[];
}

function compileCriterion(atoms: Atoms, criterion: Criterion): CompiledCriterion {
  const { field } = criterion;
  if ('in' in criterion) {
    return { field, atoms: criterion.in.map((value) => atoms.intern(field, value)), number: -1, atLeast: 0, below: 0 };
  }
  const { atLeast = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = criterion;
  return { field, atoms: null, number: atoms.internNumber(field), atLeast, below };
}

export function compileWhen(atoms: Atoms, when: When): CompiledWhen {
  const compiled = (criteria: readonly Criterion[]) => criteria.map((criterion) => compileCriterion(atoms, criterion));
  return { all: compiled(when.all), unless: compiled(when.unless) };
}
