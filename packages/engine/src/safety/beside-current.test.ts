import { describe, expect, test } from 'vitest';
import { interactionOf, knowledgeOf, nutrientOf, supplementOf } from '../../test/knowledge.ts';
import { idsOf, kindsOf, planOf, planOfRead, supplementsAs } from '../../test/plan.ts';
import type { Supplement } from '../knowledge.ts';

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

test('what is put on the skin keeps nothing out', () => {
  const interactions = [interactionOf({ with: { kind: 'supplement', id: 'thing' } })];
  const read = (route: 'skin' | 'oral') =>
    idsOf(planOfRead(knowledge({}, { interactions }), answers('own 100 mg'), supplementsAs({ route })));
  expect([read('skin'), read('oral')]).toEqual([['thing'], []]);
});
