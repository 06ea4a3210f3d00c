import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ChatData, readChatCases } from '@evidose/knowledge';
import { createFeatures } from '../../src/modules/chat/understand/danger/features.ts';
import { createFrames } from '../../src/modules/chat/understand/danger/frames.ts';
import { createCalming } from '../../src/modules/chat/understand/danger/read-danger.ts';
import type { Reader } from '../../src/modules/chat/understand/reader.ts';
import type { Example } from './learn.ts';

type Message = Pick<Example, 'say' | 'card' | 'isLookAlike'>;

/** What the second opinion learns from: every message of the corpus but the unseen ones. */
export function messagesOf(data: ChatData): Message[] {
  const { danger, calm, stopMedicine, plan, knowledge, site, followUps } = readChatCases();
  const example = (say: string, card: string | null, isLookAlike = false) => ({ say, card, isLookAlike });
  const { 'look-alike': lookAlikes = [], ...others } = calm;
  const examples = [
    ...Object.entries(danger).flatMap(([card, says]) => says.map((say) => example(say, card))),
    ...lookAlikes.map((say) => example(say, null, true)),
    ...[...Object.values(others).flat(), ...stopMedicine].map((say) => example(say, null)),
    ...[...Object.values(data.likely.asks), ...Object.values(data.likely.site), data.likely.none]
      .flat()
      .map((say) => example(say, null)),
    ...[...plan, ...knowledge, ...site, ...followUps.flat()].map(({ say }) => example(say, null)),
  ];
  // A question of the corpus may be an example of its family too: it teaches once.
  return [...new Map(examples.map((each) => [each.say, each])).values()];
}

export function examplesOf(reader: Reader, data: ChatData, messages = messagesOf(data)): Example[] {
  const calmed = createCalming(reader, data);
  const { parts } = createFeatures(data.concepts.kinds);
  const framesOf = createFrames(reader, data);
  return messages.map((each) => {
    const { text } = reader.read(each.say);
    const [features = [], ...rest] = parts(calmed(text), framesOf(text));
    return { ...each, features, parts: rest };
  });
}

const LEARNED_FROM = fileURLToPath(
  new URL('../../../../packages/knowledge/corpora/chat/learned-from.txt', import.meta.url),
);
const digestOf = (messages: readonly Message[]): string =>
  createHash('sha256').update(JSON.stringify(messages)).digest('hex');

/** Kept beside the corpus: reading all of it again, to see whether it is what the weights learned from, takes minutes. */
export const writeLearnedFrom = (data: ChatData): void =>
  writeFileSync(LEARNED_FROM, `${digestOf(messagesOf(data))}\n`);
export const isLearnedFrom = (data: ChatData): boolean =>
  readFileSync(LEARNED_FROM, 'utf8').trim() === digestOf(messagesOf(data));
