import type { Amount, Element } from '../directions/elements.ts';
import type { Mention } from './mention.ts';
import type { Walk } from './walk.ts';

/** The part of an oil beside an amount: "EPA 500 mg", "500 mg EPA". */
export function oilPartAt({ spans, tokens, names }: Walk, at: number): string | undefined {
  const { from = 0, to = 0 } = spans[at] ?? {};
  const beside = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? ''];
  return beside.find((word) => names.words.oilParts.has(word));
}

const isPart = (each: Element): each is Amount => each.kind === 'amount' && each.oilPart !== undefined;

/** "EPA 500 mg and DHA 250 mg": the second amount goes to the first; true where it did. */
export function addsToOil(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const part = oilPartAt(walk, at);
  const index = walk.last?.elements.findLastIndex(isPart) ?? -1;
  const first = walk.last?.elements[index];
  if (span?.kind !== 'amount' || part === undefined || walk.last === undefined || first === undefined) return false;
  if (!isPart(first) || first.oilPart === part || first.unit !== span.unit) return false;
  const { oilPart: _, ...whole } = first;
  walk.last.elements[index] = { ...whole, value: whole.value + span.value };
  walk.last.to = Math.max(walk.last.to, span.to);
  return true;
}

/** "… and DHA 250 mg" after "EPA 500 mg": not another product. */
export const isOtherPart = ({ names }: Walk, before: Mention, word: string): boolean =>
  names.words.oilParts.has(word) && before.elements.some((each) => isPart(each) && each.oilPart !== word);
