import type { Alert, Because } from '@evidose/contract';
import { inSentence, questions } from '@evidose/contract';
import { becauseOf, type Facts } from '../criteria/facts.ts';
import { guardedState } from '../criteria/guarded-state.ts';
import { flatMap } from '../flat-map.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { OWN_LIMIT } from '../review/judge-one.ts';
import type { Judgement } from '../review/judgement.ts';
import type { ReviewedItem } from '../review/one-tablet.ts';
import { isMultiBesidePrescription, type Overdose, overdoseText } from '../review/overdose.ts';
import type { Reviewed } from '../stages/review.ts';
import { conditionName, medicineName } from '../words/names-in-text.ts';
import { andList } from '../words/open-words.ts';
import { metBy } from '../words/rule-message.ts';
import { STATE_WORDS } from '../words/states.ts';
import { ASKED_DOCTOR, aboutWritten, alertOf, becauseWritten, type Written } from './alert.ts';
import { answerSubject } from './from-rules.ts';

const writtenOf = ({ item, supplement }: Pick<ReviewedItem, 'item' | 'supplement'>): Written => ({
  field: item.field,
  text: item.text,
  name: supplement.data.name,
});

function overdoseAlert(overdose: Overdose): Alert {
  const { nutrient, givers, prescribed, isByPrescription, isGrave, treats } = overdose;
  const own = flatMap(givers, (item) =>
    item.supplement === null ? [] : [writtenOf({ item, supplement: item.supplement })],
  );
  const names = andList([...new Set(own.map(({ name }) => inSentence(name)))]);
  const only = prescribed.length === 0 ? '' : ' Keep to what was prescribed.';
  const ask = isByPrescription
    ? `Ask whether you still need ${names}.`
    : isGrave
      ? `Ask your doctor or pharmacist before you take more of ${names}.`
      : `Ask about a smaller amount of ${names}.`;
  return alertOf({
    id: `over-limit-${nutrient.id}`,
    severity: isByPrescription || treats !== null ? 'info' : 'warning',
    title: treats !== null ? `${nutrient.name} at a dose for treatment` : `More ${nutrient.name} than the upper limit`,
    message: `${overdoseText(overdose)} We add none.${treats === null ? ` ${ask}` : ''}${only}`,
    because: becauseWritten(own),
    about: aboutWritten(own),
    actions: [ASKED_DOCTOR],
    sources: nutrient.sources,
  });
}

/** What a judgement follows from, as a suffix: "with warfarin (“Coumadin”)", "in pregnancy". */
function causeName(prepared: Prepared, facts: Facts, { field, value }: Because): string | null {
  const medicine = facts.understood.medicines.find((each) => each.field === field && each.text === value);
  if (medicine !== undefined) return `with ${medicineName(prepared, medicine)}`;
  if (field === 'medicalConditions') return `with ${conditionName(value)}`;
  if (field === 'allergyDetails') return `with an allergy (“${value}”)`;
  const state = field === 'pregnancyStatus' ? guardedState(value) : null;
  if (state !== null) return STATE_WORDS[state].while;
  const { labs } = questions.labResults;
  const lab = field.replace('labResults.', '');
  if (Object.hasOwn(labs, lab)) {
    const { label, unit } = labs[lab as keyof typeof labs];
    return `with ${inSentence(label)} of ${value} ${unit}`;
  }
  if (field.endsWith('List')) return `with “${value}”`;
  const answer = answerSubject(field, value);
  return answer === null ? null : `with ${answer.name}`;
}

interface Cause {
  readonly name: string | null;
  readonly items: readonly ReviewedItem[];
  readonly judgements: readonly Judgement[];
}

/** The most serious reason stands for the rest; an amount above a limit has its own alert. */
const leadOf = (decisive: readonly Judgement[]): Judgement | undefined =>
  decisive.find(({ isUrgent }) => isUrgent) ??
  decisive.find(({ kind }) => kind === 'allergy') ??
  decisive.find(({ forbidsStart }) => forbidsStart) ??
  decisive.find(({ kind }) => kind !== 'upper-limit');

