import type { ChatAnswer } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { type ModelConfig, type Order, wordsOfModel } from './client.ts';
import { createGrounding } from './grounded.ts';

/** A sentence that passed, or the end of all of it because one did not. */
export type Phrased = { readonly text: string } | { readonly withdrawn: true };

interface Wish extends Pick<Order, 'gone'> {
  readonly answer: ChatAnswer;
  readonly data: ChatData;
}

const statementsOf = ({ lead, blocks }: ChatAnswer): string =>
  [lead, ...blocks.map(({ title = '', text }) => (title === '' ? text : `${title}: ${text}`))].join('\n');

/** "St. John's wort" is no end of a sentence. */
const SENTENCE = /^[\s\S]*?(?<!\b(?:st|dr|mr|mrs|vs|e\.g|i\.e|approx))[.!?](?=\s|$)/i;

/** Each sentence is checked before anybody sees it; one that fails takes all back: half a lie may hide in what was left. */
export async function* phrase(model: ModelConfig, { answer, data, gone }: Wish): AsyncGenerator<Phrased> {
  const isGrounded = createGrounding(answer, data);
  let open = '';
  try {
    for await (const words of wordsOfModel(model, { statements: statementsOf(answer), gone })) {
      open += words;
      // A point may belong to a number that goes on: only what is followed by more is a whole sentence.
      for (
        let match = SENTENCE.exec(open);
        match !== null && match[0].length < open.length;
        match = SENTENCE.exec(open)
      ) {
        const sentence = match[0].trim();
        open = open.slice(match[0].length);
        if (!isGrounded(sentence)) return yield { withdrawn: true };
        yield { text: sentence };
      }
    }
    const last = open.trim();
    if (last === '') return;
    yield isGrounded(last) ? { text: last } : { withdrawn: true };
  } catch {
    yield { withdrawn: true };
  }
}
