import type { ContraindicationFacts, InteractionFacts } from '@evidose/contract';
import {
  asInteraction,
  bySeverity,
  type EffectRule,
  type InteractionRule,
  isGrave,
  type Knowledge,
  type Prepared,
  type Supplement,
  type When,
} from '@evidose/engine';

/** What speaks against a supplement: its own rows, and the rules about its effects. */

const MOST_EXAMPLES = 6;

const rulesOver = ({ effectRules }: Knowledge, { effects }: Supplement): EffectRule[] =>
  effectRules.filter(({ effect }) => effects.includes(effect));

type Details = Omit<InteractionRule, 'with' | 'inheritedFrom' | 'signed'>;

function named({ drugById, classById, drugsOfClass, supplementById }: Prepared, other: InteractionRule['with']) {
  const { kind, id } = other;
  if (kind === 'supplement') return { kind, id, name: supplementById.get(id)?.data.name ?? id, examples: [] };
  if (kind === 'drug') {
    const drug = drugById.get(id);
    return { kind, id, name: drug?.name ?? id, examples: drug?.brands.slice(0, 3) ?? [] };
  }
  // Best known first: those sold under the most names.
  const members = [...(drugsOfClass.get(id) ?? [])].sort((a, b) => b.brands.length - a.brands.length);
  return {
    kind,
    id,
    name: classById.get(id)?.name ?? id,
    examples: members.slice(0, MOST_EXAMPLES).map(({ name }) => name),
  };
}

function factsOf(prepared: Prepared, other: InteractionRule['with'], details: Details): InteractionFacts {
  const { id, severity, action, hours, fromDose, mechanism, message, sources, review, directness, checked } = details;
  return {
    id,
    with: named(prepared, other),
    severity,
    action,
    ...(hours === undefined ? {} : { hours }),
    ...(fromDose === undefined ? {} : { fromDose }),
    mechanism,
    message,
    sources: [...sources],
    needsReview: review === 'needed',
    directness,
    checked,
  };
}

/** Rules about an effect or a test result follow from the supplement's effects. */
const GENERAL = { directness: 'mechanism' as const, checked: null };

/** The checker treats rules about an effect that only involve a medicine the same way. */
function effectInteractions(prepared: Prepared, supplement: Supplement): InteractionFacts[] {
  return rulesOver(prepared.knowledge, supplement).flatMap((rule) => {
    const interaction = asInteraction(rule);
    return (interaction?.takes ?? []).flatMap((id) =>
      interaction === null
        ? []
        : [
            factsOf(
              prepared,
              { kind: prepared.drugById.has(id) ? 'drug' : 'class', id },
              { id: `${rule.id}-${id}`, ...interaction.details },
            ),
          ],
    );
  });
}

export function interactionsOf(prepared: Prepared, supplement: Supplement): InteractionFacts[] {
  const own = supplement.interactions.map((row) => factsOf(prepared, row.with, row));
  const settled = new Set(own.filter(isGrave).map((row) => row.with.id));
  const byEffect = effectInteractions(prepared, supplement).filter((row) => !settled.has(row.with.id));
  const once = new Map([...own, ...byEffect].map((row) => [`${row.with.id} ${row.message}`, row]));
  return [...once.values()].sort((a, b) => bySeverity(a, b) || a.with.name.localeCompare(b.with.name, 'en'));
}

const ORDER = ['exclude', 'limit', 'caution'] as const;

export function contraindicationsOf(
  { knowledge }: Prepared,
  supplement: Supplement,
  who: (when: When) => string,
): ContraindicationFacts[] {
  const own = supplement.contraindications.map(({ id, when, effect, maxDose, message, sources, ...row }) => ({
    id,
    who: who(when),
    effect,
    ...(maxDose === undefined ? {} : { maxDose }),
    message,
    sources: [...sources],
    needsReview: row.review === 'needed',
    directness: row.directness,
    checked: row.checked,
  }));
  const byEffect = rulesOver(knowledge, supplement)
    .filter((rule) => asInteraction(rule) === null)
    .map(({ id, when, message, sources }) => ({
      id,
      who: who(when),
      effect: 'exclude' as const,
      message,
      sources: [...sources],
      needsReview: false,
      ...GENERAL,
    }));
  const byLab = knowledge.labRules
    .filter(({ removes }) => removes.includes(supplement.id))
    .map(({ id, lab, atLeast, below, message, sources }) => ({
      id,
      who: who({
        all: [
          {
            field: `labResults.${lab}`,
            ...(atLeast === undefined ? {} : { atLeast }),
            ...(below === undefined ? {} : { below }),
          },
        ],
        unless: [],
      }),
      effect: 'exclude' as const,
      message,
      sources: [...sources],
      needsReview: false,
      ...GENERAL,
    }));
  // Skips a test result that has its own row.
  const said = new Set(own.map((row) => row.who));
  const rows = [...own, ...byEffect, ...byLab.filter((row) => !said.has(row.who))];
  const once = new Map(rows.map((row) => [`${row.who} ${row.message}`, row]));
  return [...once.values()].sort((a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect));
}
