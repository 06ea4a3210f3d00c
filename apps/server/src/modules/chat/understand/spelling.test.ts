import { describe, expect, it } from 'vitest';
import { createSpelling } from './spelling.ts';

describe('a misspelled word', () => {
  const spell = createSpelling(new Set(['swallowed', 'poison', 'tablet']), new Set(['shallow']));

  it('is read as the one it is nearest to, a longer one with two slips', () => {
    expect(spell('swalloed')).toBe('swallowed');
    expect(spell('poisen')).toBe('poison');
  });

  it('is left alone where it is short, another word, or too far away', () => {
    expect(spell('tabl')).toBe('tabl');
    expect(spell('shallow')).toBe('shallow');
    expect(spell('ventilate')).toBe('ventilate');
    expect(spell('poison2')).toBe('poison2');
  });
});
