import { asWeights, type ChatData, loadChatData, writeWeights } from '@evidose/knowledge';
import { loadEngine } from '../../src/engine.ts';
import { createFrames } from '../../src/modules/chat/understand/danger/frames.ts';
import { createCalming } from '../../src/modules/chat/understand/danger/read-danger.ts';
import { createSecondOpinion } from '../../src/modules/chat/understand/danger/second-opinion.ts';
import { createReader } from '../../src/modules/chat/understand/reader.ts';
import { examplesOf, writeLearnedFrom } from './examples.ts';
import { type Example, learn } from './learn.ts';

/**
 * `npm run chat:train`: learns the weights of the second opinion from the corpus and writes them. With `-- --folds` it
 * writes nothing, and says what the opinion alone makes of messages that it did not learn from, each fifth in turn.
 */
const FOLDS = 5;
const prepared = await loadEngine();
const data = loadChatData();
const reader = createReader(prepared, data);
const examples = examplesOf(reader, data);

function foldOf({ say }: Example): number {
  return [...say].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0) % FOLDS;
}

function scoresOfFold(fold: number): { readonly example: Example; readonly score: number }[] {
  const weights = learn(
    examples.filter((each) => foldOf(each) !== fold),
    data.concepts.cards,
  );
  const learned: ChatData = { ...data, weights: asWeights(weights) };
  const opinionOn = createSecondOpinion(learned);
  const calmed = createCalming(reader, data);
  const framesOf = createFrames(reader, data);
  return examples
    .filter((each) => foldOf(each) === fold)
    .map((example) => {
      const { text } = reader.read(example.say);
      return { example, score: opinionOn(calmed(text), framesOf(text)).score };
    });
}

if (process.argv.includes('--folds')) {
  const scored = Array.from({ length: FOLDS }, (_, fold) => scoresOfFold(fold)).flat();
  const groups = {
    danger: scored.filter(({ example }) => example.card !== null),
    'look-alikes': scored.filter(({ example }) => example.isLookAlike),
    'other calm': scored.filter(({ example }) => example.card === null && !example.isLookAlike),
  };
  for (let from = 0; from <= 2; from += 0.2) {
    const shares = Object.entries(groups).map(
      ([name, all]) => `${name} ${((100 * all.filter(({ score }) => score >= from).length) / all.length).toFixed(1)} %`,
    );
    process.stdout.write(`from ${from.toFixed(1)}: ${shares.join(', ')}\n`);
  }
} else {
  const weights = learn(examples, data.concepts.cards);
  writeWeights(weights);
  writeLearnedFrom(data);
  process.stdout.write(`${examples.length} messages, ${weights.features.size} features.\n`);
}
