import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('“only if needed” on its own line', () => {
  it.each([
    'ramipril 5\nibuprofen 400\nas needed',
    'ramipril 5 mg once daily\nibuprofen 400 mg\nas needed\naspirin 75 mg once daily',
    'ramipril 5\nibuprofen\nas needed\naspirin 75',
  ])('or applies to the entry before it: %s', (text) => {
    expect(entriesIn(text)).toContain('ibuprofen as-needed');
    expect(entriesIn(text)).toContain('ramipril taking');
  });
});
