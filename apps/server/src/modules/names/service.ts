import {
  dailyDoseText,
  type NameKind,
  type NameMatch,
  type ProductLabel,
  type Recognised,
  type UnderstoodName,
  type UnusedText,
} from '@evidose/contract';
import {
  clarifyingQuestionFor,
  lastEntry,
  type NameHit,
  type Prepared,
  searchNames,
  type UnderstoodEntry,
  type UnderstoodSupplement,
  understandAdvice,
  understandEntries,
} from '@evidose/engine';
import { labelOf } from './label.ts';

const MOST_MATCHES = 7;
const MOST_GUESSES = 3;

type Item = Omit<UnderstoodName, 'from' | 'to' | 'question' | 'line' | 'entry'>;
type Question = UnderstoodName['question'];

const stateOf = (id: string | null, guessed: boolean): UnderstoodName['state'] =>
  id === null ? 'unknown' : guessed ? 'guessed' : 'understood';

const often = ({ rhythm }: { readonly rhythm?: string | undefined }) => (rhythm === undefined ? {} : { rhythm });

function ofMedicine(medicine: Recognised): Item {
  const { text, id, name, guessed, ingredients, status, slots, countries, dose } = medicine;
  const counted = dose === null ? null : { text: dailyDoseText(dose, name), isAssumed: dose.assumed };
  const state = stateOf(id, guessed);
  const said = { text, state, name, parts: ingredients, dose: counted, status, slots, countries, product: null };
  return { ...said, doubt: medicine.doubt, ...often(medicine) };
}

function ofSupplement(supplement: UnderstoodSupplement): Item {
  const { text, id, name, guessed, dose, status, slots, product } = supplement;
  const counted = dose === null ? null : { text: dailyDoseText(dose, name), isAssumed: dose.assumed };
  const state = product === null ? stateOf(id, guessed) : 'understood';
  const said = { text, state, name, parts: [], dose: counted, status, slots, countries: [], product };
  return { ...said, doubt: supplement.doubt, ...often(supplement) };
}

/** Advice may name a whole category ("herbs"), which is understood as well. */
function adviceReader(prepared: Prepared, text: string): (item: Item) => Item {
  const { unread, everything } = understandAdvice(prepared, text);
  return (item) => {
    const isRead = everything || !unread.includes(item.text);
    return item.state === 'unknown' && isRead ? { ...item, state: 'understood' } : item;
  };
}

const LISTS = { medicine: 'medicines', supplement: 'supplements', any: 'any' } as const;

interface Placed {
  readonly item: Item;
  readonly at: UnderstoodEntry;
}

function itemsOf(at: UnderstoodEntry): Placed[] {
  const medicines = at.medicine === null ? [] : [ofMedicine(at.medicine)];
  return [...at.supplements.map(ofSupplement), ...medicines].map((item) => ({ item, at }));
}

/** Replaces only the name, not its surroundings. */
function rewritten({ item, at }: Placed, name: string): string {
  const { text } = item;
  return `${text.slice(0, at.nameFrom - at.from)}${name}${text.slice(at.nameTo - at.from)}`;
}

/** A misspelling with several possible names offers each of them. */
function didYouMean(placed: Placed): Question {
  const { name, parts } = placed.item;
  const names = parts.length > 1 ? parts.slice(0, MOST_GUESSES) : [name];
  return { text: 'Did you mean', choices: names.map((each) => ({ label: each, write: rewritten(placed, each) })) };
}

function questionOf(prepared: Prepared, kind: NameKind, placed: Placed): Question {
  const { item } = placed;
  if (item.state === 'guessed') return didYouMean(placed);
  if (kind === 'any' || item.product !== null) return null;
  const asked = clarifyingQuestionFor(prepared, kind, item.text);
  return asked === null ? null : { text: asked.text, choices: [...asked.choices] };
}

function matchOf({ id, kind, label, name, countries = [] }: NameHit): NameMatch {
  const meaning = name.toLowerCase() === label.toLowerCase() ? null : name;
  const detail = countries.length === 0 || meaning === null ? meaning : `${meaning} (${countries.join(', ')})`;
  return { id: `${id}:${label}`, name: label, kind, detail };
}

/** Looks up names of medicines and supplements. Stores nothing. */
export function createNames(prepared: Prepared) {
  /** Each entry with its position. A medicine among the supplements is read as a medicine. */
  function understand(kind: NameKind, text: string): { items: UnderstoodName[]; notUsed: UnusedText[] } {
    const read = kind === 'any' ? adviceReader(prepared, text) : (item: Item) => item;
    const { entries, notUsed } = understandEntries(prepared, LISTS[kind], text);
    const items = entries.flatMap(itemsOf).map((placed) => {
      const item = read(placed.item);
      const { from, to } = placed.at;
      const { line = null, parts: entry = null } = placed.at.line ?? {};
      return { ...item, from, to, line, entry, question: questionOf(prepared, kind, { ...placed, item }) };
    });
    return { items, notUsed: [...notUsed] };
  }
  return {
    search: (kind: NameKind, text: string): { matches: NameMatch[]; from: number } => {
      const { typed, from } = lastEntry(prepared, text);
      return { matches: searchNames(prepared, kind, typed, MOST_MATCHES).map(matchOf), from };
    },
    understand,
    label: (id: string): ProductLabel | null => labelOf(prepared.knowledge.products, id),
  };
}

export type Names = ReturnType<typeof createNames>;
