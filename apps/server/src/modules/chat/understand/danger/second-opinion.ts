import type { ChatData } from '@evidose/knowledge';
import { createFeatures } from './features.ts';

const CLEAR = 0.5;

/** Weighs the words of a message as the corpus taught (`npm run chat:train`), for wordings that no rule knows. */
export function createSecondOpinion({ concepts, weights }: Pick<ChatData, 'concepts' | 'weights'>) {
  const { parts } = createFeatures(concepts.kinds);
  const bias = weights.weightOf('^') ?? { danger: 0, cards: [] };

  function weigh(features: readonly string[]): { score: number; cards: number[] } {
    const known = features.flatMap((feature) => weights.weightOf(feature) ?? []);
    const scale = 1 / Math.sqrt(Math.max(1, known.length));
    const telling = known.filter(({ cards }) => cards.length > 0);
    const ofCards = 1 / Math.sqrt(Math.max(1, telling.length));
    return {
      score: known.reduce((sum, { danger }) => sum + danger * scale, bias.danger),
      cards: weights.cards.map((_, at) =>
        telling.reduce((sum, each) => sum + (each.cards[at] ?? 0) * ofCards, bias.cards[at] ?? 0),
      ),
    };
  }

  /** One sentence is not drowned by calm talk, but comes halfway towards the whole message, by `part` at most. */
  return (text: string, frames: readonly string[]) => {
    const [whole = weigh([]), ...rest] = parts(text, frames).map(weigh);
    const { score, cards } = rest.reduce((most, each) => (each.score > most.score ? each : most), whole);
    const towards = Math.min(concepts.thresholds.part, (score - whole.score) / 2);
    const most = Math.max(...cards);
    const share = 1 / cards.reduce((sum, each) => sum + Math.exp(each - most), 0);
    return {
      /** Above nought danger is more likely than not. */
      score: score - towards,
      card: share >= CLEAR ? (weights.cards[cards.indexOf(most)] ?? null) : null,
      share,
    };
  };
}
