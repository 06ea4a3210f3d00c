import type { CompiledCriterion } from '../criteria/atoms.ts';
import type { PreparedIndication, PreparedSupplement } from './supplement.ts';

/** An indication and the place of its supplement among the suggestible ones. */
export interface IndexedIndication {
  readonly number: number;
  readonly place: number;
  readonly indication: PreparedIndication;
}

/** The criterion that the fewest people meet, as far as that can be told: the one with the fewest values. */
function keyOf(all: readonly CompiledCriterion[]): CompiledCriterion | undefined {
  const listed = all.filter((criterion) => criterion.atoms !== null);
  return listed.reduce<CompiledCriterion | undefined>(
    (best, each) => (best === undefined || (each.atoms?.length ?? 0) < (best.atoms?.length ?? 0) ? each : best),
    undefined,
  );
}

/** Indications by an answer they need, so that a person's answers lead to the few that may hold. */
export class IndicationIndex {
  readonly count: number;
  /** By atom. */
  readonly byAtom: readonly (readonly IndexedIndication[])[];
  /** The atoms that lead to any. */
  readonly atoms: readonly number[];
  /** Those that ask for numbers alone. */
  readonly always: readonly IndexedIndication[];

  constructor(suggestible: readonly PreparedSupplement[], atoms: number) {
    const byAtom = Array.from({ length: atoms }, (): IndexedIndication[] => []);
    const always: IndexedIndication[] = [];
    let count = 0;
    for (const [place, supplement] of suggestible.entries()) {
      for (const indication of supplement.indications) {
        const indexed = { number: count, place, indication };
        count += 1;
        const key = keyOf(indication.when.all)?.atoms;
        if (key == null) always.push(indexed);
        else for (const atom of key) byAtom[atom]?.push(indexed);
      }
    }
    this.count = count;
    this.byAtom = byAtom;
    this.always = always;
    this.atoms = byAtom.flatMap((list, atom) => (list.length > 0 ? [atom] : []));
  }
}
