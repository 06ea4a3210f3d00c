import type { Alert } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { flatMap } from '../flat-map.ts';
import type { Usage } from '../model.ts';
import { orList } from '../words/open-words.ts';
import { aboutWritten, alertOf, becauseWritten, openAnswer, openAnswersOf, quoted } from './alert.ts';

/** Alerts about what was and was not understood. Nothing is dropped silently. */

const WITH_ONE =
  'With it we suggest only what has no known interaction. Ask your pharmacist before you add anything, or try its generic name.';
const WITH_SEVERAL =
  'With them we suggest only what has no known interaction. Ask your pharmacist before you add anything, or try their generic names.';

function medicineAlerts({ understood }: Facts): Alert[] {
  if (understood.medicines.length === 0 && !understood.medicinesMissing) return [];
  const alerts: Alert[] = [];
  const own = understood.medicines.filter(({ isSupplement, usage }) => !isSupplement && usage.status !== 'not-taking');
  const unknown = own.filter(({ checkable }) => !checkable);
  const because = unknown.map(({ field, text }) => ({ field, value: text }));
  if (unknown.length > 0) {
    alerts.push(
      alertOf({
        id: 'unrecognised-medication',
        severity: 'warning',
        title: unknown.length === 1 ? 'A medicine that we couldn’t check' : 'Medicines that we couldn’t check',
        message: `We could not check ${quoted(unknown.map(({ text }) => text))}. ${unknown.length === 1 ? WITH_ONE : WITH_SEVERAL}`,
        because,
        about: aboutWritten(unknown),
        actions: openAnswersOf(because),
      }),
    );
  }
  if (understood.medicinesMissing) {
    alerts.push(
      alertOf({
        id: 'medicines-not-named',
        severity: 'warning',
        title: 'You take a medicine, and we don’t know which',
        message: 'Without its name we suggest only what has no known interaction. Add the name, and we’ll check it.',
        because: [{ field: 'prescriptionMeds', value: 'yes' }],
        about: [{ text: null, name: 'your medicines' }],
        actions: [openAnswer('prescriptionMedsList')],
      }),
    );
  }
  const classes = own.filter(({ classOnly, guessed }) => classOnly && !guessed);
  if (classes.length > 0) {
    alerts.push(
      alertOf({
        id: 'medicine-class-only',
        severity: 'info',
        title: 'Name the medicine for a closer check',
        message: `You wrote ${quoted(classes.map(({ text }) => text))}. We counted every medicine of that kind. Its own name lets us be more exact.`,
        because: becauseWritten(classes),
        about: aboutWritten(classes),
        actions: openAnswersOf(becauseWritten(classes)),
      }),
    );
  }
  return alerts;
}

const isRelevant = ({ status }: Usage): boolean => status !== 'not-taking';

function guessAlerts({ understood }: Facts): Alert[] {
  const guesses = [
    ...understood.medicines.filter(({ guessed, isSupplement, usage }) => guessed && !isSupplement && isRelevant(usage)),
    ...flatMap(understood.current, ({ guessed, text, field, supplement, usage }) =>
      guessed && supplement !== null && isRelevant(usage) ? [{ text, field, name: supplement.data.name }] : [],
    ),
  ];
  if (guesses.length === 0) return [];
  const read = guesses.map(({ text, name }) => `“${text}” as ${name}`).join(', ');
  return [
    alertOf({
      id: 'spelling-guessed',
      severity: 'warning',
      title: 'Did we read this right?',
      message: `We read ${read}. Please confirm or correct it. Until then we check it as that, and we also leave out what may not mix with other medicines.`,
      because: becauseWritten(guesses),
      about: aboutWritten(guesses),
      actions: guesses.map(({ field, text, name }) => ({ kind: 'confirm-reading', field, text, name })),
    }),
  ];
}

/** An amount or a status that may have been misread, with its possible meanings to choose from. */
function doubtAlerts({ understood }: Facts): Alert[] {
  const doubted = [
    ...understood.medicines.filter(({ isSupplement }) => !isSupplement),
    ...flatMap(understood.current, (item) =>
      item.supplement === null ? [] : [{ ...item, name: item.supplement.data.name }],
    ),
  ].filter(({ doubt, usage }) => doubt !== undefined && doubt.about !== 'name' && isRelevant(usage));
  if (doubted.length === 0) return [];
  const asked = doubted.map(({ text, doubt }) => {
    const says = (doubt?.readings ?? []).map((reading) => reading.says);
    return `“${text}”: ${orList(says)}?`;
  });
  const isOnlyStatus = doubted.every(({ doubt }) => doubt?.about === 'status');
  const meanwhile = isOnlyStatus
    ? 'we count it as taken'
    : 'we count the highest of these toward limits and the lowest toward what you need';
  return [
    alertOf({
      id: 'reading-doubtful',
      severity: 'warning',
      title: 'Please check what we read',
      message: `We’re not sure what you take. ${asked.join(' ')} Until you tell us, ${meanwhile}.`,
      because: becauseWritten(doubted),
      about: aboutWritten(doubted),
      actions: doubted.map(({ field, text, doubt }) => ({
        kind: 'settle-reading',
        field,
        text,
        readings: [...(doubt?.readings ?? [])],
      })),
    }),
  ];
}

