import { keyOf, type Prepared, readEntries } from '@evidose/engine';
import { csvRows } from '../../csv.ts';
import type { DataFile } from '../../files.ts';

/** Brands in ordinary sentences. */
const SENTENCES: Readonly<Record<string, (brand: string) => string>> = {
  alone: (brand) => brand,
  'small letters': (brand) => brand.toLowerCase(),
  'with a dose': (brand) => `${brand} 50mg bd`,
  'in a sentence': (brand) => `I take ${brand.toLowerCase()} every day`,
  'with its form': (brand) => `${brand.toLowerCase()} tablets`,
  'with a maker': (brand) => `${brand} (Teva) 10`,
};

export type Outcome = 'right' | 'asked' | 'unknown' | 'lost' | 'wrong and used';

export interface Swept {
  readonly sentence: string;
  readonly text: string;
  readonly outcome: Outcome;
  /** The ingredients in the registers, one set for each meaning. */
  readonly expected: readonly string[];
  readonly read: readonly string[];
}

interface Listed {
  readonly name: string;
  readonly meanings: Set<string>;
}

const SPLIT = /\s*;\s*/;

/** Every brand of the tables by its key, with the ingredients in each table. */
function listed(prepared: Prepared, files: readonly DataFile[]): Map<string, Listed> {
  const byKey = new Map<string, Listed>();
  for (const path of ['brands.csv', 'brands/register.csv', 'brands/curated.csv']) {
    const rows = csvRows(files.find((file) => file.path === path)?.text ?? '').slice(1);
    for (const [name = '', ingredients = ''] of rows) {
      const key = keyOf(name);
      if (key.length < 2) continue;
      const known = byKey.get(key) ?? { name, meanings: new Set<string>() };
      known.meanings.add(
        ingredients
          .split(SPLIT)
          .map((each) => idOf(prepared, each))
          .sort()
          .join('+'),
      );
      byKey.set(key, known);
    }
  }
  return byKey;
}

/** The id of an ingredient; another spelling of one substance maps to that substance. */
function idOf({ names }: Prepared, name: string): string {
  const meaning = names.find(keyOf(name));
  const [only, other] = meaning?.brand?.ingredients ?? [];
  const own = meaning?.drug?.id ?? meaning?.supplement?.id;
  return own ?? (only !== undefined && other === undefined ? names.idOf(only) : names.idOf(name));
}

function outcomeOf(prepared: Prepared, text: string, meanings: ReadonlySet<string>): Pick<Swept, 'outcome' | 'read'> {
  const entries = readEntries(prepared, 'medicines', text);
  const read = new Set<string>();
  let isAsked = false;
  for (const { medicine, current } of entries) {
    isAsked ||= medicine !== null && (medicine.id === null || medicine.guessed || !medicine.checkable);
    for (const { id } of medicine?.drugs ?? []) read.add(id);
    for (const name of medicine?.ingredients ?? []) read.add(idOf(prepared, name));
    for (const { supplement } of current) if (supplement !== null) read.add(supplement.data.id);
    if (medicine?.classOnly === true && medicine.id !== null) read.add(medicine.id);
  }
  const inside = new Set([...meanings].flatMap((set) => set.split('+')));
  const isWhole = [...meanings].some((set) => set.split('+').every((id) => read.has(id)));
  const isRight = isWhole && [...read].every((id) => inside.has(id));
  const outcome: Outcome =
    entries.length === 0
      ? 'lost'
      : read.size === 0
        ? 'unknown'
        : isRight
          ? 'right'
          : isAsked
            ? 'asked'
            : 'wrong and used';
  return { outcome, read: [...read] };
}

/** Every n-th brand of the tables in each sentence. */
export function* sweepBrands(prepared: Prepared, files: readonly DataFile[], each: number): Generator<Swept> {
  let at = 0;
  for (const { name, meanings } of listed(prepared, files).values()) {
    at += 1;
    if (at % each !== 0) continue;
    for (const [sentence, write] of Object.entries(SENTENCES)) {
      const text = write(name);
      yield { sentence, text, expected: [...meanings], ...outcomeOf(prepared, text, meanings) };
    }
  }
}
