import type { ChatData } from '@evidose/knowledge';
import type { Reader } from './reader.ts';

/** One of two questions in a message: "before or after the gym, and how many grams". */
export interface Part {
  readonly asks: readonly string[];
  readonly foods: readonly string[];
  readonly namesMedicine: boolean;
}
type Find = (text: string) => readonly string[];

/** Where one question may end and another begin; the signs of a word's families stand behind it. */
const SUPPLEMENT = / @s\S+ /;
const IT = / (?:it|them|this|that)[\uE000-\uE0FF]* /;
const JOINT = /(?<=\s)(?:and|also|plus|but|\.)[\uE000-\uE0FF]*(?=\s)/;

/** The two questions of a message, or none where it asks one. What only tells ("I take it at night, and how long …") asks nothing. */
export function createParts(
  { fits }: Pick<Reader, 'fits'>,
  { questions: { two } }: Pick<ChatData, 'questions'>,
  { asksIn, foodsIn }: { readonly asksIn: Find; readonly foodsIn: Find },
) {
  const begins = fits(two.begins);
  const meets = ({ foods, namesMedicine }: Part): boolean => foods.length > 0 || namesMedicine;
  const keyOf = (part: Part): string =>
    meets(part) ? `${part.foods.join()} ${part.namesMedicine}` : (part.asks[0] ?? '');

  return (text: string): readonly Part[] => {
    const clauses = text.split(JOINT);
    if (clauses.length < 2) return [];
    const [named = ' it '] = SUPPLEMENT.exec(text) ?? [];
    const [first, ...others] = clauses
      .map((clause) => ` ${clause.trim()} `)
      .filter(begins)
      // "And does it upset the stomach": it is what was named.
      .map((clause) => (SUPPLEMENT.test(clause) ? clause : clause.replace(IT, named)))
      .map((clause) => ({ asks: asksIn(clause), foods: foodsIn(clause), namesMedicine: clause.includes(' @m') }));
    if (first === undefined || keyOf(first) === '') return [];
    const second = others
      .map((part) => ({ ...part, asks: part.asks.filter((ask) => two.asks.includes(ask)) }))
      .find((part) => keyOf(part) !== '' && keyOf(part) !== keyOf(first));
    if (second === undefined) return [];
    // What a medicine meets is told first.
    return second.namesMedicine && !first.namesMedicine ? [second, first] : [first, second];
  };
}
