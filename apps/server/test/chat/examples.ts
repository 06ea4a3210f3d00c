import { type ChatData, readChatCases } from '@evidose/knowledge';
import { createFeatures } from '../../src/modules/chat/understand/danger/features.ts';
import { createFrames } from '../../src/modules/chat/understand/danger/frames.ts';
import { createCalming } from '../../src/modules/chat/understand/danger/read-danger.ts';
import type { Reader } from '../../src/modules/chat/understand/reader.ts';
import type { Example } from './learn.ts';

/** What the second opinion learns from: every message of the corpus but the unseen ones. */
export function examplesOf(reader: Reader, data: ChatData): Example[] {
  const { danger, calm, stopMedicine, plan, knowledge, site, followUps } = readChatCases();
  const calmed = createCalming(reader, data);
  const { parts } = createFeatures(data.concepts.kinds);
  const framesOf = createFrames(reader, data);
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
  const once = [...new Map(examples.map((each) => [each.say, each])).values()];
  return once.map((each) => {
    const { text } = reader.read(each.say);
    const [features = [], ...rest] = parts(calmed(text), framesOf(text));
    return { ...each, features, parts: rest };
  });
}
