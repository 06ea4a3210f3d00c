import type { Element } from '../directions/elements.ts';
import type { Mention } from './mention.ts';
import type { Walk } from './walk.ts';

/** The amount of one component of an oil. */
export interface OilPart {
  readonly of: Mention;
  readonly word: string;
  readonly element: Element;
}

/** The part beside an amount: "EPA 500 mg", "500 mg EPA". */
function partBeside({ spans, tokens, names }: Walk, at: number): string | null {
  const { from = 0, to = 0 } = spans[at] ?? {};
  const beside = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? ''];
  return beside.find((word) => names.words.oilParts.has(word)) ?? null;
}

/** "EPA 500 mg and DHA 250 mg": the second amount goes to the first; true where it did. */
export function addsToOil(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const { oilPart } = walk;
  const word = partBeside(walk, at);
  if (span?.kind !== 'amount' || oilPart === null || word === null || word === oilPart.word) return false;
  const { element, of } = oilPart;
  const index = of.elements.indexOf(element);
  if (of !== walk.last || index < 0 || element.kind !== 'amount' || element.unit !== span.unit) return false;
  of.elements[index] = { ...element, value: element.value + span.value };
  of.to = Math.max(of.to, span.to);
  walk.oilPart = null;
  return true;
}

/** Remembers the first of two such amounts. */
export function keepOilPart(walk: Walk, at: number): void {
  const word = partBeside(walk, at);
  const element = walk.last?.elements.at(-1);
  if (word !== null && walk.last !== undefined && element?.kind === 'amount')
    walk.oilPart = { of: walk.last, word, element };
}

/** "… and DHA 250 mg" after "EPA 500 mg": not another product. */
export const isOtherPart = ({ oilPart, names }: Walk, before: Mention, word: string): boolean =>
  oilPart?.of === before && names.words.oilParts.has(word) && word !== oilPart.word;
