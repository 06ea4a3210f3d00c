import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const statuses = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('now and then', () => {
  it.each([
    'metformin 500 twice a day, I sometimes sleep badly',
    'metformin 500 twice a day. My knee plays up now and then',
    'metformin 500 twice a day, we occasionally eat out',
    'metformin 500 twice a day. I get 4 hours sleep if I can',
  ])('is of life where somebody does something else: %s', (text) => {
    expect(statuses(text)).toEqual(['metformin taking']);
  });

  it.each([
    ['ventolin 2 puffs four times a day, only when wheezy', 'albuterol as-needed'],
    ['ibuprofen 400 three times a day, when my knee plays up', 'ibuprofen as-needed'],
    ['lorazepam 1 mg at night, sometimes I skip it', 'lorazepam as-needed'],
    ['sumatriptan 50mg twice a day if a migraine comes', 'sumatriptan as-needed'],
  ])('is of the medicine where nobody else is told of: %s', (text, expected) => {
    expect(statuses(text)).toEqual([expected]);
  });
});
