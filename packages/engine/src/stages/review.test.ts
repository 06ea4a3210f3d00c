import { describe, expect, test } from 'vitest';
import { contraindicationOf, drugOf, interactionOf, knowledgeOf, supplementOf } from '../../test/knowledge.ts';
import { planOf } from '../../test/plan.ts';

const knowledge = knowledgeOf({
  drugs: [drugOf('warfarin', { classes: ['anticoagulant'] })],
  supplements: [
    supplementOf({
      id: 'ginkgo',
      name: 'Ginkgo',
      drugInteractions: 'listed',
      interactions: [interactionOf(), interactionOf({ id: 'garlic', with: { kind: 'supplement', id: 'garlic' } })],
    }),
    supplementOf({ id: 'garlic', name: 'Garlic', maxDailyDose: 900 }),
    supplementOf({
      id: 'zinc',
      name: 'Zinc',
      contraindications: [contraindicationOf({ effect: 'limit', maxDose: 50 })],
    }),
    supplementOf({
      id: 'kava',
      name: 'Kava',
      tier: 'recognised-only',
      forms: [],
      indications: [],
      summary: 'Hard on the liver.',
    }),
  ],
});
const verdicts = (list: string, changes: Parameters<typeof planOf>[1] = {}) =>
  planOf(knowledge, { otcSupplements: 'yes', otcSupplementsList: list, ...changes }).currentSupplements.map(
    ({ verdict }) => verdict,
  );

describe('own supplements', () => {
  test('stay where nothing speaks against them', () => {
    expect(verdicts('garlic 600 mg')).toEqual(['keep']);
  });

  test('are asked about beside a medicine that forbids them', () => {
    expect(verdicts('ginkgo 120 mg', { prescriptionMeds: 'yes', prescriptionMedsList: 'warfarin' })).toEqual([
      'stop-and-ask',
    ]);
  });

  test('are asked about where they must not be taken together', () => {
    expect(verdicts('ginkgo 120 mg, garlic 600 mg')).toEqual(['stop-and-ask', 'stop-and-ask']);
  });

  test('are adjusted above a limit of ours or of a condition', () => {
    expect(verdicts('garlic 1000 mg')).toEqual(['adjust']);
    expect(verdicts('zinc 51 mg', { medicalConditions: ['kidney-disease'] })).toEqual(['adjust']);
    expect(verdicts('zinc 50 mg', { medicalConditions: ['kidney-disease'] })).toEqual(['keep']);
  });

  test('are unknown where we do not know them, or the medicine beside them', () => {
    expect(verdicts('Acmelux Blend')).toEqual(['unknown']);
    expect(verdicts('ginkgo 120 mg', { prescriptionMeds: 'yes', prescriptionMedsList: 'Xyzolamide' })).toEqual([
      'unknown',
    ]);
  });

  test('are asked about where a clinician advised against them', () => {
    expect(verdicts('garlic 600 mg', { advisedNotToTake: 'garlic' })).toEqual(['stop-and-ask']);
  });

  test('that we only recognise are explained', () => {
    const plan = planOf(knowledge, { otcSupplements: 'yes', otcSupplementsList: 'kava' });
    expect(plan.currentSupplements[0]).toMatchObject({ id: 'kava', dose: { assumed: true } });
    expect(plan.currentSupplements[0]?.message).toContain('Hard on the liver.');
    expect(plan.currentSupplements[0]?.message).toContain('typical amount');
  });
});
