import { bySeverity, type Contraindication, type InteractionRule, type Supplement } from '@evidose/engine';

/** The rows a supplement refuses to inherit: 'row-id', or 'supplement-id/row-id'. */
export type Exceptions = ReadonlyMap<string, readonly string[]>;

/**
 * Converts an amount of the parent to the child's unit through a nutrient that both supply. Null if there is none: the
 * row then counts at any amount, which errs on the safe side.
 */
export function amountIn(child: Supplement, parent: Supplement, amount: number): number | null {
  const shared = parent.supplies
    .map((supply) => ({ supply, own: child.supplies.find((row) => row.nutrient === supply.nutrient) }))
    .find(({ own }) => own !== undefined);
  if (shared?.own) return (amount * shared.supply.perUnit) / shared.own.perUnit;
  return child.supplies.length === 0 && child.doseUnit === parent.doseUnit ? amount : null;
}

function stricter(a: InteractionRule, b: InteractionRule): boolean {
  const order = bySeverity(a, b);
  if (order !== 0) return order < 0;
  return (a.hours ?? 0) > (b.hours ?? 0);
}

const targetKey = (row: InteractionRule) => `${row.with.kind}:${row.with.id}:${row.fromDose ?? ''}`;

function carriedInteraction(child: Supplement, parent: Supplement, row: InteractionRule): InteractionRule {
  const { fromDose, ...rest } = row;
  const threshold = fromDose === undefined ? null : amountIn(child, parent, fromDose);
  return {
    ...rest,
    ...(threshold === null ? {} : { fromDose: threshold }),
    inheritedFrom: row.inheritedFrom ?? parent.id,
  };
}

function carriedContraindication(child: Supplement, parent: Supplement, row: Contraindication): Contraindication {
  // An everyday amount of the parent is not an everyday amount of the child.
  const { maxDose, ownUpTo: _everyday, ...rest } = row;
  const inheritedFrom = row.inheritedFrom ?? parent.id;
  if (maxDose === undefined) return { ...rest, inheritedFrom };
  const limit = amountIn(child, parent, maxDose);
  // A limit that cannot be stated in the child's unit cannot be enforced, so the child is excluded.
  return limit === null ? { ...rest, effect: 'exclude', inheritedFrom } : { ...rest, maxDose: limit, inheritedFrom };
}

/** Adds the contraindications and interactions of each supplement's parents. */
export function withInheritance(own: readonly Supplement[], exceptions: Exceptions): Supplement[] {
  const byId = new Map(own.map((supplement) => [supplement.id, supplement]));
  const done = new Map<string, Supplement>();

  function complete(id: string, path: readonly string[]): Supplement {
    const finished = done.get(id);
    if (finished) return finished;
    const child = byId.get(id);
    if (!child) throw new Error(`${path.at(-1)} inherits from ${id}, which does not exist`);
    if (path.includes(id)) throw new Error(`inheritance goes round in a circle: ${[...path, id].join(' → ')}`);
    const refused = new Set(exceptions.get(id) ?? []);

    const contraindications = [...child.contraindications];
    const interactions = new Map(child.interactions.map((row) => [targetKey(row), row]));
    const ownTargets = new Set(child.interactions.map((row) => `${row.with.kind}:${row.with.id}`));
    for (const parentId of child.inherits) {
      const parent = complete(parentId, [...path, id]);
      const carries = (row: { id: string; inheritedFrom?: string }) =>
        !refused.has(row.id) && !refused.has(`${row.inheritedFrom ?? parentId}/${row.id}`);
      for (const row of parent.contraindications.filter(carries)) {
        const known = contraindications.some(
          (other) =>
            other.id === row.id && (!other.inheritedFrom || other.inheritedFrom === (row.inheritedFrom ?? parentId)),
        );
        if (!known) contraindications.push(carriedContraindication(child, parent, row));
      }
      for (const row of parent.interactions.filter(carries)) {
        // Its own row is more specific than a parent's; among parents the strictest wins.
        if (ownTargets.has(`${row.with.kind}:${row.with.id}`)) continue;
        if (row.with.kind === 'supplement' && row.with.id === child.id) continue;
        const carried = carriedInteraction(child, parent, row);
        const present = interactions.get(targetKey(carried));
        if (!present || stricter(carried, present)) interactions.set(targetKey(carried), carried);
      }
    }
    const whole = { ...child, contraindications, interactions: [...interactions.values()] };
    done.set(id, whole);
    return whole;
  }

  return own.map((supplement) => complete(supplement.id, []));
}
