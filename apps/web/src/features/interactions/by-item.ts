import type { CheckedMedicinePair, CheckedPair, InteractionCheck } from '@evidose/contract';

/** Most serious first; items without a conflict last. */
export const levels = ['stop', 'tell', 'apart', 'none'] as const;
export type Level = (typeof levels)[number];

export interface ItemConflict {
  readonly other: string;
  readonly otherId: string | null;
  readonly row: CheckedPair | (CheckedMedicinePair & { readonly action: 'tell-your-doctor' });
}

export interface CheckedItem {
  /** As the person wrote it. */
  readonly text: string;
  readonly name: string;
  /** If the supplement has a page. */
  readonly page: string | null;
  readonly level: Level;
  readonly conflicts: readonly ItemConflict[];
  /** Names of the other items, with which no conflict is known. */
  readonly none: readonly string[];
}

type Row = Pick<ItemConflict['row'], 'severity' | 'action'>;

const isGrave = ({ severity }: Row): boolean => severity === 'contraindicated' || severity === 'major';

function levelOf(row: Row): Level {
  // If separation by hours is advised, that is the whole answer, however severe.
  if (row.action === 'separate') return 'apart';
  return row.action === 'avoid' || isGrave(row) ? 'stop' : 'tell';
}

const rank = (level: Level): number => levels.indexOf(level);
const worst = (conflicts: readonly ItemConflict[]): Level =>
  conflicts.map(({ row }) => levelOf(row)).sort((a, b) => rank(a) - rank(b))[0] ?? 'none';

interface Named {
  readonly text: string;
  readonly name: string;
  readonly page: string | null;
  readonly kind: 'medicine' | 'supplement';
}

function namedIn({ medicines, supplements, unchecked }: InteractionCheck): Named[] {
  const open = new Set(unchecked.map(({ text }) => text));
  const all: Named[] = [
    ...supplements.map(
      ({ text, id, name, product }): Named => ({
        text,
        name: product?.name ?? name,
        page: product === null ? id : null,
        kind: 'supplement',
      }),
    ),
    ...medicines.map(({ text, name }): Named => ({ text, name, page: null, kind: 'medicine' })),
  ];
  return all.filter(({ text }, at) => !open.has(text) && all.findIndex((each) => each.text === text) === at);
}

/** Each item once, with its conflicts. A conflict is listed at one of its two items, supplements before medicines. */
export function itemsOf(check: InteractionCheck): CheckedItem[] {
  const named = namedIn(check);
  const nameOf = new Map(named.map(({ text, name }) => [text, name]));
  const told = new Set<CheckedPair | CheckedMedicinePair>();
  const met = new Map<string, Set<string>>();
  const meet = (a: string, b: string) => {
    met.set(a, new Set([...(met.get(a) ?? []), b]));
    met.set(b, new Set([...(met.get(b) ?? []), a]));
  };
  for (const { supplement, with: other } of check.pairs) meet(supplement.text, other.text);
  const byMedicine = (text: string, name: string): ItemConflict[] =>
    check.medicinePairs.flatMap((pair) => {
      const others = pair.medicines.filter((each) => each !== name);
      if (told.has(pair) || !pair.medicines.includes(name) || others.length === 0) return [];
      told.add(pair);
      for (const each of named.filter((one) => others.includes(one.name))) meet(text, each.text);
      return [{ other: others.join(' and '), otherId: null, row: { ...pair, action: 'tell-your-doctor' } }];
    });
  const bySupplement = (text: string): ItemConflict[] =>
    check.pairs.flatMap((pair) => {
      const { supplement, with: other, kind } = pair;
      if (told.has(pair) || (supplement.text !== text && (kind === 'medicine' || other.text !== text))) return [];
      told.add(pair);
      const end = supplement.text === text ? other : supplement;
      // A product is listed under its own name, not its ingredients'.
      const known = nameOf.get(end.text);
      const isPart = known !== undefined && known !== end.name && kind === 'supplement';
      return [
        {
          other: isPart ? `${end.name} in ${known}` : end.name,
          otherId: kind === 'supplement' ? end.id : null,
          row: pair,
        },
      ];
    });
  const found = named.map(({ text, name, page, kind }) => {
    const conflicts = kind === 'supplement' ? bySupplement(text) : byMedicine(text, name);
    return { text, name, page, kind, conflicts, level: worst(conflicts) };
  });
  return (
    found
      .map(({ kind, ...item }): CheckedItem => {
        // Two medicines are compared only if they are one of the pairs we check.
        const compared = named.filter(
          (each) => each.text !== item.text && (kind === 'supplement' || each.kind === 'supplement'),
        );
        return {
          ...item,
          none: compared.filter(({ text }) => met.get(item.text)?.has(text) !== true).map(({ name }) => name),
        };
      })
      // A medicine whose conflicts are listed at its supplements does not count as having none.
      .filter(({ text, level }) => level !== 'none' || !met.has(text))
      .sort((a, b) => rank(a.level) - rank(b.level))
  );
}
