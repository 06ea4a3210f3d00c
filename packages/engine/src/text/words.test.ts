import { describe, expect, test } from 'vitest';
import { language } from '../../test/language.ts';
import { wordsOf } from './tokens.ts';
import { vocabularyOf } from './words.ts';

const words = vocabularyOf(language);
const none = (text: string) => words.meansNone(wordsOf(text));

describe('text that says "nothing"', () => {
  test.each([
    'none',
    'None.',
    'N/A',
    'na',
    'no',
    'NO!',
    'nothing',
    '-',
    '--',
    '',
    '0',
    'no medication',
    'not that I know of',
    'I have never been told',
    'nope',
    'none at the moment',
  ])('is none: %s', (text) => expect(none(text)).toBe(true));
  test.each(['no iron', 'medication', 'avoid vitamin k', 'none except aspirin', 'zinc'])('is something: %s', (text) =>
    expect(none(text)).toBe(false),
  );
});
