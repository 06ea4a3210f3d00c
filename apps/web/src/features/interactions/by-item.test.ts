import { type CheckedMedicinePair, type CheckedPair, type InteractionCheck, Recognised } from '@evidose/contract';
import { expect, it } from 'vitest';
import { itemsOf } from './by-item.ts';

const medicine = (text: string, name: string) =>
  Recognised.parse({ text, id: name, name, classes: [], guessed: false, ingredients: [] });
const supplement = (text: string, id: string, name: string, product?: string) =>
  ({
    text,
    id,
    name,
    product: product === undefined ? null : { name: product },
  }) as InteractionCheck['supplements'][number];
const pair = (
  [id, text]: readonly [string, string],
  [otherId, otherText]: readonly [string, string],
  kind: CheckedPair['kind'],
  row: Pick<CheckedPair, 'severity' | 'action'>,
) =>
  ({
    kind,
    supplement: { id, name: id, text },
    with: { id: otherId, name: otherId, text: otherText },
    ...row,
  }) as CheckedPair;

const check = {
  medicines: [
    medicine('Coumadin', 'warfarin'),
    medicine('Synthroid', 'levothyroxine'),
    medicine('zocor', 'simvastatin'),
  ],
  supplements: [
    supplement('vitamin c', 'vitamin-c', 'Vitamin C'),
    supplement('Tums', 'calcium', 'Calcium', 'Tums Regular'),
    supplement('iron', 'iron', 'iron'),
    supplement('SJW tea', 'sjw', 'sjw'),
    supplement('xyz', 'xyz', 'xyz'),
  ],
  pairs: [
    pair(['sjw', 'SJW tea'], ['warfarin', 'Coumadin'], 'medicine', { severity: 'contraindicated', action: 'avoid' }),
    pair(['calcium', 'Tums'], ['levothyroxine', 'Synthroid'], 'medicine', { severity: 'major', action: 'separate' }),
    pair(['iron', 'iron'], ['calcium', 'Tums'], 'supplement', { severity: 'minor', action: 'separate' }),
    pair(['iron', 'iron'], ['warfarin', 'Coumadin'], 'medicine', { severity: 'moderate', action: 'monitor' }),
  ],
  medicinePairs: [{ id: 'p', medicines: ['warfarin', 'simvastatin'], severity: 'major' } as CheckedMedicinePair],
  unchecked: [{ text: 'xyz', message: 'm' }],
} as unknown as InteractionCheck;

it('each thing is told once, by what to do about the most serious it has', () => {
  expect(itemsOf(check).map(({ text, level }) => [text, level])).toEqual([
    ['SJW tea', 'stop'],
    ['Coumadin', 'stop'],
    ['iron', 'tell'],
    ['Tums', 'apart'],
    ['vitamin c', 'none'],
  ]);
});

it('a conflict is told at one of its ends, and names a product by its own name', () => {
  const told = itemsOf(check).map(({ text, conflicts }) => [text, conflicts.map(({ other }) => other)]);
  expect(Object.fromEntries(told)).toEqual({
    'SJW tea': ['warfarin'],
    Coumadin: ['simvastatin'],
    iron: ['warfarin'],
    Tums: ['levothyroxine', 'iron'],
    'vitamin c': [],
  });
});

it('what no conflict is known with is named, and what was not checked is not', () => {
  const byText = new Map(itemsOf(check).map((item) => [item.text, item.none]));
  expect(byText.get('vitamin c')).toEqual(['Tums Regular', 'iron', 'sjw', 'warfarin', 'levothyroxine', 'simvastatin']);
  expect(byText.get('Tums')).toEqual(['Vitamin C', 'sjw', 'warfarin', 'simvastatin']);
});