/** One entry per cause: two herbs that clash with one medicine make one alert. */
function causesOf(prepared: Prepared, facts: Facts, items: readonly ReviewedItem[]): Cause[] {
  const causes = new Map<string, Cause>();
  const led = flatMap(items, (each) => {
    const lead = leadOf(each.decisive);
    return lead === undefined ? [] : [{ each, lead }];
  });
  // What cannot wait comes first.
  for (const { each, lead } of led.toSorted((a, b) => Number(b.lead.isUrgent) - Number(a.lead.isUrgent))) {
    const [first] = lead.because;
    const name = first === undefined ? null : causeName(prepared, facts, first);
    const key = name ?? each.supplement.data.id;
    const known = causes.get(key);
    causes.set(key, {
      name,
      items: [...(known?.items ?? []), each],
      judgements: [...(known?.judgements ?? []), lead],
    });
  }
  return [...causes.values()];
}

const MOST_SENTENCES = 2;

/** Some must be stopped, others must not be stopped abruptly. */
function askText({ items, judgements }: Pick<Cause, 'items' | 'judgements'>): string {
  const named = (isSteady: boolean): string[] => [
    ...new Set(items.filter((_, i) => judgements[i]?.keepSteady === isSteady).map(({ review }) => review.name)),
  ];
  const [steady, others] = [named(true), named(false)];
  if (items.every(({ review }) => review.verdict === 'adjust'))
    return 'Ask your doctor or pharmacist about a smaller amount.';
  const ask = 'Ask your doctor or pharmacist before you';
  const it = new Set(items.map(({ review }) => review.id)).size === 1 ? 'it' : 'any of them';
  if (judgements.every(({ forbidsStart }) => forbidsStart)) return `${ask} start ${it}.`;
  if (steady.length === 0) return `${ask} take more of ${it}.`;
  if (others.length === 0) return `${ask} change ${it}.`;
  return `${ask} take more of ${andList(others.map(inSentence))}, and change nothing about ${andList(steady.map(inSentence))} before that.`;
}

/** Next to other names "it" would be ambiguous. */
const withName = (message: string, items: readonly ReviewedItem[], at: number): string =>
  items.length === 1 ? message : message.replace(/^It\b/, items[at]?.supplement.data.name ?? 'It');

const EMERGENCY = ' If you wheeze or your face or throat swells, call emergency services.';

/** Pregnancy and breastfeeding are always named, whatever else speaks against it. */
function saidOfState(items: readonly ReviewedItem[], judgements: readonly Judgement[]): string[] {
  const found = flatMap(items, ({ decisive }, i) => {
    const isLed = judgements[i]?.kind === 'pregnancy';
    const state = isLed ? undefined : decisive.find(({ kind, isSaidOnTop }) => kind === 'pregnancy' && !isSaidOnTop);
    return state === undefined ? [] : [withName(state.message, items, i)];
  });
  return [...new Set(found)].slice(0, 1).map((message) => ` ${message}`);
}

