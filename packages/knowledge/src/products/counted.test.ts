import { answersOf } from '@evidose/contract/testing';
import { prepare, recommend, whyNot } from '@evidose/engine';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../load.ts';

const prepared = prepare(await loadKnowledge());
const taking = (otcSupplementsList: string) => answersOf({ otcSupplements: 'yes', otcSupplementsList });

test('a product that is named counts by its label', () => {
  const [reading] = recommend(prepared, taking('berocca')).currentSupplements;
  expect(reading?.product?.name).toBe('Berocca Vitamin B Group with Vitamin C');
  expect(reading?.supplies).toContainEqual(
    expect.objectContaining({ nutrient: 'vitamin-c', amount: 1000, unit: 'mg' }),
  );
});

test('each ingredient of a product speaks against what does not go with it, and is taken already', () => {
  const kinds = (id: string) => whyNot(prepared, taking('olly sleep'), id)?.map(({ kind }) => kind);
  expect(kinds('l-theanine')).toContain('already-taking');
  expect(kinds('melatonin')).toContain('already-taking');
  expect(kinds('zinc')).not.toContain('already-taking');
});

test('a nutrient inside a product does not rule the nutrient out: its amount counts', () => {
  const kinds = whyNot(prepared, taking('berocca'), 'calcium')?.map(({ kind }) => kind);
  expect(kinds).not.toContain('already-taking');
});
