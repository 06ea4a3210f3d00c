import { loadChatData } from '@evidose/knowledge';
import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../../test/chat/examples.ts';
import { learn } from '../../../test/chat/learn.ts';
import { type Score, scoreChat } from '../../../test/chat/score.ts';
import { loadEngine } from '../../engine.ts';
import { createChat } from './service.ts';

const prepared = await loadEngine();
const data = loadChatData();
const chat = createChat(prepared, data);
const tuned = await scoreChat(prepared, chat, 'tuned');
const unseen = await scoreChat(prepared, chat, 'unseen');

function atLeast(scores: readonly Score[], group: string, least: number): void {
  const score = scores.find((each) => each.group === group);
  expect(score?.of).toBeGreaterThan(3);
  expect((score?.right ?? 0) / (score?.of ?? 1), score?.wrong.join('\n')).toBeGreaterThanOrEqual(least);
}

describe('the corpus that the rules were mended on and the second opinion learned from', () => {
  it.each([
    ['danger caught', 0.97],
    ['danger, right card', 0.9],
    ['look-alikes calm', 0.95],
    ['others calm', 0.99],
    ['stop-medicine', 1],
    ['plan', 0.9],
    ['knowledge', 0.9],
    ['site', 0.9],
    ['follow-ups', 0.75],
  ])('%s: at least %f', (group, least) => atLeast(tuned, group, least));
});

describe('messages that nothing was tuned on', () => {
  it.each([
    ['danger caught', 0.95],
    ['danger, right card', 0.8],
    ['look-alikes calm', 0.85],
    ['others calm', 0.99],
  ])('%s: at least %f', (group, least) => atLeast(unseen, group, least));
});

describe('the second opinion', () => {
  it('has the weights that the corpus teaches', () => {
    const { signs } = learn(examplesOf(prepared, data), data.concepts.cards);
    expect([...data.weights.signs.keys()]).toEqual([...signs.keys()]);
    for (const [sign, { danger }] of signs) expect(data.weights.signs.get(sign)?.danger, sign).toBeCloseTo(danger, 1);
  });
});
