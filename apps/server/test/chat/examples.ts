import type { Prepared } from '@evidose/engine';
import { type ChatData, readChatCases } from '@evidose/knowledge';
import { createFrames } from '../../src/modules/chat/danger/frames.ts';
import { createCalming } from '../../src/modules/chat/danger/read-danger.ts';
import { createSigns } from '../../src/modules/chat/danger/signs.ts';
import { createReader } from '../../src/modules/chat/reading/reader.ts';
import type { Example } from './learn.ts';

/** What the second opinion learns from: every message of the corpus but the unseen ones. */
export function examplesOf(prepared: Prepared, data: ChatData): Example[] {
  const { danger, calm, stopMedicine, plan, knowledge, site, followUps } = readChatCases();
  const reader = createReader(prepared, data);
  const calmed = createCalming(reader, data);
  const { whole } = createSigns(data.concepts.kinds);
  const framesOf = createFrames(reader, data);
  const example = (say: string, card: string | null): Example => {
    const { text } = reader.read(say);
    return { say, card, signs: whole(calmed(text), framesOf(text)) };
  };
  const examples = [
    ...Object.entries(danger).flatMap(([card, says]) => says.map((say) => example(say, card))),
    ...[...Object.values(calm).flat(), ...stopMedicine].map((say) => example(say, null)),
    ...[...Object.values(data.likely.asks), ...Object.values(data.likely.site), data.likely.none]
      .flat()
      .map((say) => example(say, null)),
    ...[...plan, ...knowledge, ...site, ...followUps.flat()].map(({ say }) => example(say, null)),
  ];
  // A question of the corpus may be an example of its family too: it teaches once.
  return [...new Map(examples.map((each) => [each.say, each])).values()];
}
