import {
  type ConsideredSupplement,
  type EvidenceGrade,
  evidenceGrades,
  isField,
  questionOf,
  type Recommendation,
  type SectionId,
  type ShortAnswers,
  sectionIds,
} from '@evidose/contract';
import {
  type Criterion,
  type Indication,
  type Knowledge,
  type Supplement,
  waitsForFullQuestionnaire,
} from '@evidose/engine';

const MOST = 6;

/** Sections that a derived fact of the engine is worked out in. */
const SECTION_OF_FACT: Readonly<Record<string, SectionId>> = {
  takes: 'medicines',
  phq2: 'mind',
  menstruating: 'symptoms',
};
/** Answered by the quick quiz already. */
const KNOWN = new Set(['age', 'biologicalSex', 'height', 'weight', 'bmi', 'activityLevel', 'healthGoals', 'allergen']);

function sectionOf(field: string): SectionId | undefined {
  const [name = ''] = field.split('.');
  if (Object.hasOwn(SECTION_OF_FACT, name)) return SECTION_OF_FACT[name];
  if (!isField(name)) return undefined;
  const { section } = questionOf(name);
  return sectionIds.find((id) => id === section);
}

const serves = (goals: readonly string[]) => (criterion: Criterion) =>
  criterion.field === 'healthGoals' && 'in' in criterion && criterion.in.some((goal) => goals.includes(goal));

/** What has to be known before anybody could say yes: everything a rule against it, or for it, looks at. */
function needsOf({ contraindications, interactions }: Supplement, indication: Indication): SectionId[] {
  const asked = [indication.when, ...contraindications.map(({ when }) => when)]
    .flatMap(({ all }) => all)
    .filter(({ field }) => !KNOWN.has(field))
    .flatMap(({ field }) => sectionOf(field) ?? []);
  const hasMedicines = interactions.some(({ with: other }) => other.kind !== 'supplement');
  const needed = new Set<SectionId>([...asked, ...(hasMedicines ? (['medicines'] as const) : [])]);
  return sectionIds.filter((id) => needed.has(id));
}

function best(indications: readonly Indication[]): Indication | undefined {
  const rank = (grade: EvidenceGrade) => evidenceGrades.indexOf(grade);
  return [...indications].sort((a, b) => rank(a.evidence) - rank(b.evidence))[0];
}

function consider(supplement: Supplement, goals: readonly string[]): ConsideredSupplement | null {
  if (supplement.tier !== 'suggestible') return null;
  const fitting = supplement.indications.filter(
    ({ when, clinicianOnly }) => !clinicianOnly && when.all.some(serves(goals)),
  );
  const chosen = best(fitting);
  if (chosen === undefined) return null;
  const served = goals.filter((goal) => fitting.some(({ when }) => when.all.some(serves([goal]))));
  const { id, name, summary } = supplement;
  return { id, name, summary, evidence: chosen.evidence, goals: served, needs: needsOf(supplement, chosen) };
}

/** What serves the goals and is not ruled out by the few answers there are: to be looked into, not to be taken. */
export function consideredFor(
  knowledge: Knowledge,
  { goals }: ShortAnswers,
  { outcome, supplements, excluded, currentSupplements }: Recommendation,
): ConsideredSupplement[] {
  if (outcome !== 'recommended') return [];
  const ruledOut = excluded.filter((each) => !waitsForFullQuestionnaire(each));
  const settled = new Set([...supplements, ...ruledOut, ...currentSupplements].map(({ id }) => id));
  return knowledge.supplements
    .filter(({ id }) => !settled.has(id))
    .flatMap((supplement) => consider(supplement, goals) ?? [])
    .sort(
      (a, b) =>
        evidenceGrades.indexOf(a.evidence) - evidenceGrades.indexOf(b.evidence) ||
        b.goals.length - a.goals.length ||
        a.needs.length - b.needs.length ||
        a.name.localeCompare(b.name),
    )
    .slice(0, MOST);
}
