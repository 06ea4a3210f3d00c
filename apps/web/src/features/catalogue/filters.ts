import { type CatalogueEntry, type EvidenceGrade, evidenceGrades, formats, formDiets } from '@evidose/contract';
import { dietTexts, formatTexts, goalTexts } from './texts.ts';

/** A new filter is a row of `catalogueFilters` and nothing else. */
interface CatalogueFilter {
  readonly label: string;
  /** The label while unused; null for a filter with one option, shown as a checkbox. */
  readonly any: string | null;
  readonly options: ReadonlyMap<string, string>;
  readonly optionsOf: (entry: CatalogueEntry) => readonly string[];
}

const textsOf = <T extends string>(values: readonly T[], texts: Readonly<Record<T, string>>) =>
  new Map<string, string>(values.map((value) => [value, texts[value]]));

const isAtLeast = (grade: EvidenceGrade | null, wanted: EvidenceGrade): boolean =>
  grade !== null && evidenceGrades.indexOf(grade) <= evidenceGrades.indexOf(wanted);

export const catalogueFilters = {
  goal: {
    label: 'Goal',
    any: 'Any goal',
    options: new Map(Object.entries(goalTexts)),
    optionsOf: ({ goals }) => goals,
  },
  evidence: {
    label: 'Evidence',
    any: 'Everything we know',
    options: new Map([
      ['A', 'Strong only (A)'],
      ['B', 'Moderate or better (A, B)'],
      ['C', 'Any grade (A, B, C)'],
    ]),
    optionsOf: ({ evidence }) => evidenceGrades.filter((grade) => isAtLeast(evidence, grade)),
  },
  diet: {
    label: 'Diet',
    any: 'Any diet',
    options: textsOf(formDiets, dietTexts),
    optionsOf: ({ diets }) => diets,
  },
  form: {
    label: 'Form',
    any: 'Any form',
    options: textsOf(formats, formatTexts),
    optionsOf: ({ formats: own }) => own,
  },
  pregnancy: {
    label: 'Accepted in pregnancy, within a limit',
    any: null,
    options: new Map([['yes', 'Accepted in pregnancy']]),
    optionsOf: ({ allowedIn }) => (allowedIn.includes('pregnant') ? ['yes'] : []),
  },
} as const satisfies Record<string, CatalogueFilter>;

export type FilterName = keyof typeof catalogueFilters;
export const filterNames = Object.keys(catalogueFilters) as readonly FilterName[];
export const filterOf = (name: FilterName): CatalogueFilter => catalogueFilters[name];

/** In the address, since none of it is about the person. */
export type Filters = Readonly<Record<FilterName, string | null>>;

const forEach = <T>(make: (name: FilterName) => T) =>
  Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<FilterName, T>;

/** Unknown query values are ignored. */
export const filtersOf = (search: URLSearchParams): Filters =>
  forEach((name) => {
    const given = search.get(name);
    return given !== null && filterOf(name).options.has(given) ? given : null;
  });

export const fits = (entry: CatalogueEntry, filters: Filters): boolean =>
  filterNames.every((name) => {
    const wanted = filters[name];
    return wanted === null || filterOf(name).optionsOf(entry).includes(wanted);
  });

export type Counts = Readonly<Record<FilterName, ReadonlyMap<string, number>>>;

/** How many entries each option would leave, given the other filters. */
export const countsOf = (entries: readonly CatalogueEntry[], filters: Filters): Counts =>
  forEach((name) => {
    const others: Filters = { ...filters, [name]: null };
    const counts = new Map<string, number>();
    for (const entry of entries) {
      if (!fits(entry, others)) continue;
      for (const option of filterOf(name).optionsOf(entry)) counts.set(option, (counts.get(option) ?? 0) + 1);
    }
    return counts;
  });

/** By relevance while searching, else in catalogue order, best supported first. */
export function narrowed(
  entries: readonly CatalogueEntry[],
  found: ReadonlyMap<string, number> | null,
): readonly CatalogueEntry[] {
  if (found === null) return entries;
  return entries.filter(({ id }) => found.has(id)).sort((a, b) => (found.get(b.id) ?? 0) - (found.get(a.id) ?? 0));
}
