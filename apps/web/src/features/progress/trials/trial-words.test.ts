import { describe, expect, test } from 'vitest';
import { resultText, verdictAdvice } from './trial-words.ts';

const result = {
  difference: 1.6,
  interval: [0.4, 2.8] as [number, number],
  p: 0.02,
  n: { on: 15, off: 14, missing: 3 },
  verdict: 'helped' as const,
};

describe('the result of a trial in words', () => {
  test('names the difference, its interval and the days', () => {
    expect(resultText(result, 'Melatonin')).toBe(
      'Days with Melatonin were rated 1.6 points higher. The real difference most likely lies between +0.4 and +2.8 (95 % interval). We counted 15 days with Melatonin and 14 without; 3 were not rated.',
    );
  });
  test('says lower, the same, and one point', () => {
    expect(resultText({ ...result, difference: -1 }, 'Ginger')).toContain('rated 1 point lower');
    expect(resultText({ ...result, difference: 0.01 }, 'Ginger')).toContain('rated the same');
    expect(resultText({ ...result, difference: null }, 'Ginger')).toContain('too few to compare');
  });
  test('never says more than the verdict', () => {
    expect(verdictAdvice({ ...result, verdict: 'cannot-tell' })).not.toMatch(/helped|proof|proven/);
  });
});
