import type { Prepared } from '../prepare/prepare.ts';
import { productAt } from '../text/product-at.ts';
import { keyOf } from '../text/tokens.ts';
import { shortProductName } from '../understand/product-of.ts';

/** A question about an ambiguous name, with the text to write for each answer. */
export interface ClarifyingQuestion {
  readonly text: string;
  readonly choices: readonly { readonly label: string; readonly write: string }[];
}

const LONGEST_RANGE = 3;

/** "Nurofen" is a range of different products: asks which one. */
function rangeOf({ knowledge: { foreignBrands } }: Prepared, text: string): ClarifyingQuestion | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let count = Math.min(LONGEST_RANGE, words.length); count > 0; count--) {
    const found = foreignBrands.find(keyOf(words.slice(0, count).join(' ')));
    if (found.length === 0) continue;
    const [range] = found.filter(({ flag, members }) => flag === 'range' && members.length > 0);
    if (range === undefined) return null;
    const rest = words
      .slice(count)
      .map((word) => ` ${word}`)
      .join('');
    return {
      text: `Which ${range.name}?`,
      choices: range.members.map((name) => ({ label: name, write: name + rest })),
    };
  }
  return null;
}

/** Several products match: the likeliest are offered. */
function productOf(prepared: Prepared, text: string): ClarifyingQuestion | null {
  const { products } = prepared.knowledge;
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const at of words.keys()) {
    const found = productAt(
      products,
      words.slice(at).map((word) => word.toLowerCase()),
      prepared.names.words,
    );
    if (found === null) continue;
    if (found.matches.length < 2 || found.matches[0]?.isClear === true) return null;
    const write = (name: string) => [...words.slice(0, at), name, ...words.slice(at + found.words)].join(' ');
    return {
      text: 'Is it one of these?',
      choices: found.matches.map((match) => ({ label: match.name, write: write(shortProductName(products, match)) })),
    };
  }
  return null;
}

export const clarifyingQuestionFor = (
  prepared: Prepared,
  kind: 'medicine' | 'supplement',
  text: string,
): ClarifyingQuestion | null => (kind === 'medicine' ? rangeOf(prepared, text) : productOf(prepared, text));
