import type { Diet } from '@evidose/contract';
import type { Effect, Supplement } from '../knowledge.ts';
import type { Language } from '../language.ts';

type Words = ReadonlySet<string>;

/** Each word to what it stands for. */
function byWord<T extends string>(lists: Readonly<Partial<Record<T, readonly string[]>>>): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const [meaning, words] of Object.entries(lists) as [T, readonly string[]][]) {
    for (const word of words) map.set(word, meaning);
  }
  return map;
}

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of the language, made ready once: sets to look up, and what a run of words means as a whole. */
export class Vocabulary {
  /** Words around a name that say nothing about which name it is. */
  readonly noise: Words;
  readonly supplementFiller: Words;
  readonly salts: Words;
  readonly purpose: Words;
  readonly little: Words;
  readonly ailments: Words;
  readonly allergyFiller: Words;
  readonly diets: ReadonlyMap<string, Diet>;
  readonly advice: {
    readonly categories: ReadonlyMap<string, Supplement['category']>;
    readonly effects: ReadonlyMap<string, Effect>;
    readonly everything: Words;
    readonly qualifiers: Words;
    readonly reason: RegExp;
    readonly foods: Words;
    readonly filler: Words;
    readonly raises: Words;
    readonly lowers: Words;
    readonly blunt: Words;
  };
  readonly #medicine: Words;
  readonly #vague: Words;
  readonly #none: Words;
  readonly #denials: Words;

  constructor({ aroundNames, ailments, nothing, advice, allergies, diets }: Language) {
    const { amounts, forms, times, talk } = aroundNames;
    this.noise = new Set([...amounts, ...forms, ...times, ...talk]);
    this.supplementFiller = new Set(aroundNames.supplements);
    this.salts = new Set(aroundNames.salts);
    this.purpose = new Set(aroundNames.purpose);
    this.little = new Set(aroundNames.little);
    this.ailments = new Set(ailments.words);
    this.allergyFiller = new Set(allergies.fillers);
    this.diets = byWord(diets.words);
    this.advice = {
      categories: byWord(advice.categories),
      effects: byWord(advice.effects),
      everything: new Set(advice.everything),
      qualifiers: new Set(advice.qualifiers),
      reason: new RegExp(String.raw`\b(?:${advice.reasons.map(escaped).join('|')})\b|\(`, 'i'),
      foods: new Set(advice.foods),
      filler: new Set(advice.fillers),
      raises: new Set(advice.raises),
      lowers: new Set(advice.lowers),
      blunt: new Set(advice.blunt),
    };
    this.#medicine = new Set(aroundNames.medicine);
    this.#vague = new Set(aroundNames.vague);
    this.#none = new Set(nothing.words);
    this.#denials = new Set(nothing.denials);
  }

  /** "My other tablets", "some injections from the clinic": something is taken, and nobody says what. */
  meansSomething(words: readonly string[]): boolean {
    return words.some((word) => this.#medicine.has(word)) && words.some((word) => this.#vague.has(word));
  }

  /** The "nothing" of "nothing except warfarin". Not "don't know": who does not know may well take something. */
  isDenial(words: readonly string[]): boolean {
    return words.every((word) => this.#denials.has(word));
  }

  /** True for "none", "n/a", "no", "-", "nothing that I know of" and the like, and for text without a letter or digit. */
  meansNone(words: readonly string[]): boolean {
    const spoken = words.filter((word) => word !== 'and');
    if (spoken.length === 0) return true;
    return spoken.every((word) => this.#none.has(word)) && spoken.some((word) => this.#denials.has(word));
  }
}
