import { describe, expect, test } from 'vitest';
import { supportIn } from './support.ts';

const source = (kind: 'label' | 'fact-sheet' | 'reference' | 'none') => ({
  title: 'A title',
  publisher: 'Someone',
  year: 2020,
  url: null,
  tier: 1 as const,
  from: 'authority' as const,
  kind,
});
const supportOf = supportIn({
  'a-label': source('label'),
  'a-sheet': source('fact-sheet'),
  'a-book': source('reference'),
  nothing: source('none'),
});

describe('how directly a row is supported', () => {
  test('is said by the row itself', () => {
    expect(supportOf({ sources: ['a-label'], directness: 'mechanism' }).directness).toBe('mechanism');
  });
  test.each([
    [['a-book', 'a-label'], 'label'],
    [['a-book', 'a-sheet'], 'guideline'],
    [['a-book'], 'mechanism'],
    [['nothing'], 'untraced'],
  ])('is else said by its most direct source: %j is %s', (sources, directness) => {
    expect(supportOf({ sources }).directness).toBe(directness);
  });
  test('is nothing where the row waits for its source', () => {
    expect(supportOf({ sources: ['a-label'], review: 'needed' })).toMatchObject({
      review: 'needed',
      directness: 'untraced',
    });
  });
  test('comes with the day it was checked and who signed it', () => {
    const signed = { by: 'A. Pharmacist', on: '2026-11-20' };
    expect(supportOf({ sources: ['a-label'], checked: '2026-11-16', signed })).toMatchObject({
      checked: '2026-11-16',
      signed,
    });
    expect(supportOf({ sources: ['a-label'] })).toMatchObject({ checked: null, signed: null });
  });
});
