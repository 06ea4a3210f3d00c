import {
  type CatalogueEntry,
  type EvidenceGrade,
  evidenceGrades,
  type Format,
  type FormDiet,
  formats,
  formDiets,
} from '@evidose/contract';
import { goalTexts } from './texts.ts';

/** What the catalogue is narrowed to. It lies in the address: none of it is about the person. */
export interface Filters {
  readonly goal: string | null;
  /** At least this grade. */
  readonly evidence: EvidenceGrade | null;
  readonly diet: FormDiet | null;
  readonly form: Format | null;
  readonly pregnancy: 'yes' | null;
}
export type FilterName = keyof Filters;
export const filterNames = ['goal', 'evidence', 'diet', 'form', 'pregnancy'] as const satisfies readonly FilterName[];

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | null =>
  values.find((value) => value === given) ?? null;

/** Whatever else stands in the address is not ours, and ignored. */
export const filtersOf = (search: URLSearchParams): Filters => ({
  goal: oneOf(Object.keys(goalTexts), search.get('goal')),
  evidence: oneOf(evidenceGrades, search.get('evidence')),
  diet: oneOf(formDiets, search.get('diet')),
  form: oneOf(formats, search.get('form')),
  pregnancy: oneOf(['yes'], search.get('pregnancy')),
});

const isAtLeast = (grade: EvidenceGrade | null, wanted: EvidenceGrade): boolean =>
  grade !== null && evidenceGrades.indexOf(grade) <= evidenceGrades.indexOf(wanted);

export function fits(entry: CatalogueEntry, { goal, evidence, diet, form, pregnancy }: Filters): boolean {
  return (
    (goal === null || entry.goals.includes(goal)) &&
    (evidence === null || isAtLeast(entry.evidence, evidence)) &&
    (diet === null || entry.diets.includes(diet)) &&
    (form === null || entry.formats.includes(form)) &&
    (pregnancy === null || entry.allowedIn.includes('pregnant'))
  );
}

export type Counts = Readonly<Record<FilterName, ReadonlyMap<string, number>>>;

const YES = ['yes'] as const;
const NO = [] as const;

/** The options of each filter that an entry fits. */
const OPTIONS_OF: Readonly<Record<FilterName, (entry: CatalogueEntry) => readonly string[]>> = {
  goal: ({ goals }) => goals,
  evidence: ({ evidence }) => evidenceGrades.filter((grade) => isAtLeast(evidence, grade)),
  diet: ({ diets }) => diets,
  form: ({ formats: own }) => own,
  pregnancy: ({ allowedIn }) => (allowedIn.includes('pregnant') ? YES : NO),
};

/** How many would be left with each option, the other filters staying as they are; one that is missing has none. */
export function countsOf(entries: readonly CatalogueEntry[], filters: Filters): Counts {
  const counted = (name: FilterName) => {
    const others: Filters = { ...filters, [name]: null };
    const counts = new Map<string, number>();
    for (const entry of entries) {
      if (!fits(entry, others)) continue;
      for (const option of OPTIONS_OF[name](entry)) counts.set(option, (counts.get(option) ?? 0) + 1);
    }
    return counts;
  };
  return {
    goal: counted('goal'),
    evidence: counted('evidence'),
    diet: counted('diet'),
    form: counted('form'),
    pregnancy: counted('pregnancy'),
  };
}

/** Best found first while searching; else as the catalogue comes, best proven first. */
export function narrowed(
  entries: readonly CatalogueEntry[],
  found: ReadonlyMap<string, number> | null,
): readonly CatalogueEntry[] {
  if (found === null) return entries;
  return entries.filter(({ id }) => found.has(id)).sort((a, b) => (found.get(b.id) ?? 0) - (found.get(a.id) ?? 0));
}
