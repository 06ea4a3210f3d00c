import {
  type Alert,
  type AlertSubject,
  type Because,
  labText,
  questions,
  type Recommendation,
} from '@evidose/contract';
import { ASKED_DOCTOR, alertOf, CALL_CRISIS_LINE, CALL_EMERGENCY, openAnswer } from '../alerts/alert.ts';
import { pairAlerts } from '../alerts/from-pairs.ts';
import { ruleAlerts } from '../alerts/from-rules.ts';
import { textAlerts } from '../alerts/from-text.ts';
import { hasPositiveScreen, isMinor } from '../criteria/derived.ts';
import type { Facts } from '../criteria/facts.ts';
import { flatMap } from '../flat-map.ts';
import type { LabRule } from '../knowledge.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type FoundPair, pairsAmong } from '../safety/medicine-pairs.ts';
import { STATE_WORDS } from '../words/states.ts';

export interface Screened {
  readonly outcome: Recommendation['outcome'];
  readonly alerts: readonly Alert[];
  readonly pairs: readonly FoundPair[];
}

function concerning({ answers }: Facts): Alert[] {
  if (answers.concerningSymptoms !== 'yes') return [];
  return [
    alertOf({
      id: 'concerning-symptoms',
      severity: 'urgent',
      title: 'See a doctor first',
      message:
        'A doctor should look at one of your symptoms first. Call a doctor today. For chest pain, fainting, a sudden severe headache or thoughts of harming yourself, call your local emergency number now (in the US 911, or 988 for thoughts of self-harm). We suggest no supplement until then.',
      because: [{ field: 'concerningSymptoms', value: 'yes' }],
      about: [{ text: null, name: 'a warning sign' }],
      actions: [CALL_EMERGENCY, CALL_CRISIS_LINE],
    }),
  ];
}

function minor({ person, answers }: Facts): Alert[] {
  if (!isMinor(person)) return [];
  return [
    alertOf({
      id: 'under-18',
      severity: 'warning',
      title: 'Please ask a doctor or dietitian',
      message:
        'Evidose is for adults. Under 18, needs and limits depend on growth and are lower, so we suggest nothing. A doctor, pharmacist or dietitian can help.',
      because: [{ field: 'age', value: answers.age }],
      about: [{ text: answers.age, name: 'your age' }],
    }),
  ];
}

function mood({ person, answers }: Facts): Alert[] {
  if (!hasPositiveScreen(person)) return [];
  return [
    alertOf({
      id: 'mood-screen',
      severity: 'warning',
      title: 'Please talk to someone about how you feel',
      message:
        'Your two answers about mood are a sign to talk to a doctor or therapist. Talking helps, and a supplement can’t replace it. If you think of harming yourself, call or text 988 in the US, or your local emergency number.',
      because: [
        { field: 'interestPleasure', value: answers.interestPleasure },
        { field: 'depression', value: answers.depression },
      ],
      about: [{ text: null, name: 'your mood' }],
      actions: [CALL_CRISIS_LINE, CALL_EMERGENCY],
    }),
  ];
}

const labSubject = ({ lab }: LabRule, { value }: Because): AlertSubject => {
  const declared = questions.labResults.labs[lab];
  return { text: labText(declared, Number(value)), name: declared.label };
};

function measured({ labs }: Facts): Alert[] {
  return flatMap(labs, ({ rule, because }) => {
    if (rule.alert !== undefined) {
      const { severity, title } = rule.alert;
      return [
        alertOf({
          id: `lab-${rule.id}`,
          severity,
          title,
          message: rule.message,
          because: [because],
          about: [labSubject(rule, because)],
          actions: severity === 'info' ? [] : [ASKED_DOCTOR],
          sources: rule.sources,
        }),
      ];
    }
    if (rule.countsAs === undefined) return [];
    const title = 'A test result we took into account';
    return [
      alertOf({
        id: `lab-${rule.id}`,
        severity: 'info',
        title,
        message: rule.message,
        because: [because],
        about: [labSubject(rule, because)],
        sources: rule.sources,
      }),
    ];
  });
}

function state({ person }: Facts): Alert[] {
  if (person.state === null) return [];
  return [
    alertOf({
      id: 'guarded-state',
      severity: 'info',
      title: 'Only what is right for you now',
      message: `Few supplements are well tested ${STATE_WORDS[person.state].while}. We suggest only from a short list, in amounts that are right for that time. Show the plan to your midwife or doctor.`,
      because: [{ field: 'pregnancyStatus', value: person.state }],
      about: [{ text: null, name: STATE_WORDS[person.state].name }],
    }),
  ];
}

function unlisted({ answers }: Facts): Alert[] {
  if (!answers.medicalConditions.includes('other')) return [];
  return [
    alertOf({
      id: 'unlisted-condition',
      severity: 'warning',
      title: 'A condition we don’t ask about',
      message: 'We couldn’t check the plan against it. Show the plan to your doctor or pharmacist before you start.',
      because: [{ field: 'medicalConditions', value: 'other' }],
      about: [{ text: null, name: 'a condition we don’t ask about' }],
      actions: [openAnswer('medicalConditions'), ASKED_DOCTOR],
    }),
  ];
}

/** Second stage: what a clinician should hear first, and what could not be read. */
export function screen(prepared: Prepared, facts: Facts): Screened {
  const clinicianFirst =
    facts.answers.concerningSymptoms === 'yes' ||
    isMinor(facts.person) ||
    facts.labs.some(({ rule }) => rule.alert?.clinicianFirst === true) ||
    facts.alarms.some(({ rule }) => rule.clinicianFirst);
  const pairs = pairsAmong(prepared, facts.understood.medicines);
  return {
    pairs,
    outcome: clinicianFirst ? 'see-clinician-first' : 'recommended',
    alerts: [
      ...concerning(facts),
      ...minor(facts),
      ...mood(facts),
      ...pairAlerts(prepared, pairs),
      ...ruleAlerts(prepared, facts),
      ...measured(facts),
      ...textAlerts(facts),
      ...unlisted(facts),
      ...state(facts),
    ],
  };
}
