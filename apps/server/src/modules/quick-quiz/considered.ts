import { type ConsideredSupplement, isField, questionOf, type SectionId, sectionIds } from '@evidose/contract';
import { type QuickCandidate, type QuickDecision, type QuickFact, waitsForFullQuestionnaire } from '@evidose/engine';

const MOST = 6;

/** Sections in which the engine derives facts. */
const SECTION_OF_FACT: Readonly<Record<string, SectionId>> = {
  takes: 'medicines',
  phq2: 'mind',
  menstruating: 'symptoms',
};
/** Already answered by the quick quiz. */
const KNOWN = new Set(['age', 'biologicalSex', 'height', 'weight', 'bmi', 'activityLevel', 'healthGoals', 'allergen']);

function sectionOf(field: string): SectionId | undefined {
  const [name = ''] = field.split('.');
  if (Object.hasOwn(SECTION_OF_FACT, name)) return SECTION_OF_FACT[name];
  if (!isField(name)) return undefined;
  const { section } = questionOf(name);
  return sectionIds.find((id) => id === section);
}

/** Everything that rules for or against it look at. */
function needsOf({ supplement, indication }: QuickCandidate): SectionId[] {
  const { contraindications, interactions } = supplement.data;
  const asked = [indication.when, ...contraindications.map(({ when }) => when)]
    .flatMap(({ all }) => all)
    .filter(({ field }) => !KNOWN.has(field))
    .flatMap(({ field }) => sectionOf(field) ?? []);
  const hasMedicines = interactions.some(({ with: other }) => other.kind !== 'supplement');
  const needed = new Set<SectionId>([...asked, ...(hasMedicines ? (['medicines'] as const) : [])]);
  return sectionIds.filter((id) => needed.has(id));
}

const shown = (facts: readonly QuickFact[]) => facts.map(({ id, label, why }) => ({ id, label, why }));

function consideredOf(candidate: QuickCandidate): ConsideredSupplement {
  const { supplement, indication, goals, fitsIf, unless, canCheck } = candidate;
  const { id, name, summary } = supplement.data;
  return {
    ...{ id, name, summary, evidence: indication.evidence, goals: [...goals], needs: needsOf(candidate) },
    fitsIf: canCheck ? shown(fitsIf) : [],
    unless: canCheck ? shown(unless) : [],
  };
}

/** Candidates that serve the goals and are not ruled out: to look into, not to take. */
export function consideredIn({ recommendation, candidates }: QuickDecision): ConsideredSupplement[] {
  const { outcome, supplements, excluded } = recommendation;
  if (outcome !== 'recommended') return [];
  const settled = new Set(
    [...supplements, ...excluded.filter((each) => !waitsForFullQuestionnaire(each))].map(({ id }) => id),
  );
  return candidates
    .slice(0, MOST)
    .filter(({ supplement }) => !settled.has(supplement.data.id))
    .map(consideredOf);
}
