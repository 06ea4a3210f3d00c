import type { Looking } from '../find-name.ts';
import type { Phrases } from '../phrases.ts';
import type { Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';

/** Context of a capitalized word that shows that it is a person, a place or a company. */

const writtenAt = ({ text, tokens }: Looking, at: number): string =>
  tokens[at] === undefined ? '' : text.slice(tokens[at].start, tokens[at].end);

/** One of these phrases stands directly before it. */
function isLedBy({ tokens }: Looking, phrases: Phrases<true>, at: number): boolean {
  for (let from = at - 1; from >= Math.max(at - LONGEST_LEAD, 0); from--)
    if (phrases.match(tokens, from)?.to === at) return true;
  return false;
}
const LONGEST_LEAD = 4;

/** "Ask Yasmin", "I live with Rosemary". */
export const isBehindLead = (of: Looking, at: number): boolean => isLedBy(of, of.names.words.prose.personLeads, at);

/** "Pilates with Saoirse", "Specsavers do them": for unknown words only. */
export const isFirm = (of: Looking, at: number): boolean =>
  isLedBy(of, of.names.words.prose.firmLeads, at) || of.names.words.prose.firmVerbs.match(of.tokens, at + 1) !== null;

/**
 * "My insurer is Aviva", "midwife is Siobhan": the name of a person or company. "The blood thinner is …" is not such a
 * name.
 */
export function isNameOf({ names, tokens }: Looking, at: number): boolean {
  const { prose, phrases } = names.words;
  if (!prose.nameLinks.has(tokens[at - 1]?.word ?? '')) return false;
  const what = tokens[at - 2]?.word ?? '';
  if (prose.callings.has(what) || prose.haveNames.has(what)) return true;
  return phrases.match(tokens, at - 2)?.value.kind === 'person' && what.length > 2;
}

/** "Eddie Stobart": after a given name that is not a medicine here. */
export function isLastName(of: Looking, at: number, last: Span | undefined): boolean {
  const before = of.tokens[at - 1];
  if (last?.kind !== 'word' || last.to !== at || before?.kind !== 'word') return false;
  return /^\p{Lu}\p{Ll}/u.test(writtenAt(of, at - 1)) && of.names.words.english.isProper(before.word);
}

/** "Three lads: Fionn, Cormac and Tadhg": names after the word for the people, up to here. */
export function isOneOfPeople(of: Looking, at: number): boolean {
  const { tokens, names } = of;
  let head = at - 1;
  while (
    head > at - LONGEST_LIST &&
    (names.words.syntax.listed.has(tokens[head]?.word ?? '') || /^\p{Lu}\p{Ll}/u.test(writtenAt(of, head)))
  )
    head -= 1;
  const isOf = names.words.prose.peopleOf.has(tokens[head]?.word ?? '');
  const who = isOf || tokens[head]?.word === ':' ? head - 1 : head;
  const isPerson = names.words.phrases.match(tokens, who)?.value.kind === 'person' || isCalling(of, who);
  // "Grandad to Elsie and Wilf"; after a single person a list may be their medicines.
  return isPerson && (isOf || endsIn(tokens[who]?.word ?? '', names.words.syntax.ownerEnds));
}
const isCalling = ({ names, tokens }: Looking, at: number): boolean => {
  const word = tokens[at]?.word ?? '';
  return names.words.prose.callings.has(word) || names.words.prose.callings.has(word.replace(/s$/, ''));
};
const LONGEST_LIST = 12;

/** "ResMed machine", "Bupa policy": the maker of something that is not swallowed. */
export const isMakersName = ({ names, tokens }: Looking, to: number): boolean =>
  names.words.prose.ofFirms.match(tokens, to) !== null;
