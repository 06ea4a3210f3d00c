import { loadChatData } from '@evidose/knowledge';
import { describe, expect, it } from 'vitest';
import { scoreChat } from '../../../test/chat/score.ts';
import { loadEngine } from '../../engine.ts';
import { createChat } from './service.ts';

const prepared = await loadEngine();
const scores = await scoreChat(prepared, createChat(prepared, loadChatData()), 'held');

/** What the half that the rules were not tuned on must reach, by group. */
const LEAST: readonly (readonly [string, number])[] = [
  ['danger caught', 0.97],
  ['danger, right card', 0.93],
  ['look-alikes calm', 0.95],
  ['others calm', 0.99],
  ['stop-medicine', 1],
  ['plan', 0.9],
  ['knowledge', 0.9],
  ['site', 0.9],
  ['follow-ups', 0.75],
];

describe('the corpus, on the half that is held back', () => {
  it.each(LEAST)('%s: at least %f', (group, least) => {
    const score = scores.find((each) => each.group === group);
    expect(score?.of).toBeGreaterThan(3);
    expect((score?.right ?? 0) / (score?.of ?? 1), score?.wrong.join('\n')).toBeGreaterThanOrEqual(least);
  });
});
