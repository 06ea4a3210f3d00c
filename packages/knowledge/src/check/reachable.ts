import { questions } from '@evidose/contract';
import { ANY_MEDICINE } from '@evidose/engine';
import type { ReadableField } from '../fields.ts';
import type { WhenMap } from '../schema/index.ts';
import { type Check, fieldsOf, issueAt } from './check.ts';
import { rulesOf, whenPath } from './rules.ts';

/** Combinations that the form makes impossible: sex is not male when the person is pregnant or menstruates. */
const impossible: readonly WhenMap[] = [
  { biologicalSex: ['male'], pregnancyStatus: ['pregnant', 'breastfeeding', 'trying-to-conceive', 'not-pregnant'] },
  { biologicalSex: ['male'], menstruating: ['yes'] },
];

type Wanted = WhenMap[string];

function rangeFault(
  wanted: Exclude<Wanted, string[]>,
  field: Extract<ReadableField, { kind: 'number' }>,
): string | null {
  const { atLeast = field.min, below = Number.POSITIVE_INFINITY } = wanted;
  if (atLeast > field.max) return `the answer ends at ${field.max}`;
  if (below <= field.min) return `the answer starts at ${field.min}`;
  return atLeast >= below ? `no number is at least ${atLeast} and below ${below}` : null;
}

/** Whether all values wanted by `map` are wanted by `other`: then `other` holds wherever `map` does. */
const within = (wanted: Wanted | undefined, other: Wanted) =>
  Array.isArray(wanted) && Array.isArray(other) && wanted.every((value) => other.includes(value));

/** A rule that no set of answers can satisfy protects no one. */
export const reachable: Check = (knowledge) => {
  const fields = fieldsOf(knowledge);
  const used = new Set([ANY_MEDICINE, ...Object.values(knowledge.drugs.value).flatMap((drug) => drug.classes)]);
  const emptyClasses = new Set(Object.keys(knowledge.drugClasses.value).filter((id) => !used.has(id)));

  const faultsOf = (map: WhenMap, unless: readonly WhenMap[], of: string): string[] => {
    const ranges = Object.entries(map).flatMap(([name, wanted]) => {
      const field = fields.get(name);
      if (field?.kind !== 'number' || Array.isArray(wanted)) return [];
      const fault = rangeFault(wanted, field);
      return fault === null ? [] : [`'${name}': ${fault}`];
    });
    const clashes = impossible
      .filter((pair) => Object.entries(pair).every(([name, values]) => within(map[name], values)))
      .map((pair) => `no answers hold ${Object.keys(pair).join(' and ')} as wanted here`);
    const cancelled = unless
      .flatMap((entry) => Object.entries(entry))
      .filter(([name, values]) => !fields.get(name)?.many && within(map[name], values))
      .map(([name]) => `'unless' takes back all that 'when' wants of '${name}'`);
    const age = map['age'];
    const under18 = of === 'indication' && age && !Array.isArray(age) && (age.below ?? 999) <= 18;
    const hidden =
      Object.keys(map).some((name) => name.startsWith('labResults.')) && within(map['shareTestResults'], ['no']);
    const takes = map['takes'];
    const nobody = Array.isArray(takes) && takes.every((id) => emptyClasses.has(id));
    return [
      ...ranges,
      ...clashes,
      ...cancelled,
      ...(under18 ? ['nothing is suggested under 18'] : []),
      ...(hidden ? [`results are asked only when ${questions.labResults.shownWhen.field} is yes`] : []),
      ...(nobody ? ['no drug belongs to the class'] : []),
      ...(of === 'indication' && Object.keys(map).length === 0 ? ['an indication names at least one answer'] : []),
    ];
  };

  const rules = rulesOf(knowledge).flatMap((rule) =>
    faultsOf(rule.when, rule.unless, rule.of).map((fault) =>
      issueAt(rule.parsed, whenPath(rule), `no answer can reach this rule: ${fault}`),
    ),
  );
  const interactions = knowledge.supplements.flatMap((parsed) =>
    parsed.value.interactions.flatMap((row, index) =>
      'class' in row.with && emptyClasses.has(row.with.class)
        ? [
            issueAt(
              parsed,
              ['interactions', index, 'with'],
              `no answer can reach this rule: no drug belongs to the class`,
            ),
          ]
        : [],
    ),
  );
  const labs = knowledge.labRules.value.flatMap((rule, index) => {
    const field = fields.get(`labResults.${rule.lab}`);
    if (field?.kind !== 'number') return [];
    const fault = rangeFault(rule, field);
    return fault === null ? [] : [issueAt(knowledge.labRules, [index], `no answer can reach this rule: ${fault}`)];
  });
  return [...rules, ...interactions, ...labs];
};
