import type { Prepared } from '@evidose/engine';
import { type ChatData, createPhrases, wordsOfPhrases } from '@evidose/knowledge';
import { createKnownNames, type KnownName } from '../known-names.ts';
import { FILLER } from '../words.ts';
import { createMessageReader } from './message.ts';
import { createSpelling } from './spelling.ts';

export interface Danger {
  readonly card: string;
  /** The phrase that found it, so that a clinician can see which rule spoke. */
  readonly phrase: string;
  readonly names: readonly KnownName[];
}

/** Words that the knowledge itself uses: none of them is a misspelling of a word of danger. */
function wordsOfTexts({ knowledge }: Prepared): Set<string> {
  const texts = knowledge.supplements.flatMap(({ name, synonyms, brands, summary, whoShouldNot, ...rest }) => [
    name,
    summary,
    ...synonyms,
    ...brands,
    ...whoShouldNot,
    ...[...rest.indications, ...rest.contraindications, ...rest.interactions].map(({ message }) => message),
  ]);
  return new Set(texts.join(' ').toLowerCase().replaceAll('’', '').match(/[a-z]{3,}/g) ?? []);
}

/** The first stage of every message: whether somebody is in danger. It runs before anything else is read. */
export function createDangerReader(prepared: Prepared, data: ChatData, dbg = false) {
  const { words, danger } = data;
  const compile = createPhrases(words);
  const calm = danger.calm.flatMap(({ says }) => says.map(compile));
  const rules = danger.rules.map(({ card, says, unless }) => ({
    card,
    says: says.map((phrase) => ({ phrase, pattern: compile(phrase) })),
    unless: unless.map(compile),
  }));
  const spoken = wordsOfPhrases([
    ...danger.rules.flatMap(({ says }) => says),
    ...Object.values(words.families).flat(),
    ...Object.keys(words.swaps),
  ]);
  const calmWords = wordsOfPhrases(danger.calm.flatMap(({ says }) => says));
  const known = new Set([...wordsOfTexts(prepared), ...calmWords, ...FILLER, ...Object.keys(words.numbers)]);
  const notHarmless = new Set(danger['not-harmless']);
  const suggestible = new Set(
    prepared.knowledge.supplements.filter(({ tier }) => tier === 'suggestible').map(({ id }) => id),
  );
  const read = createMessageReader({
    data,
    findName: createKnownNames(prepared, new Set([...spoken, ...calmWords, ...FILLER])),
    isHarmless: ({ id }) => suggestible.has(id) && !notHarmless.has(id),
    spell: createSpelling(spoken, known),
  });

  return (message: string): Danger | null => {
    const { text, names } = read(message);
    const rest = calm.reduce((left, pattern) => left.replace(pattern, '~ '), text); if (dbg) console.log('T', text, '\nR', rest);
    for (const { card, says, unless } of rules) {
      const found = says.find(({ pattern }) => rest.search(pattern) >= 0);
      if (found !== undefined && !unless.some((pattern) => rest.search(pattern) >= 0)) {
        return { card, phrase: found.phrase, names };
      }
    }
    return null;
  };
}
