import { allergens } from '@evidose/contract';
import type { Knowledge, Supplement } from '@evidose/engine';
import fc from 'fast-check';
import { GIVEN, SWALLOWED } from './endings.ts';
import type { Spelling, Spellings } from './spellings.ts';

/** Free text as people write it, with what it means: the promises are checked against the meaning. */

export interface TypedMedicine {
  readonly text: string;
  readonly kind: 'drug' | 'class' | 'supplement' | 'unknown' | 'misspelled';
  /** Null for an unknown medicine. */
  readonly id: string | null;
}
export interface TypedSupplement {
  readonly text: string;
  readonly id: string | null;
  /** Daily amount in dose units; null if none was written. */
  readonly amount: number | null;
}
export interface TypedList<T> {
  readonly text: string;
  readonly items: readonly T[];
}

const separator = fc.constantFrom(', ', '; ', '\n', ',', ' ;\n');
const decoration = fc.constantFrom(
  '',
  '',
  ' 5mg',
  ' 20 mg daily',
  ' 10mg twice a day',
  ' 2.5 mg nightly',
  ' tablets',
  ' 1,000 mg bid',
  ...SWALLOWED,
);
/** After a supplement: sometimes how it is swallowed, or who gave it. */
const ending = fc.oneof(
  { weight: 14, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom(...SWALLOWED) },
  { weight: 1, arbitrary: fc.constantFrom(...GIVEN) },
);
const casing = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => text.replaceAll('-', ' '),
);

const nonsense = fc.oneof(
  fc.constantFrom(
    'Xyzolamide',
    'Quorvaxin',
    'Zzyptral',
    '华法林',
    'Варфарин',
    'Blorptanol 5mg',
    'qwxzjk',
    '🤷',
    'Foobarium',
  ),
  fc.string({ unit: fc.constantFrom(...'qxzjwkv'), minLength: 6, maxLength: 12 }),
);

/** "Para 1,6-mercaptopurine" would read as one number, so there the comma gets a space. */
function inOneText([first = '', ...rest]: readonly string[], between: string): string {
  return rest.reduce((all, text) => {
    const glues = between === ',' && /\d$/.test(all) && /^\d/.test(text);
    return `${all}${glues ? ', ' : between}${text}`;
  }, first);
}

function joined<T extends { readonly text: string }>(items: fc.Arbitrary<readonly T[]>): fc.Arbitrary<TypedList<T>> {
  return fc.tuple(items, separator).map(([list, between]) => {
    const texts = list.map(({ text }) => text);
    return { text: inOneText(texts, between), items: list };
  });
}

/** One typo in the middle of a long name. */
function slipped(spelling: Spelling): fc.Arbitrary<string> {
  const { text } = spelling;
  return fc
    .tuple(fc.integer({ min: 2, max: Math.max(2, text.length - 3) }), fc.constantFrom('drop', 'double', 'swap'))
    .map(([at, how]) => {
      if (how === 'drop') return text.slice(0, at) + text.slice(at + 1);
      if (how === 'double') return text.slice(0, at) + text.charAt(at) + text.slice(at);
      return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
    });
}

const LONG = 9;
const isLongWord = ({ text }: Spelling) => text.length >= LONG && /^[a-z]+$/i.test(text);

/** Names of two medicines that conflict: at random, hardly anyone would take both. */
function pairedSpellings({ medicinePairs, drugs }: Knowledge, spellings: Spellings): Spelling[][][] {
  const classesOf = new Map(drugs.map(({ id, classes }) => [id, classes]));
  return medicinePairs.flatMap(({ sides }) => {
    const named = sides.map((side) =>
      spellings.drugs.filter(({ id }) => [id, ...(classesOf.get(id) ?? [])].some((each) => side.includes(each))),
    );
    const [first = []] = named;
    const both = named.length === 1 ? [first, first] : named;
    return both.every((side) => side.length > 0) ? [both] : [];
  });
}