/** A misspelled allergen or name in the advice counts as everything it may mean until confirmed. */
function statementDoubts({ understood: { allergyLines, adviceLines } }: Facts): Alert[] {
  const lines = [
    ...allergyLines.map((line) => ({ ...line, field: 'allergyDetails' })),
    ...adviceLines.map((line) => ({ ...line, field: 'advisedNotToTake' })),
  ];
  const doubted = lines.flatMap(({ doubt, ...line }) =>
    doubt === null ? [] : [{ ...line, about: doubt.about, readings: doubt.readings }],
  );
  if (doubted.length === 0) return [];
  const asked = doubted.map(({ text, readings }) => `“${text}”: ${orList(readings.map(({ says }) => says))}?`);
  return [
    alertOf({
      id: 'statement-doubtful',
      severity: 'warning',
      title: 'Did we read this right?',
      message: `${doubted.every(({ about }) => about === 'name') ? 'We corrected the spelling' : 'We’re not sure what you mean'}. ${asked.join(' ')} Until you tell us, we leave out everything that it may mean.`,
      because: doubted.map(({ field, text }) => ({ field, value: text })),
      about: doubted.map(({ text }) => ({ text, name: text })),
      actions: doubted.map(({ field, text, readings }) => ({ kind: 'settle-reading', field, text, readings })),
    }),
  ];
}

function supplementAlerts({ understood }: Facts): Alert[] {
  if (understood.current.length === 0 && !understood.currentMissing) return [];
  const counted = understood.current.filter(({ usage }) => isRelevant(usage));
  const unknown = counted.filter(({ supplement }) => supplement === null);
  const alerts: Alert[] = [];
  if (unknown.length > 0 || understood.currentMissing) {
    const what = unknown.length > 0 ? quoted(unknown.map(({ text }) => text)) : 'the supplements you take';
    alerts.push(
      alertOf({
        id: 'unrecognised-supplement',
        severity: 'warning',
        title: 'A supplement that we couldn’t check',
        message: `We don’t know what is in ${what}. We kept amounts low to leave room for what it may contain. Compare its label with this plan.`,
        because:
          unknown.length > 0
            ? unknown.map(({ field, text }) => ({ field, value: text }))
            : [{ field: 'otcSupplements', value: 'yes' }],
        about:
          unknown.length > 0
            ? unknown.map(({ text }) => ({ text, name: text }))
            : [{ text: null, name: 'your supplements' }],
        actions: [openAnswer(unknown[0]?.field ?? 'otcSupplementsList')],
      }),
    );
  }
  return alerts;
}

/** Text that means nothing to us is shown, since it may matter. */
function notUsedAlerts({ understood: { notUsed } }: Facts): Alert[] {
  if (notUsed.length === 0) return [];
  const because = notUsed.map(({ field, text }) => ({ field, value: text }));
  return [
    alertOf({
      id: 'text-not-used',
      severity: 'info',
      title: 'Words that we didn’t use',
      message: `We didn’t understand ${quoted(notUsed.map(({ text }) => text))}, so we didn’t use it. If it’s something you take, write its name.`,
      because,
      about: notUsed.map(({ text }) => ({ text, name: text })),
      actions: openAnswersOf(because),
    }),
  ];
}

function statementAlerts({ understood, answers }: Facts): Alert[] {
  const alerts: Alert[] = [];
  if (understood.allergyUnclear) {
    const { allergyUnread } = understood;
    const which = allergyUnread.length > 0 ? `We couldn’t read ${quoted(allergyUnread)}.` : 'You didn’t say which.';
    alerts.push(
      alertOf({
        id: 'allergy-unclear',
        severity: 'warning',
        title: 'An allergy we couldn’t read',
        message: `${which} To be safe, we suggest only forms free of every allergen we track. Check the label for yours.`,
        because: [{ field: 'allergies', value: answers.allergyDetails ?? 'yes' }],
        about:
          allergyUnread.length > 0
            ? allergyUnread.map((text) => ({ text, name: text }))
            : [{ text: null, name: 'your allergy' }],
        actions: [openAnswer('allergyDetails')],
      }),
    );
  }
  const { unread, everything } = understood.advice;
  if (unread.length > 0) {
    alerts.push(
      alertOf({
        id: 'advice-unclear',
        severity: 'warning',
        title: 'We couldn’t read what you were advised against',
        message: `We didn’t understand ${quoted(unread)}. Until you tell us more, we suggest only what has the least risk. Do not take anything you were told to avoid, even if it is in this plan.`,
        because: [{ field: 'advisedNotToTake', value: answers.advisedNotToTake }],
        about: unread.map((text) => ({ text, name: text })),
        actions: [openAnswer('advisedNotToTake')],
      }),
    );
  }
  if (everything !== null) {
    alerts.push(
      alertOf({
        id: 'advised-against-all',
        severity: 'warning',
        title: 'You were advised not to take supplements',
        message: 'So we suggest none. Ask the person who advised you before you start anything.',
        because: [{ field: 'advisedNotToTake', value: answers.advisedNotToTake }],
        about: [{ text: everything, name: 'supplements' }],
        actions: [openAnswer('advisedNotToTake')],
      }),
    );
  }
  return alerts;
}

export function textAlerts(facts: Facts): Alert[] {
  return [
    ...medicineAlerts(facts),
    ...guessAlerts(facts),
    ...doubtAlerts(facts),
    ...statementDoubts(facts),
    ...supplementAlerts(facts),
    ...notUsedAlerts(facts),
    ...statementAlerts(facts),
  ];
}
