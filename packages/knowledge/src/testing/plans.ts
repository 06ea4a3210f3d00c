import type { PartialAnswers, Recommendation } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { planOf } from '../named-people/plan-of.ts';
import { prepared } from './prepared.ts';

/** Plans of people described in a line or two, with the parts that tests look at. */

export const planFor = (answers: PartialAnswers): Recommendation => planOf(prepared, answersOf(answers));

export const medicines = (list: string): PartialAnswers => ({ prescriptionMeds: 'yes', prescriptionMedsList: list });
export const supplements = (list: string): PartialAnswers => ({ otcSupplements: 'yes', otcSupplementsList: list });
export const labs = (labResults: NonNullable<PartialAnswers['labResults']>): PartialAnswers => ({
  bloodTests: 'within-6-months',
  shareTestResults: 'yes',
  labResults,
});

export const planWith = (taken: string | null, own: string | null, answers: PartialAnswers = {}): Recommendation =>
  planFor({
    age: '44',
    ...(taken === null ? {} : medicines(taken)),
    ...(own === null ? {} : supplements(own)),
    ...answers,
  });

export const alertIds = ({ alerts }: Recommendation) => alerts.map(({ id }) => id);
export const alertText = ({ alerts }: Recommendation) =>
  alerts.map(({ title, message }) => `${title} ${message}`).join('\n');
export const suggested = ({ supplements: picked }: Recommendation) => picked.map(({ id }) => id);
export const ownOf = ({ currentSupplements }: Recommendation, id: string) => {
  const found = currentSupplements.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} is not read`);
  return found;
};
/** The slots of a supplement or medicine. */
export const slotsWith = ({ schedule }: Recommendation, id: string) =>
  schedule.filter(({ items }) => items.some((each) => each.id === id)).map(({ slot }) => slot);
