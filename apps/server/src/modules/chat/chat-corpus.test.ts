import { describe, expect, it } from 'vitest';
import { examplesOf, isLearnedFrom, messagesOf } from '../../../test/chat/examples.ts';
import { loadCorpusChat } from '../../../test/chat/load-chat.ts';
import { type Score, scoreChat } from '../../../test/chat/score.ts';

const { prepared, chat, data, reader } = await loadCorpusChat();
const TUNED = [
  ['danger caught', 0.97],
  ['danger, right card', 0.9],
  ['look-alikes calm', 0.95],
  ['others calm', 0.99],
  ['stop-medicine', 1],
  ['plan', 0.9],
  ['knowledge', 0.9],
  ['site', 0.9],
  ['follow-ups', 0.75],
] as const;
const UNSEEN = [
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
] as const;

// A share of sixteen thousand is the share of a tenth of them; `npm run chat:score -- tuned` takes them all.
const EVERY = 10;
const tuned = await scoreChat(prepared, chat, 'tuned', { every: EVERY, groups: TUNED.map(([group]) => group) });
const unseen = await scoreChat(prepared, chat, 'unseen', { groups: UNSEEN.map(([group]) => group) });

function atLeast(scores: readonly Score[], group: string, least: number): void {
  const score = scores.find((each) => each.group === group);
  expect(score?.of).toBeGreaterThan(3);
  expect((score?.right ?? 0) / (score?.of ?? 1), score?.wrong.join('\n')).toBeGreaterThanOrEqual(least);
}

describe('the corpus that the rules were mended on and the second opinion learned from', () => {
  it.each(TUNED)('%s: at least %f', (group, least) => atLeast(tuned, group, least));
});

describe('messages that nothing was tuned on', () => {
  it.each(UNSEEN)('%s: at least %f', (group, least) => atLeast(unseen, group, least));
});

describe('the second opinion', () => {
  it('has learned from the corpus as it is', () => {
    expect(isLearnedFrom(data), 'run npm run chat:train').toBe(true);
  });

  // A new name in the knowledge changes a few features; a change of how messages are read changes many.
  it('knows the words of the messages that it was taught, as they are read now', () => {
    const some = messagesOf(data).filter((_, index) => index % EVERY === 0);
    const words = examplesOf(reader, data, some).flatMap(({ features }) =>
      features.filter((feature) => feature.startsWith('w:') || feature.startsWith('k:')),
    );
    const known = words.filter((feature) => data.weights.weightOf(feature) !== undefined);
    expect(known.length / words.length, 'run npm run chat:train').toBeGreaterThan(0.99);
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
