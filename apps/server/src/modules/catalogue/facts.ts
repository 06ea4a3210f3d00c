import {
  evidenceGrades,
  type FormFacts,
  formDiets,
  guardedStates,
  type NutrientFacts,
  type StateFacts,
  type SupplementFacts,
  type SupplementOutcome,
} from '@evidose/contract';
import type { Indication, Prepared, When } from '@evidose/engine';
import { createCriterionText } from './criterion-text.ts';
import { bestGrade } from './entries.ts';
import { intakeRows } from './intake-rows.ts';
import { outcomeTitle } from './outcome-titles.ts';
import { contraindicationsOf, interactionsOf } from './restrictions.ts';
import { createSourceBook } from './sources.ts';

type PreparedSupplement = Prepared['supplements'][number];
const rankOf = (grade: (typeof evidenceGrades)[number]): number => evidenceGrades.indexOf(grade);

function outcomesOf(indications: readonly Indication[], who: (when: When) => string): SupplementOutcome[] {
  const groups = new Map<string, Indication[]>();
  for (const indication of indications) {
    const members = groups.get(indication.outcome);
    if (members === undefined) groups.set(indication.outcome, [indication]);
    else members.push(indication);
  }
  const outcomes = [...groups].map(([id, members]) => {
    const uses = members
      .map(({ id: use, kind, when, evidence, dose, weeks, clinicianOnly, message, sources }) => ({
        id: use,
        kind,
        who: who(when),
        evidence,
        dose: { low: dose.low, usual: dose.usual, high: dose.high },
        weeks: [weeks[0], weeks[1]] as [number, number],
        clinicianOnly,
        message,
        sources: [...sources],
      }))
      .sort((a, b) => rankOf(a.evidence) - rankOf(b.evidence));
    const evidence = uses[0]?.evidence ?? 'C';
    return { id, title: outcomeTitle(id), evidence, uses };
  });
  return outcomes.sort((a, b) => rankOf(a.evidence) - rankOf(b.evidence) || b.uses.length - a.uses.length);
}

function nutrientsOf({ nutrients }: Prepared, { data, supplies }: PreparedSupplement): NutrientFacts[] {
  return supplies.flatMap(({ nutrient: index, perUnit, counts }) => {
    const nutrient = nutrients[index];
    if (nutrient === undefined || data.supplies.length === 0) return [];
    const { id, name, unit, limitIsSupplementsOnly, europeanLimit, sources } = nutrient;
    const rows = intakeRows(nutrient);
    return {
      id,
      name,
      unit,
      perUnit,
      limitApplies: counts,
      limitIsSupplementsOnly,
      europeanLimit,
      rows,
      sources: [...sources],
    };
  });
}

function statesOf({ data }: PreparedSupplement): StateFacts[] {
  return guardedStates.map((state) => {
    const allowed = data.allowedIn[state];
    if (allowed === undefined) return { state, allowance: null };
    const { maxDose, message, sources } = allowed;
    return { state, allowance: { maxDose, message, sources: [...sources] } };
  });
}

function formsOf({ forms }: PreparedSupplement): FormFacts[] {
  return forms.map(({ data: { id, format, label, contains, perPiece, price }, diets }) => ({
    id,
    format,
    label,
    contains: [...contains],
    diets: formDiets.filter((diet) => diets.has(diet)),
    perPiece,
    price,
  }));
}

/** Everything the page of one supplement shows. Undefined if there is no such supplement. */
export function createFacts(prepared: Prepared): (id: string) => SupplementFacts | undefined {
  const who = createCriterionText(prepared.knowledge);
  const sourcesOf = createSourceBook(prepared.knowledge);

  return (id) => {
    const found = prepared.supplementById.get(id);
    if (found === undefined) return undefined;
    const { data } = found;
    const { slots, food, maxAtOnce, note } = data.timing;
    const internationalUnit = data.conversions['IU'];
    const facts = {
      knowledgeVersion: prepared.knowledge.version,
      id,
      name: data.name,
      tier: data.tier,
      category: data.category,
      summary: data.summary,
      synonyms: [...data.synonyms],
      brands: [...data.brands],
      evidence: bestGrade(data.indications),
      doseUnit: data.doseUnit,
      ...(data.serving === undefined ? {} : { serving: data.serving }),
      ...(internationalUnit === undefined ? {} : { perInternationalUnit: internationalUnit }),
      maxDailyDose: data.maxDailyDose,
      outcomes: outcomesOf(data.indications, who),
      nutrients: nutrientsOf(prepared, found),
      states: statesOf(found),
      timing: {
        slots: [...slots],
        food,
        ...(maxAtOnce === undefined ? {} : { maxAtOnce }),
        ...(note === undefined ? {} : { note }),
      },
      forms: formsOf(found),
      interactions: interactionsOf(prepared, data),
      drugInteractions: data.drugInteractions,
      contraindications: contraindicationsOf(prepared, data, who),
      whoShouldNot: [...data.whoShouldNot],
      mainSources: [...data.sources],
    };
    return { ...facts, sources: sourcesOf([{ sources: data.sources }, facts]) };
  };
}
