import type { NameKind, NameMatch, ProductLabel, Recognised, UnderstoodName } from '@evidose/contract';
import {
  askedBack,
  checkInteractions,
  lastEntry,
  type NameHit,
  type Prepared,
  searchNames,
  type UnderstoodSupplement,
  understandAdvice,
  understandMedicines,
  understandNamed,
} from '@evidose/engine';
import { labelOf } from './label.ts';

const MOST_MATCHES = 7;
const MOST_GUESSES = 3;

type Item = Omit<UnderstoodName, 'from' | 'to' | 'question'>;
type Question = UnderstoodName['question'];

const stateOf = (id: string | null, guessed: boolean): UnderstoodName['state'] =>
  id === null ? 'unknown' : guessed ? 'guessed' : 'understood';

function ofMedicine({ text, id, name, guessed, ingredients, status, slots, countries, dose }: Recognised): Item {
  const counted = dose === null ? null : { text: `${dose.amount} ${dose.unit}`, isAssumed: dose.assumed };
  const state = stateOf(id, guessed);
  return { text, state, name, parts: ingredients, dose: counted, status, slots, countries, product: null };
}

function ofSupplement({ text, id, name, guessed, dose, status, slots, product }: UnderstoodSupplement): Item {
  const counted = dose === null ? null : { text: `${dose.amount} ${dose.unit}`, isAssumed: dose.assumed };
  const state = product === null ? stateOf(id, guessed) : 'understood';
  return { text, state, name, parts: [], dose: counted, status, slots, countries: [], product };
}

/** Advice may name a whole kind ("herbs"): that is understood as well, though it is no single name. */
function ofAdvice(prepared: Prepared, text: string): Item[] {
  const { unread, everything } = understandAdvice(prepared, text);
  return understandNamed(prepared, text).map((found) => {
    const item = ofMedicine(found);
    const isRead = everything || !unread.includes(found.text);
    return item.state === 'unknown' && isRead ? { ...item, state: 'understood' } : item;
  });
}

/** The name changes; a count before it and an amount behind it stay. */
function rewritten(text: string, name: string): string {
  const count = /^\d+\s*[x×]?\s+/.exec(text)?.[0] ?? '';
  const amount = /\s+\d.*$/.exec(text.slice(count.length))?.[0] ?? '';
  return `${count}${name}${amount}`;
}

/** A misspelling that may stand for several names offers each of them. */
function didYouMean({ text, name, parts }: Item): Question {
  const names = parts.length > 1 ? parts.slice(0, MOST_GUESSES) : [name];
  return { text: 'Did you mean', choices: names.map((each) => ({ label: each, write: rewritten(text, each) })) };
}

function questionOf(prepared: Prepared, kind: NameKind, item: Item): Question {
  if (item.state === 'guessed') return didYouMean(item);
  if (kind === 'any' || item.product !== null) return null;
  const asked = askedBack(prepared, kind, item.text);
  return asked === null ? null : { text: asked.text, choices: [...asked.choices] };
}

/** Each entry with its place in the text; an entry that is there twice has two places. */
function placed(prepared: Prepared, kind: NameKind, text: string, items: readonly Item[]): UnderstoodName[] {
  let searched = 0;
  return items.map((item) => {
    const behind = text.indexOf(item.text, searched);
    const from = behind < 0 ? Math.max(0, text.indexOf(item.text)) : behind;
    const to = from + item.text.length;
    if (behind >= 0) searched = to;
    return { ...item, from, to, question: questionOf(prepared, kind, item) };
  });
}

function matchOf({ id, kind, label, name, countries = [] }: NameHit): NameMatch {
  const meaning = name.toLowerCase() === label.toLowerCase() ? null : name;
  const detail = countries.length === 0 || meaning === null ? meaning : `${meaning} (${countries.join(', ')})`;
  return { id: `${id}:${label}`, name: label, kind, detail };
}

/** Looks up what people call medicines and supplements. Keeps nothing. */
export function createNames(prepared: Prepared) {
  function read(kind: NameKind, text: string): Item[] {
    if (kind === 'medicine') return understandMedicines(prepared, text).map(ofMedicine);
    if (kind === 'any') return ofAdvice(prepared, text);
    // A medicine written among the supplements is read, and checked, as what it is.
    const { supplements, medicines } = checkInteractions(prepared, { medicines: '', supplements: text });
    return [...supplements.map(ofSupplement), ...medicines.map(ofMedicine)];
  }
  return {
    search: (kind: NameKind, text: string): { matches: NameMatch[]; from: number } => {
      const { typed, from } = lastEntry(text);
      return { matches: searchNames(prepared, kind, typed, MOST_MATCHES).map(matchOf), from };
    },
    understand: (kind: NameKind, text: string): UnderstoodName[] => placed(prepared, kind, text, read(kind, text)),
    label: (id: string): ProductLabel | null => labelOf(prepared.knowledge.products, id),
  };
}

export type Names = ReturnType<typeof createNames>;
