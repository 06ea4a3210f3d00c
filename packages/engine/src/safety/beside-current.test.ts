import { describe, expect, test } from 'vitest';
import { interactionOf, knowledgeOf, nutrientOf, supplementOf } from '../../test/knowledge.ts';
import { idsOf, kindsOf, planOf, planOfRead, supplementsAs } from '../../test/plan.ts';
import type { Supplement } from '../knowledge.ts';

/** What is suggested beside what somebody takes already. */

const supplies = [{ nutrient: 'zinc', perUnit: 0.01, form: 'any' }];
const knowledge = (thing: Partial<Supplement>, own: Partial<Supplement>) =>
  knowledgeOf({
    nutrients: [nutrientOf({ id: 'zinc' })],
    supplements: [
      supplementOf({ id: 'thing', ...thing }),
      supplementOf({ id: 'own', indications: [], ...own }),
      supplementOf({ id: 'unrelated', indications: [] }),
    ],
  });
const answers = (list: string) => ({
  healthGoals: ['energy' as const],
  otcSupplements: 'yes' as const,
  otcSupplementsList: list,
});
const planWith = (thing: Partial<Supplement>, own: Partial<Supplement>, list = 'own 100 mg') =>
  planOf(knowledge(thing, own), answers(list));

describe('what is inside something that is taken', () => {
  test('is not suggested once more', () => {
    expect(kindsOf(planWith({}, { inherits: ['thing'] }), 'thing')).toEqual(['duplicate']);
    expect(idsOf(planWith({}, {}))).toEqual(['thing']);
    expect(idsOf(planWith({}, { inherits: ['thing'] }, 'unrelated 100 mg'))).toEqual(['thing']);
  });
  test('is a matter of the limits where it is a nutrient', () => {
    expect(kindsOf(planWith({ supplies }, { inherits: ['thing'], supplies }), 'thing')).not.toContain('duplicate');
  });
  test('comes back when that was stopped', () => {
    const plan = planOfRead(
      knowledge({}, { inherits: ['thing'] }),
      answers('own 100 mg'),
      supplementsAs({ status: 'stopped' }),
    );
    expect(idsOf(plan)).toEqual(['thing']);
  });
});

describe('a row between the two', () => {
  const row = (told: Parameters<typeof interactionOf>[0] = {}) => [
    interactionOf({ id: 'row', with: { kind: 'supplement', id: 'thing' }, ...told }),
  ];
  test('forbids it from the amount that is taken of what has the row', () => {
    expect(kindsOf(planWith({}, { interactions: row() }), 'thing')).toEqual(['interaction']);
    expect(kindsOf(planWith({}, { interactions: row({ fromDose: 100 }) }), 'thing')).toEqual(['interaction']);
    expect(idsOf(planWith({}, { interactions: row({ fromDose: 101 }) }))).toEqual(['thing']);
  });
  test('that does not forbid is shown with it', () => {
    const plan = planWith({}, { interactions: row({ severity: 'minor', action: 'monitor' }) });
    expect(plan.supplements[0]?.interactions.map(({ with: other }) => other)).toEqual(['own']);
  });
  test('says nothing of what is put on the skin', () => {
    const plan = planOfRead(
      knowledge({}, { interactions: row() }),
      answers('own 100 mg'),
      supplementsAs({ route: 'skin' }),
    );
    expect(idsOf(plan)).toEqual(['thing']);
  });
});
