import { describe, expect, test } from 'vitest';
import { supportOf } from './support.ts';

describe('support of a row', () => {
  test('is what the row states', () => {
    expect(supportOf({ directness: 'mechanism' }).directness).toBe('mechanism');
  });
  test('is empty for a row that waits for its source', () => {
    expect(supportOf({ review: 'needed' })).toMatchObject({ review: 'needed', directness: 'untraced' });
  });
  test('includes the day of the last check and who signed', () => {
    const signed = { by: 'A. Pharmacist', on: '2026-11-20' };
    expect(supportOf({ directness: 'label', checked: '2026-11-16', signed })).toMatchObject({
      checked: '2026-11-16',
      signed,
    });
    expect(supportOf({ directness: 'label' })).toMatchObject({ checked: null, signed: null });
  });
});
