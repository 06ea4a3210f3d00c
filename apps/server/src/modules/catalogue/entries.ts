import { type CatalogueEntry, type EvidenceGrade, evidenceGrades, formDiets, guardedStates } from '@evidose/contract';
import type { Indication, Prepared } from '@evidose/engine';

type PreparedSupplement = Prepared['supplements'][number];

export function bestGrade(indications: readonly Indication[]): EvidenceGrade | null {
  const grades = new Set(indications.filter(({ clinicianOnly }) => !clinicianOnly).map(({ evidence }) => evidence));
  return evidenceGrades.find((grade) => grades.has(grade)) ?? null;
}

function goalsOf(indications: readonly Indication[]): string[] {
  const goals = indications
    .filter(({ clinicianOnly }) => !clinicianOnly)
    .flatMap(({ when }) => when.all)
    .flatMap((criterion) => (criterion.field === 'healthGoals' && 'in' in criterion ? criterion.in : []));
  return [...new Set(goals)];
}

function entryOf({ data, forms }: PreparedSupplement): CatalogueEntry {
  const { id, name, tier, category, summary, indications, allowedIn, synonyms, brands, misspellings } = data;
  return {
    id,
    name,
    tier,
    category,
    summary,
    evidence: bestGrade(indications),
    goals: goalsOf(indications),
    diets: formDiets.filter((diet) => forms.some((form) => form.diets.has(diet))),
    formats: [...new Set(forms.map((form) => form.data.format))],
    allowedIn: guardedStates.filter((state) => allowedIn[state] !== undefined),
    names: [...synonyms, ...brands, ...misspellings],
  };
}

const rank = ({ evidence }: CatalogueEntry): number =>
  evidence === null ? evidenceGrades.length : evidenceGrades.indexOf(evidence);

/** The whole catalogue, best supported first. */
export function catalogueEntries({ supplements }: Prepared): CatalogueEntry[] {
  return supplements.map(entryOf).sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}
