import {
  type Alert,
  type AlertSubject,
  inSentence,
  labText,
  type Question,
  questionOf,
  questions,
} from '@evidose/contract';
import type { CompiledWhen } from '../criteria/atoms.ts';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { flatMap } from '../flat-map.ts';
import { tidyNumber } from '../limits/round.ts';
import type { Alarm, Prepared } from '../prepare/prepare.ts';
import type { FoundPair } from '../safety/medicine-pairs.ts';
import { conditionName } from '../words/names-in-text.ts';
import { fillWith, type Met, metBy } from '../words/rule-message.ts';
import { ASKED_DOCTOR, alertOf, byUrgency } from './alert.ts';

/** A measured number as text. */
function numberSubject(field: string, value: number): AlertSubject | null {
  const { labs } = questions.labResults;
  const lab = field.replace('labResults.', '');
  if (Object.hasOwn(labs, lab)) {
    const declared = labs[lab as keyof typeof labs];
    return { text: labText(declared, value), name: declared.label };
  }
  return field === 'bmi' ? { text: String(Math.round(value * 10) / 10), name: 'your body mass index' } : null;
}

/** Labels that only make sense with their question ("Yes", "I used to"), as noun phrases. */
const ANSWER_NAMES: Readonly<Record<string, (label: string) => string>> = {
  biologicalSex: (label) => `being ${label}`,
  difficultySwallowing: () => 'trouble swallowing',
  exerciseDays: (label) => `exercise on ${label} days a week`,
  mealsPerDay: (label) => (label === '1' ? 'one meal a day' : `${label} meals a day`),
  sleepIssues: (label) => `trouble sleeping (${label})`,
  specificDiet: (label) => `a ${label} diet`,
  tobaccoUse: () => 'tobacco, now or in the past',
};

const isBare = (label: string): boolean => /^(yes|no)\b/i.test(label);

/** An answer as text; null if it is no choice, or has no name. */
export function answerSubject(field: string, value: string): AlertSubject | null {
  if (!Object.hasOwn(questions, field)) return null;
  const question: Question = questionOf(field as keyof typeof questions);
  if (question.kind !== 'one' && question.kind !== 'many') return null;
  const label = question.options[value];
  if (label === undefined || (isBare(label) && !Object.hasOwn(ANSWER_NAMES, field))) return null;
  const named = ANSWER_NAMES[field] ?? ((words) => words);
  return { text: null, name: named(inSentence(label)) };
}

/** What an alert is about: medicines, supplements and conditions by name, then values and other answers. */
function subjectsOf(prepared: Prepared, facts: Facts, when: CompiledWhen, met: Met): AlertSubject[] {
  const subjects: AlertSubject[] = [
    ...met.medicines.map(({ text, name }) => ({ text, name })),
    ...met.supplements.map(({ text, supplement }) => ({ text, name: supplement?.data.name ?? text })),
    ...met.conditions.map((id) => ({ text: null, name: conditionName(id) })),
  ];
  for (const { field, atoms, number } of when.all) {
    if (atoms === null) {
      const subject = numberSubject(field, tidyNumber(facts.numbers[number] ?? Number.NaN));
      if (subject !== null) subjects.push(subject);
      continue;
    }
    if (field === 'medicalConditions') continue;
    const atom = atoms.find((each) => facts.possible[each] === 1);
    if (field === 'situation' && atom !== undefined) {
      const { value: id } = prepared.atoms.label(atom);
      const name = prepared.situations.find(({ data }) => data.id === id)?.data.name ?? id;
      subjects.push({ text: facts.origins.get(atom)?.value ?? null, name });
      continue;
    }
    const subject = atom === undefined ? null : answerSubject(field, prepared.atoms.label(atom).value);
    if (subject !== null) subjects.push(subject);
  }
  return subjects;
}

function alertOfAlarm(prepared: Prepared, facts: Facts, { rule, when }: Alarm): Alert {
  const met = metBy(prepared, facts, when);
  const { id, severity, sources, call } = rule;
  return alertOf({
    id,
    severity,
    title: fillWith(prepared, rule.title, met),
    message: fillWith(prepared, rule.message, met),
    about: subjectsOf(prepared, facts, when, met),
    because: becauseOf(prepared, facts, when),
    actions: [
      ...call.map(({ label, tel }) => ({ kind: 'call' as const, label, tel })),
      ...(severity === 'info' ? [] : [ASKED_DOCTOR]),
    ],
    sources,
  });
}

export const ruleAlerts = (prepared: Prepared, facts: Facts): Alert[] =>
  facts.alarms.map((alarm) => alertOfAlarm(prepared, facts, alarm));

/** Adds nothing if the person named the condition, or a more serious alert covers the value. */
function isSaidBetter(facts: Facts, alert: Alert, all: readonly Alert[]): boolean {
  const match = facts.labs.find(({ rule }) => `lab-${rule.id}` === alert.id);
  if (match === undefined) return false;
  const { countsAs, alert: own } = match.rule;
  const stated: readonly string[] = facts.answers.medicalConditions;
  if (own === undefined && countsAs !== undefined && stated.includes(countsAs)) return true;
  return all.some(
    (other) => byUrgency(other, alert) < 0 && other.because.some(({ field }) => field === match.because.field),
  );
}

export const withoutSaidBetter = (facts: Facts, alerts: readonly Alert[]): Alert[] =>
  alerts.filter((alert) => !isSaidBetter(facts, alert, alerts));

/** Alerts that another one covers better are dropped. */
export function withoutReplaced(facts: Facts, pairs: readonly FoundPair[], alerts: readonly Alert[]): Alert[] {
  const replaced = new Set(flatMap([...facts.alarms, ...pairs], ({ rule }) => rule.replaces));
  return alerts.filter(({ id }) => !replaced.has(id));
}
