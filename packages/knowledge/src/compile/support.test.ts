import { describe, expect, test } from 'vitest';
import { supportOf } from './support.ts';

describe('how directly a row is supported', () => {
  test('is said by the row itself', () => {
    expect(supportOf({ directness: 'mechanism' }).directness).toBe('mechanism');
  });
  test('is nothing where the row waits for its source', () => {
    expect(supportOf({ review: 'needed' })).toMatchObject({ review: 'needed', directness: 'untraced' });
  });
  test('comes with the day it was checked and who signed it', () => {
    const signed = { by: 'A. Pharmacist', on: '2026-11-20' };
    expect(supportOf({ directness: 'label', checked: '2026-11-16', signed })).toMatchObject({
      checked: '2026-11-16',
      signed,
    });
    expect(supportOf({ directness: 'label' })).toMatchObject({ checked: null, signed: null });
  });
});
