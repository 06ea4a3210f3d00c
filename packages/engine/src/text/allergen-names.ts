import type { Allergen } from '@evidose/contract';
import type { AllergenFact } from '../knowledge.ts';
import { Spelling } from './spelling.ts';
import { keyOf } from './tokens.ts';

/** Allergens by every name people have for them. One word may mean two ("nuts"): then both count. */
export class AllergenNames {
  readonly #byKey = new Map<string, Set<Allergen>>();
  readonly #spelling: Spelling;

  constructor(facts: readonly AllergenFact[]) {
    for (const { id, name, synonyms } of facts) for (const spelling of [id, name, ...synonyms]) this.#add(spelling, id);
    this.#spelling = new Spelling(this.#byKey, () => true);
  }

  #add(spelling: string, id: Allergen): void {
    const key = keyOf(spelling);
    const ids = this.#byKey.get(key);
    if (ids === undefined) this.#byKey.set(key, new Set([id]));
    else ids.add(id);
  }

  find(key: string): ReadonlySet<Allergen> | undefined {
    const exact = this.#byKey.get(key);
    if (exact !== undefined || key.length < 3) return exact;
    return key.endsWith('s') ? this.#byKey.get(key.slice(0, -1)) : this.#byKey.get(`${key}s`);
  }

  /** A misspelled allergen counts as everything it may mean: here a wrong guess only costs a choice. */
  guess(key: string): ReadonlySet<Allergen> {
    const found = new Set<Allergen>();
    for (const name of this.#spelling.nearest(key)) for (const id of this.#byKey.get(name) ?? []) found.add(id);
    return found;
  }
}
