import { isGrave as isGraveSeverity } from '@evidose/engine';
import type { Parsed, ParsedKnowledge } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';
import { type Check, issueAt } from './check.ts';

type SafetyRow = SupplementFile['contraindications'][number] | SupplementFile['interactions'][number];

/** Excludes a supplement: contraindicated, major, or a condition that excludes. */
export const isGrave = (row: SafetyRow): boolean =>
  'severity' in row ? isGraveSeverity(row) : row.effect === 'exclude';

export interface PlacedRow {
  readonly parsed: Parsed<SupplementFile>;
  readonly kind: 'contraindications' | 'interactions';
  readonly index: number;
  readonly row: SafetyRow;
}

export const safetyRowsOf = (knowledge: ParsedKnowledge): PlacedRow[] =>
  knowledge.supplements.flatMap((parsed) =>
    (['contraindications', 'interactions'] as const).flatMap((kind) =>
      parsed.value[kind].map((row, index) => ({ parsed, kind, index, row })),
    ),
  );

export const keyOfRow = ({ parsed, kind, row }: PlacedRow): string =>
  `${parsed.value.id}/${kind === 'interactions' ? 'with' : 'when'}/${row.id}`;

/**
 * A new rule that excludes something needs a source. Older ones still untraced are listed in review/untraced.yaml,
 * which may only get shorter.
 */
export const graveRowsAreTraced: Check = (knowledge) => {
  const listed = new Set(knowledge.untraced.value);
  const open = safetyRowsOf(knowledge).filter(({ row }) => row.review === 'needed' && isGrave(row));
  const keys = new Set(open.map(keyOfRow));
  return [
    ...open
      .filter((place) => !listed.has(keyOfRow(place)))
      .map(({ parsed, kind, index }) =>
        issueAt(parsed, [kind, index], 'a rule that leaves something out needs a source, or is weakened'),
      ),
    ...knowledge.untraced.value.flatMap((key, index) =>
      keys.has(key) ? [] : [issueAt(knowledge.untraced, [index], `'${key}' is traced or gone: take it off the list`)],
    ),
  ];
};

/** Percent of rows that may rest on general knowledge alone. */
const GRAVE_CEILING = 5;
const CEILING = 15;

/**
 * Most rules, and nearly all grave ones, have a source or say that they are a precaution. Small sets are not checked.
 */
export const ceilingsHold: Check = (knowledge) => {
  const all = safetyRowsOf(knowledge);
  const judged: [string, PlacedRow[], number][] = [
    ['rules', all, CEILING],
    ['rules that leave something out', all.filter(({ row }) => isGrave(row)), GRAVE_CEILING],
  ];
  return judged.flatMap(([what, rows, ceiling]) => {
    const share = (100 * rows.filter(({ row }) => row.review === 'needed').length) / rows.length;
    return rows.length >= 100 && share > ceiling
      ? [issueAt(knowledge.untraced, [], `${share.toFixed(1)} % of the ${what} are not traced: at most ${ceiling} %`)]
      : [];
  });
};

/** A precaution may not forbid a combination outright: that takes an observed harm. */
export const precautionsAreMild: Check = (knowledge) =>
  safetyRowsOf(knowledge).flatMap(({ parsed, kind, index, row }) =>
    row.directness === 'precaution' && 'severity' in row && row.severity === 'contraindicated'
      ? [issueAt(parsed, [kind, index, 'severity'], 'a precaution is at most major: nobody has seen harm')]
      : [],
  );

/**
 * A grave precaution without a source must say on which day a source was looked for; `searched` means nothing
 * elsewhere.
 */
export const precautionsWereSearched: Check = (knowledge) => {
  const hasSource = (row: SafetyRow) => row.sources.some((id) => knowledge.sources.value[id]?.tier !== 0);
  return safetyRowsOf(knowledge).flatMap(({ parsed, kind, index, row }) => {
    if (row.searched !== undefined && row.directness !== 'precaution')
      return [issueAt(parsed, [kind, index, 'searched'], 'only a precaution says that no source was found')];
    return row.directness === 'precaution' && isGrave(row) && !hasSource(row) && row.searched === undefined
      ? [issueAt(parsed, [kind, index], 'a precaution that leaves something out says when a source was looked for')]
      : [];
  });
};
