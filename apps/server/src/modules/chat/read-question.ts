import { type Prepared, readNames } from '@evidose/engine';
import { plain } from './red-flags.ts';
import { nearest } from './slips.ts';
import { FILLER, INTENT_PHRASES, INTENT_WORDS, type Intent, intents, TOPIC_WORDS } from './words.ts';

/** What a message asks, as far as we can tell. Nothing is guessed but spellings, and those are said aloud. */
export interface Question {
  readonly intent: Intent | null;
  /** Ids of the supplements it names, in its order. */
  readonly supplements: readonly string[];
  /** Names of the medicines and classes it names, as the checker reads them. */
  readonly medicines: readonly string[];
  /** Values of `healthGoals`. */
  readonly topics: readonly string[];
  /** It speaks of "it": the subject is that of the question before. */
  readonly refersBack: boolean;
  /** Misspellings we read as a name. */
  readonly corrected: readonly { readonly text: string; readonly name: string }[];
}

const intentKeywords = new Map(
  intents.flatMap((intent) => INTENT_WORDS[intent].map((word) => [word, intent] as const)),
);
const topicKeywords = new Map(
  Object.entries(TOPIC_WORDS).flatMap(([topic, words]) => words.map((word) => [word, topic] as const)),
);
const intentWords = [...intentKeywords.keys()];
const topicWords = [...topicKeywords.keys()];
/** "limt" is near enough; a topic decides what is answered at all, so it has to be nearer. */
const SHORTEST_INTENT = 5;

/** What people say for a class of medicines without naming it. */
const ALIASES: readonly (readonly [RegExp, string])[] = [[/\b(the|my) pill\b/gi, 'birth control pill']];
const withAliases = (message: string): string =>
  ALIASES.reduce((text, [said, meant]) => text.replace(said, meant), message);

function intentOf(text: string, words: readonly string[]): Intent | null {
  const phrase = INTENT_PHRASES.find(([pattern]) => pattern.test(text));
  if (phrase !== undefined) return phrase[1];
  const found = new Set(words.flatMap((word) => intentKeywords.get(word) ?? []));
  return intents.find((intent) => found.has(intent)) ?? null;
}

/** "Best" and "today" are products of the register as well; in a question they are words. */
function isPlainWords(
  { text, around }: { readonly text: string; readonly around: string },
  filler: ReadonlySet<string>,
) {
  // A word with capitals inside is a name ("SAMe"), whatever it would mean in small letters.
  if (/[A-Z]{2}[a-z]|[a-z][A-Z]/.test(text)) return false;
  const outside = new Set(plain(around).split(/[ .-]+/));
  return plain(text)
    .split(/[ .-]+/)
    .every((word) => outside.has(word) || filler.has(word));
}

const PRONOUNS = new Set(['it', 'its', 'that', 'this', 'them', 'those', 'these', 'one']);

interface Named {
  readonly supplements: Set<string>;
  readonly medicines: Set<string>;
  readonly corrected: { text: string; name: string }[];
}

function namesIn(prepared: Prepared, message: string, filler: ReadonlySet<string>): Named {
  const named: Named = { supplements: new Set(), medicines: new Set(), corrected: [] };
  for (const piece of readNames(prepared.names, message, filler)) {
    const { meaning, guessed, text } = piece;
    if (isPlainWords(piece, filler)) continue;
    const { supplement, drug, drugClass, brand } = meaning ?? {};
    const name = supplement?.name ?? drug?.name ?? drugClass?.name ?? brand?.name;
    if (name === undefined) continue;
    if (supplement !== undefined) named.supplements.add(supplement.id);
    // A register product that nobody spelled out is no subject of a question: too many sound like plain words.
    else if (drug === undefined && drugClass === undefined && guessed) continue;
    else named.medicines.add(name);
    if (guessed) named.corrected.push({ text, name });
  }
  return named;
}

/** The text that a guess was made from, without the words of the question around it. */
const bare = (text: string, filler: ReadonlySet<string>): string =>
  text
    .split(/\s+/)
    .filter((word) => !filler.has(plain(word)))
    .join(' ')
    .replace(/[?!.,]+$/, '');

/** Every word of every name we describe: "rice" in "red yeast rice" is no slip of "price". */
const wordsOfNames = new WeakMap<Prepared, ReadonlySet<string>>();
function nameWords(prepared: Prepared): ReadonlySet<string> {
  const known = wordsOfNames.get(prepared);
  if (known !== undefined) return known;
  const { supplements, drugs, drugClasses } = prepared.knowledge;
  const names = [
    ...supplements.flatMap((each) => [each.name, ...each.synonyms, ...each.brands, ...each.misspellings]),
    ...drugs.flatMap((each) => [each.name, ...each.synonyms, ...each.brands]),
    ...drugClasses.flatMap((each) => [each.name, ...each.synonyms]),
  ];
  const words = new Set(names.flatMap((name) => plain(name).split(/[ .-]+/)));
  wordsOfNames.set(prepared, words);
  return words;
}

export function readQuestion(prepared: Prepared, typed: string): Question {
  const message = withAliases(typed);
  const text = plain(message);
  const words = text.split(/[ .]+/).filter((word) => word !== '');
  // A slip in "interacton" must not be looked up as a name, unless it is one.
  const slips = words.filter((word) => !FILLER.has(word) && !nameWords(prepared).has(word));
  const meant = new Map(
    slips.flatMap((word) => {
      const keyword = nearest(word, intentWords, SHORTEST_INTENT) ?? nearest(word, topicWords);
      return keyword === undefined ? [] : [[word, keyword] as const];
    }),
  );
  const filler = new Set([...FILLER, ...meant.keys()]);
  const read = words.map((word) => meant.get(word) ?? word);
  const { supplements, medicines, corrected } = namesIn(prepared, message, filler);
  return {
    intent: intentOf(read.join(' '), read),
    supplements: [...supplements],
    medicines: [...medicines],
    topics: [...new Set(read.flatMap((word) => topicKeywords.get(word) ?? []))],
    refersBack: read.some((word) => PRONOUNS.has(word)),
    corrected: corrected.map((each) => ({ ...each, text: bare(each.text, filler) })),
  };
}
