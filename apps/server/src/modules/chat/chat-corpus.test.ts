import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../../test/chat/examples.ts';
import { dangerOf } from '../../../test/chat/learn.ts';
import { loadCorpusChat } from '../../../test/chat/load-chat.ts';
import { type Score, scoreChat } from '../../../test/chat/score.ts';

const { prepared, chat, data, reader } = await loadCorpusChat();
// A share of sixteen thousand is the share of a third of them; `npm run chat:score -- tuned` takes them all.
const tuned = await scoreChat(prepared, chat, 'tuned', { every: 3 });
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
    ['danger caught', 0.97],
    ['danger, right card', 0.8],
    ['look-alikes calm', 0.97],
    ['others calm', 0.99],
    ['stop-medicine', 1],
    ['stop-medicine, own plan', 1],
    ['Spanish stopping', 1],
    ['Spanish danger', 0.95],
    ['Spanish calm', 0.98],
    ['plan', 0.93],
    ['knowledge', 0.92],
    ['site', 0.93],
  ])('%s: at least %f', (group, least) => atLeast(unseen, group, least));
});

describe('the second opinion', () => {
  // A new name in the knowledge moves a few weights a little; forgetting to learn again moves many.
  it('has about the weights that the corpus teaches', { timeout: 180_000 }, () => {
    const taught = [...dangerOf(examplesOf(reader, data))];
    const near = taught.filter(([feature, danger]) => {
      const kept = data.weights.weightOf(feature)?.danger;
      return kept !== undefined && Math.abs(kept - danger) < 0.3;
    });
    expect(near.length / taught.length, 'run npm run chat:train').toBeGreaterThan(0.95);
  });

  it('is not drowned by much calm talk around one sentence', () => {
    const calm =
      'I take magnesium and zinc every morning with breakfast and omega 3 in the evening and I sleep quite well ';
    expect(chat.help({ message: `${calm}but everyone would get over it if i was gone and ${calm}` })).not.toBeNull();
  });

  it('asks gently where it is not sure, and holds every line', () => {
    const answer = chat.help({ message: 'i feel calm only when i bleed' });
    expect(answer?.helpLines.map(({ href }) => href)).toEqual(expect.arrayContaining(['tel:988', 'tel:911']));
  });
});
