import type { ChatBlock } from '@evidose/contract';
import { type Draft, sentences } from './answer.ts';

/** Of each of two answers so much is told; what warns is always told. */
const MOST_PLAIN = 2;

function shortened(blocks: readonly ChatBlock[]): ChatBlock[] {
  const plain = blocks.filter(({ tone }) => tone === 'plain').slice(0, MOST_PLAIN);
  return blocks.filter((each) => each.tone !== 'plain' || plain.includes(each));
}

/** The second answer says by its first title what it answers. */
function titled({ lead: said, blocks }: Draft): ChatBlock[] {
  const [first, ...rest] = shortened(blocks);
  const lead = said.replace(/\.$/, '');
  if (first === undefined) return [];
  return [{ ...first, title: first.title === undefined ? lead : `${lead}: ${first.title}` }, ...rest];
}

/** Two answers as one, both of them short. */
export function bothOf(first: Draft, second: Draft): Draft {
  if (first.lead === second.lead) return first;
  const isTold = second.blocks.length > 0;
  return {
    ...first,
    kind: first.kind === 'answer' || second.kind === 'answer' ? 'answer' : first.kind,
    lead: isTold ? first.lead : sentences(/[.:?!]$/.test(first.lead) ? first.lead : `${first.lead}.`, second.lead),
    blocks: [...shortened(first.blocks), ...titled(second)],
    links: [...new Map([...first.links, ...second.links].map((link) => [link.to, link])).values()],
    isFixed: first.isFixed === true || second.isFixed === true,
  };
}
