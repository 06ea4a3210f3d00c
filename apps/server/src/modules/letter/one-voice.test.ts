import {
  type CurrentReview,
  type Letter,
  type Recommendation,
  resultOf,
  slotTexts,
  validateQuestionnaire,
} from '@evidose/contract';
import { drawnPeople } from '@evidose/knowledge/drawn-people';
import { expect, it } from 'vitest';
import { planOf } from '../../../test/people-with-plans.ts';
import { loadEngine } from '../../engine.ts';
import { buildLetter } from './build-letter.ts';
import { asThirdPerson } from './third-person.ts';

/** Promise 33 for the letter: verdict, message, alert and day say the same as in the plan. */

const { knowledge } = await loadEngine();
const PEOPLE = 1500;
const SEED = 20261119;

const MEANS: Readonly<Record<CurrentReview['verdict'], RegExp>> = {
  keep: /nothing known against/i,
  'as-prescribed': /as prescribed/i,
  'ask-first': /^to be discussed/i,
  adjust: /amount/i,
  'stop-and-ask': /not taken/i,
  unknown: /not be checked/i,
};
const RANK = ['urgent', 'warning', 'info'] as const;

const saidOf = ({ cautions, interactions, why }: Letter['supplements'][number]) =>
  [...why, ...cautions, ...interactions].map(({ message }) => message).join(' ');

const sentencesOf = (message: string) => message.split(/(?<=[.!?]) /);

function alertFaults({ alerts }: Recommendation, letter: Letter): string[] {
  const faults = alerts
    .filter(
      ({ severity, title, message }) =>
        !letter.alerts.some(
          (each) =>
            each.severity === severity &&
            each.title === asThirdPerson(title) &&
            each.message === asThirdPerson(message),
        ),
    )
    .map(({ id }) => `${id} is told otherwise`);
  const ranks = letter.alerts.map(({ severity }) => RANK.indexOf(severity));
  return ranks.some((rank, i) => rank < (ranks[i - 1] ?? 0)) ? [...faults, 'a lesser alert comes first'] : faults;
}

function ownFaults({ currentSupplements }: Recommendation, letter: Letter): string[] {
  const rows = letter.supplements.filter(({ standing }) => standing === 'taking');
  return currentSupplements.flatMap(({ text, verdict, message }, i) => {
    const row = rows[i];
    if (row?.written !== text) return [`“${text}” is not in the letter`];
    const said = saidOf(row);
    const unsaid = sentencesOf(message).filter((each) => !said.includes(asThirdPerson(each)));
    return [
      ...(MEANS[verdict].test(row.verdict ?? '') ? [] : [`“${text}” is ${verdict}, the letter has ${row.verdict}`]),
      ...unsaid.map((each) => `“${text}” without: ${each}`),
    ];
  });
}

function suggestedFaults({ supplements, schedule }: Recommendation, letter: Letter): string[] {
  const leftOut = new Set(letter.leftOut.flatMap(({ names }) => names));
  return supplements.flatMap(({ id, name, cautions, interactions, reasons }) => {
    const row = letter.supplements.find((each) => each.id === id && each.standing === 'suggested');
    if (row === undefined) return [`${id} is not in the letter`];
    const day = schedule.filter(({ items }) => items.some((each) => each.id === id)).map(({ slot }) => slot);
    const said = saidOf(row);
    const unsaid = [...cautions, ...interactions, ...reasons].filter(
      (each) => !said.includes(asThirdPerson(each.message)),
    );
    return [
      ...(leftOut.has(name) ? [`${id} is suggested and left out`] : []),
      ...day
        .filter((slot) => !row.details.some((each) => each.includes(slotTexts[slot].toLowerCase())))
        .map((slot) => `${id} at ${slot} by the day alone`),
      ...unsaid.map(({ message }) => `${id} without: ${message}`),
    ];
  });
}

it(`says what the plan says, for ${PEOPLE} drawn people (seed ${SEED})`, { timeout: 300_000 }, async () => {
  let own = 0;
  for (const person of drawnPeople(knowledge, PEOPLE, SEED)) {
    const checked = validateQuestionnaire(person.answers);
    if (!checked.ok) throw new Error(checked.failure.message);
    const { batch, answers, ownWords, atMostWeeks, today } = await planOf(checked.answers);
    const letter = buildLetter({ name: 'A B', batch, answers, chosen: [], ownWords, knowledge, atMostWeeks, today });
    const result = resultOf(batch);
    own += result.currentSupplements.length;
    const faults = [alertFaults, ownFaults, suggestedFaults].flatMap((judge) => judge(result, letter));
    expect(faults).toEqual([]);
  }
  expect(own).toBeGreaterThan(PEOPLE / 4);
});
