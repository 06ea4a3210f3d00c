import { asWeights } from '@evidose/knowledge';
import { describe, expect, it } from 'vitest';
import { createSecondOpinion } from './second-opinion.ts';

const none = [0, 0, 0];
const opinionOn = createSecondOpinion({
  concepts: {
    thresholds: { gentle: 0, site: 1, asked: 1, sure: 1, vote: 1, card: 1, part: 0.5 },
    kept: [],
    cards: {},
    kinds: {},
  },
  weights: asWeights({
    cards: ['poison', 'crisis', 'heart'],
    features: new Map([
      ['^', { danger: -1, cards: none }],
      ['w:swallowed', { danger: 4, cards: [3, -3, -3] }],
      ['w:goodbye', { danger: 4, cards: [-3, 3, -3] }],
      ['w:film', { danger: -6, cards: none }],
      ['fr:told', { danger: -6, cards: [] }],
    ]),
  }),
});

describe('the second opinion', () => {
  it('weighs the words it knows and names the likeliest card', () => {
    expect(opinionOn('she swallowed it', [])).toMatchObject({ score: 3, card: 'poison' });
    expect(opinionOn('goodbye', [])).toMatchObject({ score: 3, card: 'crisis' });
  });

  it('names no card where none is likelier', () => {
    expect(opinionOn('film', []).card).toBeNull();
  });

  it('hears what speaks against it, in words and in what sets the message at a distance', () => {
    expect(opinionOn('swallowed in a film', []).score).toBeLessThan(0);
    expect(opinionOn('she swallowed it', ['told']).score).toBeLessThan(0);
  });

  it('takes the sentence that weighs most, a little calmer where the rest of the message is', () => {
    expect(opinionOn('we saw a film . she then swallowed it all', []).score).toBe(2.5);
    expect(opinionOn('it was there . she then swallowed it all', []).score).toBe(3);
  });

  it('says only what is likely of any message where it knows no word', () => {
    expect(opinionOn('zinc', []).score).toBe(-1);
  });
});