function causeAlert({ name, items, judgements }: Cause): Alert {
  const written = items.map(writtenOf);
  const names = andList([...new Set(written.map((each) => each.name))]);
  const isUrgent = judgements.some((each) => each.isUrgent);
  const isAllergy = judgements.some(({ because }) => because.some(({ field }) => field === 'allergyDetails'));
  const isOneSentence = items.length > 1 && new Set(judgements.map(({ message }) => message)).size === 1;
  const said = isOneSentence
    ? [(judgements[0]?.message ?? '').replace(/^It\b/, 'Each')]
    : [...new Set(judgements.map((each, i) => withName(each.message, items, i)))];
  const more = said.length > MOST_SENTENCES ? ' The others are below.' : '';
  const because = [...becauseWritten(written), ...flatMap(judgements, (each) => each.because)];
  return alertOf({
    id: `ask-about-${[...new Set(items.map(({ review }) => review.id))].join('-')}`,
    severity: isUrgent ? 'urgent' : 'warning',
    title: name === null ? `Talk to your doctor about ${names}` : `${names} ${name}`,
    message: `${said.slice(0, MOST_SENTENCES).join(' ')}${saidOfState(items, judgements).join('')}${more} ${askText({ items, judgements })}${isAllergy ? EMERGENCY : ''}`,
    because: because.filter((each, i) => because.findIndex((other) => isSame(each, other)) === i),
    about: aboutWritten(written),
    actions: [ASKED_DOCTOR],
    sources: [...new Set(flatMap(judgements, ({ sources }) => sources))],
  });
}

const isSame = (a: Because, b: Because): boolean => a.field === b.field && a.value === b.value;

/** An alert that names this supplement for this cause already covers it. */
function isSaidByAlarm(prepared: Prepared, facts: Facts, { item, decisive }: ReviewedItem): boolean {
  const lead = leadOf(decisive);
  // A value with its own alert already says what to avoid.
  if (lead?.kind === 'lab') return true;
  return facts.alarms.some(({ rule, when }) => {
    if (lead?.isSaidOnTop && lead.rule === rule.id) return true;
    // A milder alert does not replace a more serious one.
    if (rule.severity === 'info' || (lead?.isUrgent && rule.severity !== 'urgent')) return false;
    const { supplements, medicines } = metBy(prepared, facts, when);
    if (!supplements.includes(item)) return false;
    // If it names several medicines, each of them.
    const named = medicines.map(({ field, text }) => ({ field, value: text }));
    const because = [...becauseOf(prepared, facts, when), ...named];
    return lead?.because.some((each) => because.some((other) => isSame(each, other))) ?? false;
  });
}

/** Alerts about current supplements: once per cause, by name. */
export function reviewAlerts(prepared: Prepared, facts: Facts, { overdoses, items }: Reviewed): Alert[] {
  if (items.length === 0) return [];
  const asked = items.filter(
    (each) =>
      (each.review.verdict === 'stop-and-ask' ||
        (each.review.verdict === 'ask-first' &&
          (each.review.prescribed ||
            each.decisive.some(({ keepSteady, forbidsStart }) => keepSteady || forbidsStart)))) &&
      !isSaidByAlarm(prepared, facts, each),
  );
  // The day shows this amount, far above the person's limit, so it is said on top.
  const lowered = items.filter(
    (each) =>
      each.review.verdict === 'adjust' &&
      each.decisive.some(({ isFarOver }) => isFarOver) &&
      !isSaidByAlarm(prepared, facts, each),
  );
  const stopped = new Set(items.filter(({ review }) => review.verdict === 'stop-and-ask').map(({ item }) => item));
  const ownLimits = new Set(
    items
      .filter(({ decisive }) => decisive.some(({ rule, kind }) => rule === OWN_LIMIT && kind !== 'upper-limit'))
      .map(({ item }) => item),
  );
  // Not needed if the person is already told to stop it for a more serious reason, or of a lower limit.
  const amounts = overdoses.filter((each) => {
    const { isGrave, givers } = each;
    if (isMultiBesidePrescription(each)) return false;
    return (isGrave || !givers.every((item) => stopped.has(item))) && !givers.every((item) => ownLimits.has(item));
  });
  const alerts = [...amounts.map(overdoseAlert), ...causesOf(prepared, facts, [...asked, ...lowered]).map(causeAlert)];
  // A supplement may clash twice for two causes: each alert needs its own key.
  return alerts.map((alert, i) => {
    const earlier = alerts.slice(0, i).filter(({ id }) => id === alert.id).length;
    return earlier === 0 ? alert : { ...alert, id: `${alert.id}-${earlier + 1}` };
  });
}
