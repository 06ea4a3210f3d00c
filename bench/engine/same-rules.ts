import type { Answers } from '@evidose/contract';
import { type Criterion, type Knowledge, type Prepared, understandMedicines, type When } from '@evidose/engine';
import { Engine, type RuleProperties } from 'json-rules-engine';

/**
 * Our exclusion rules for json-rules-engine: contraindications that exclude, interactions that forbid, and effect
 * rules. It gets the medicines already read and classified, which our side does itself.
 */

type Condition = Record<string, unknown>;

function conditionOf(criterion: Criterion): Condition[] {
  const fact = criterion.field.replaceAll('.', '_');
  if ('in' in criterion) return [{ fact, operator: 'containsAny', value: criterion.in }];
  const { atLeast, below } = criterion;
  return [
    ...(atLeast === undefined ? [] : [{ fact, operator: 'greaterThanInclusive', value: atLeast }]),
    ...(below === undefined ? [] : [{ fact, operator: 'lessThan', value: below }]),
  ];
}

function ruleOf(when: When, params: Record<string, string>): RuleProperties {
  const all = when.all.flatMap(conditionOf);
  const unless = when.unless.flatMap(conditionOf);
  const conditions = unless.length === 0 ? { all } : { all: [...all, { not: { any: unless } }] };
  return { conditions: conditions as RuleProperties['conditions'], event: { type: 'exclude', params } };
}

/** Rules with whole exceptions (`unlessAny`) and rules that always hold are left out on both sides. */
export function rulesOf(knowledge: Knowledge): RuleProperties[] {
  return knowledge.supplements
    .filter(({ tier }) => tier === 'suggestible')
    .flatMap(({ id: supplement, contraindications, interactions, effects }) => [
      ...contraindications
        .filter(({ effect }) => effect === 'exclude')
        .map(({ id, when }) => ruleOf(when, { supplement, rule: id })),
      ...interactions
        .filter(
          ({ with: other, severity, action, fromDose }) =>
            other.kind !== 'supplement' &&
            fromDose === undefined &&
            (severity === 'contraindicated' || severity === 'major' || action === 'avoid'),
        )
        .map(({ id, with: other }) =>
          ruleOf({ all: [{ field: 'takes', in: [other.id] }], unless: [] }, { supplement, rule: id }),
        ),
      ...knowledge.effectRules
        .filter(
          ({ effect, unlessAny, when }) => effects.includes(effect) && unlessAny === undefined && when.all.length > 0,
        )
        .map(({ id, when }) => ruleOf(when, { supplement, rule: id })),
    ]);
}

export function engineFor(rules: readonly RuleProperties[]): Engine {
  const engine = new Engine([...rules], { allowUndefinedFacts: true });
  engine.addOperator(
    'containsAny',
    (have: unknown, wanted: readonly string[]) => Array.isArray(have) && wanted.some((value) => have.includes(value)),
  );
  return engine;
}

const asList = (value: unknown): unknown => (typeof value === 'string' ? [value] : value);

/** The answers as facts, with the derived facts. */
export function factsOf(prepared: Prepared, answers: Answers): Record<string, unknown> {
  const medicines = understandMedicines(prepared, answers.prescriptionMedsList ?? '');
  const facts: Record<string, unknown> = {
    takes: ['any-medicine', ...medicines.flatMap(({ id, classes }) => [...(id === null ? [] : [id]), ...classes])],
    allergen: [],
    menstruating: [],
    phq2: 0,
    bmi: Number(answers.weight) / (Number(answers.height) / 100) ** 2,
  };
  for (const [field, value] of Object.entries(answers)) {
    if (typeof value === 'object' && !Array.isArray(value)) {
      for (const [part, inner] of Object.entries(value)) facts[`${field}_${part}`] = asList(inner);
    } else facts[field] = asList(value);
  }
  return { ...facts, age: Number(answers.age) };
}
