import type { MedicinePair } from '../knowledge.ts';

/** The pairs a drug or class belongs to, and on which side. */
export interface PairPlace {
  readonly rule: number;
  readonly side: number;
}

export interface MedicinePairs {
  readonly rules: readonly MedicinePair[];
  readonly placesOf: ReadonlyMap<string, readonly PairPlace[]>;
}

export function medicinePairsOf(rules: readonly MedicinePair[]): MedicinePairs {
  const placesOf = new Map<string, PairPlace[]>();
  for (const [rule, { sides }] of rules.entries()) {
    for (const [side, ids] of sides.entries()) {
      for (const id of ids) {
        const places = placesOf.get(id) ?? [];
        // A drug and its class may both be on one side.
        if (!places.some((place) => place.rule === rule && place.side === side)) places.push({ rule, side });
        placesOf.set(id, places);
      }
    }
  }
  return { rules, placesOf };
}
