import { allergens, fields, type Question, questionOf } from '@evidose/contract';
import { type derivedFields, INTAKE } from '@evidose/engine';
import { effects } from './schema/index.ts';

/** A second medicine beside `takes`, for the same fact: a map can hold a key only once. */
export const ALSO_TAKES = 'alsoTakes';

export type ReadableField =
  | { readonly kind: 'values'; readonly values: ReadonlySet<string>; readonly many: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly many: false };

const values = (list: Iterable<string>, many = false): ReadableField => ({
  kind: 'values',
  values: new Set(list),
  many,
});
const number = (min: number, max: number): ReadableField => ({ kind: 'number', min, max, many: false });

function readable(field: string, question: Question): [string, ReadableField][] {
  switch (question.kind) {
    case 'number':
      return [[field, number(question.min, question.max)]];
    case 'one':
      return [[field, values(Object.keys(question.options))]];
    case 'many':
      return [[field, values(Object.keys(question.options), true)]];
    case 'labs':
      return Object.entries(question.labs).map(([lab, { min, max }]) => [`${field}.${lab}`, number(min, max)]);
    case 'frequency':
      return Object.keys(question.rows).map((row) => [`${field}.${row}`, values(Object.keys(question.options))]);
    case 'text':
      return [];
  }
}

/** Text answers reach rules only after recognition, as `takes` and `allergen`. */
export const answerFields: ReadonlyMap<string, ReadableField> = new Map(
  fields.flatMap((field) => readable(field, questionOf(field))),
);

/** Derived facts. The values of `takes` are the drugs and classes of the knowledge. */
export function readableFields({
  drugsAndClasses,
  supplements,
  nutrients,
  situations,
}: {
  readonly drugsAndClasses: Iterable<string>;
  readonly supplements: Iterable<string>;
  readonly nutrients: readonly string[];
  readonly situations: Iterable<string>;
}): ReadonlyMap<string, ReadableField> {
  const derived: Readonly<Record<keyof typeof derivedFields, ReadableField>> = {
    takes: values(drugsAndClasses, true),
    allergen: values(allergens, true),
    menstruating: values(['yes', 'no', 'unknown']),
    phq2: number(0, 6),
    bmi: number(3, 2540),
    situation: values(situations, true),
    takesSupplement: values(supplements, true),
    ownEffect: values(effects, true),
  };
  return new Map([
    ...answerFields,
    ...Object.entries(derived),
    [ALSO_TAKES, derived.takes],
    ...nutrients.map((id): [string, ReadableField] => [`${INTAKE}.${id}`, number(0, 1_000_000)]),
  ]);
}
