import { keyOf, type Prepared, spansOf } from '@evidose/engine';
import type { ChatData } from '@evidose/knowledge';
import { createEveryday, type Placed } from './everyday.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface KnownName {
  readonly kind: 'supplement' | 'medicine';
  readonly id: string;
  readonly name: string;
  /** Ids of the classes a medicine belongs to, its own id among them. */
  readonly groups: readonly string[];
}

export interface NameIn {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** What it means; several where a misspelling may be more than one thing. */
  readonly names: readonly [KnownName, ...KnownName[]];
  readonly isGuess: boolean;
  /** The salt of a supplement that was named with it: the oxide of magnesium oxide. */
  readonly salt: string | null;
}

type Meaning = NonNullable<ReturnType<Prepared['names']['find']>>;
type Span = ReturnType<typeof spansOf>['spans'][number];

const MOST_CHOICES = 3;
/** A shorter word that we do not know is more often slang than a name. */
const SHORTEST_GUESS = 6;
const WORDS = /[\p{L}\p{M}'’]+/gu;

type Called = Pick<KnownName, 'id' | 'name'>;
export const asKnown = (kind: KnownName['kind'], { id, name }: Called, groups: readonly string[] = []): KnownName => ({
  kind,
  id,
  name,
  groups: [id, ...groups],
});

/** The names in a message, by the reader of the questionnaire: one spelling means the same in both. */
export function createNamesIn({ names, drugById }: Prepared, { words }: ChatData, { isKnown, spell }: Vocabulary) {
  const isEveryday = createEveryday(words);
  const noNames = new Set(words['no-names']);

  function knownOf({ supplement, drug, drugClass, brand }: Meaning): KnownName | null {
    if (supplement !== undefined) return asKnown('supplement', supplement);
    if (drug !== undefined) return asKnown('medicine', drug, drug.classes);
    if (drugClass !== undefined) return asKnown('medicine', drugClass);
    if (brand === undefined) return null;
    const groups = brand.ingredients.flatMap((id) => [id, ...(drugById.get(id)?.classes ?? [])]);
    return { kind: 'medicine', id: brand.ingredients[0] ?? brand.name, name: brand.name, groups };
  }

  /** "What is sage for?": the very name of a supplement, also where a list would need a dose beside it. */
  function ownName(text: string): Meaning | null {
    const found = names.find(keyOf(text));
    return found?.supplement?.name.toLowerCase() === text.toLowerCase() ? found : null;
  }

  /** "Atorvastatin 40" is the name of a product too; by the word alone the medicine is meant. */
  function medicineOf(meaning: Meaning, text: string): Meaning {
    if (meaning.brand === undefined) return meaning;
    // "Is 10 mg melatonin a lot": the article belongs to no name.
    const own = [text, text.replace(/ an?$/i, '')].map((each) => names.find(keyOf(each)));
    return own.find((each) => each?.drug !== undefined || each?.supplement !== undefined) ?? meaning;
  }

  /** "After new antidepressants": a kind of medicine also where a list of medicines would take it for a reason. */
  function meaningsOf(span: Span, text: string): readonly Meaning[] {
    if (span.kind === 'name') return [medicineOf(span.meaning, text)];
    const own = ownName(text);
    if (own !== null) return [own];
    if (span.kind === 'unknown') return span.candidates;
    if (span.kind === 'cue') return span.meaning === null ? [] : [span.meaning];
    const found = span.kind === 'word' ? names.find(keyOf(text)) : undefined;
    return found?.drugClass === undefined ? [] : [found];
  }

  /** Of words that are never a product's name; `maySlip`: nor a slip of one of our pages, "suplements". */
  const isPlain = (text: string, maySlip: boolean): boolean =>
    (text.toLowerCase().match(WORDS) ?? []).every((word) => isKnown(word) || (maySlip && spell(word) !== word));

  function nameOf(span: Span, placed: Placed): Pick<NameIn, 'names' | 'isGuess'> | null {
    const text = placed.typed;
    if (noNames.has(text.toLowerCase()) || isEveryday(placed)) return null;
    const meanings = meaningsOf(span, text);
    const isGuess = (span.kind === 'unknown' && ownName(text) === null) || (span.kind === 'name' && span.guessed);
    const isProduct = meanings.every(({ supplement, drug, drugClass }) => !supplement && !drug && !drugClass);
    if ((isGuess || isProduct) && isPlain(text, isGuess)) return null;
    if (isGuess && (text.length < SHORTEST_GUESS || meanings.length > MOST_CHOICES)) return null;
    const [first, ...others] = meanings.flatMap((meaning) => knownOf(meaning) ?? []);
    return first === undefined ? null : { names: [first, ...others], isGuess };
  }

  return (message: string): NameIn[] => {
    const { tokens, spans } = spansOf(names, message, { list: 'any', keepsOrdinary: true });
    return spans.flatMap((span) => {
      const from = tokens[span.from]?.start ?? 0;
      const to = tokens[span.to - 1]?.end ?? from;
      const text = message.slice(from, to);
      const found = nameOf(span, {
        typed: text,
        previous: tokens[span.from - 1]?.word ?? '',
        next: tokens[span.to]?.word ?? '',
      });
      if (found === null) return [];
      const last = tokens[span.to - 1]?.word ?? '';
      const isSalt = found.names[0].kind === 'supplement' && span.to - span.from > 1 && names.words.salts.has(last);
      return [{ from, to, text, ...found, salt: isSalt ? last : null }];
    });
  };
}
