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

const OPTIONS: Readonly<Record<FilterName, readonly string[]>> = {
  goal: Object.keys(goalTexts),
  evidence: evidenceGrades,
  diet: formDiets,
  form: formats,
  pregnancy: ['yes'],
};

/** How many would be left with each option, the other filters staying as they are. */
export function countsOf(entries: readonly CatalogueEntry[], filters: Filters): Counts {
  const counted = (name: FilterName) => {
    const others = entries.filter((entry) => fits(entry, { ...filters, [name]: null }));
    return new Map(
      OPTIONS[name].map((value) => [
        value,
        others.filter((entry) => fits(entry, { ...filters, [name]: value } as Filters)).length,
      ]),
    );
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