export function medicineList(knowledge: Knowledge, spellings: Spellings): fc.Arbitrary<TypedList<TypedMedicine>> {
  const dress = (text: string) => fc.tuple(casing, decoration).map(([change, more]) => change(text) + more);
  const known = (list: readonly Spelling[]) =>
    fc
      .constantFrom(...list)
      .chain(({ text, kind, id }) => dress(text).map((typed): TypedMedicine => ({ text: typed, kind, id })));
  const misspelled = fc
    .constantFrom(...spellings.drugs.filter(isLongWord))
    .chain((spelling) =>
      slipped(spelling).map((text): TypedMedicine => ({ text, kind: 'misspelled', id: spelling.id })),
    );
  const item = fc.oneof(
    { weight: 12, arbitrary: known(spellings.drugs) },
    { weight: 1, arbitrary: known(spellings.classes) },
    { weight: 1, arbitrary: known(spellings.supplements) },
    { weight: 2, arbitrary: misspelled },
    { weight: 1, arbitrary: nonsense.map((text): TypedMedicine => ({ text, kind: 'unknown', id: null })) },
  );
  const paired = fc
    .constantFrom(...pairedSpellings(knowledge, spellings))
    .chain((sides) => fc.tuple(...sides.map((side) => known(side))));
  return joined(
    fc.oneof(
      { weight: 20, arbitrary: fc.array(item, { minLength: 1, maxLength: 4 }) },
      { weight: 2, arbitrary: paired },
      { weight: 1, arbitrary: fc.array(item, { minLength: 10, maxLength: 25 }) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
  );
}

/** The supplement's unit as people type it. */
const typedUnit = (unit: string): string => unit.replace('µg', 'mcg');

function typedAmount(supplement: Supplement): fc.Arbitrary<{ readonly text: string; readonly amount: number | null }> {
  const { doseUnit, typicalDailyDose, conversions, category, serving } = supplement;
  const of = (factor: number) => Math.max(1, Math.round(typicalDailyDose * factor));
  // No one takes twenty multivitamins; such a number is read as something else.
  const most = category === 'combination' && serving !== undefined ? 5 : 20;
  const own = fc.constantFrom(0.5, 1, 2, 5, most).map((factor) => {
    const amount = of(factor);
    return { text: ` ${amount} ${typedUnit(doseUnit)}`, amount };
  });
  const unit = Object.keys(conversions).includes('IU') ? 'IU' : null;
  const international = fc.constantFrom(400, 1000, 2000, 10000).map((amount) => ({
    text: ` ${amount} IU daily`,
    amount: amount * (conversions['IU'] ?? 1),
  }));
  const none = fc.constantFrom({ text: '', amount: null }, { text: ' every morning', amount: null });
  return unit === null ? fc.oneof(own, none) : fc.oneof(own, international, none);
}

export function supplementList(knowledge: Knowledge, spellings: Spellings): fc.Arbitrary<TypedList<TypedSupplement>> {
  const byId = new Map(knowledge.supplements.map((supplement) => [supplement.id, supplement]));
  // Left out here, and tested by example instead: digits at the end of a name run into the amount ("omega 3 500 mg"),
  // and an amount after the name of a salt may be the weight of the salt ("ferrous sulfate 325 mg").
  const salts = new Set(Object.values(knowledge.language.salts).flatMap((names) => Object.keys(names)));
  const names = spellings.supplements.filter(({ text }) => !/\d/.test(text) && !salts.has(text.toLowerCase()));
  const known = fc.constantFrom(...names).chain(({ text, id }) => {
    const supplement = byId.get(id);
    if (supplement === undefined) throw new Error(`No supplement ${id}`);
    return fc.tuple(casing, typedAmount(supplement), ending).map(
      ([change, typed, more]): TypedSupplement => ({
        text: change(text) + typed.text + more,
        id,
        amount: typed.amount,
      }),
    );
  });
  const unknown = nonsense.map((text): TypedSupplement => ({ text, id: null, amount: null }));
  return joined(
    fc.array(fc.oneof({ weight: 12, arbitrary: known }, { weight: 1, arbitrary: unknown }), { maxLength: 5 }),
  );
}

export function adviceText(
  spellings: Spellings,
): fc.Arbitrary<TypedList<{ readonly text: string; readonly id: string | null }>> {
  const lead = fc.constantFrom('', '', 'avoid ', 'no ', 'my doctor said no ', 'not to take ');
  const exact = fc
    .tuple(lead, fc.constantFrom(...spellings.supplements), casing)
    .map(([before, { text, id }, change]) => ({ text: before + change(text), id }));
  const wrong = fc
    .constantFrom(...spellings.supplements.filter(isLongWord))
    .chain(({ text, id, kind }) => slipped({ text, id, kind }).map((typed) => ({ text: typed, id })));
  const junk = nonsense.map((text) => ({ text, id: null }));
  return joined(
    fc.array(
      fc.oneof({ weight: 6, arbitrary: exact }, { weight: 2, arbitrary: wrong }, { weight: 1, arbitrary: junk }),
      { minLength: 1, maxLength: 3 },
    ),
  );
}

export function allergyText(): fc.Arbitrary<TypedList<{ readonly text: string; readonly id: string | null }>> {
  const known = fc.constantFrom(...allergens).map((id) => ({ text: id.replace('-', ' '), id }));
  const junk = fc.constantFrom({ text: 'glorbium', id: null }, { text: 'qqq', id: null });
  return joined(fc.array(fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: junk }), { maxLength: 3 }));
}
