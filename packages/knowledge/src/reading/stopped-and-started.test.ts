import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

describe('the frequency of something else', () => {
  it.each([
    'pantoprazole 40mg daily. Blister packs come every fortnight',
    'pantoprazole 40mg daily. Webster pack gets done by the chemist at Westfield every fortnight',
    'pantoprazole 40 mg daily. Dosette filled weekly by the pharmacy',
  ])('is not that of the medicine: %s', (text) => {
    expect(medicines(text).map(({ id, amount }) => `${id} ${amount}`)).toEqual(['pantoprazole 40']);
  });

  it('is that of the medicine when nothing else is mentioned', () => {
    expect(medicines('prednisolone 5mg daily, every other day from May')[0]?.amount).toBe(2.5);
  });
});
