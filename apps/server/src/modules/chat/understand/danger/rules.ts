import type { ChatData } from '@evidose/knowledge';
import type { Reader } from '../reader.ts';

/** What a rule of danger.yaml found. */
export interface Ruled {
  /** The place of the rule in the file. */
  readonly at: number;
  readonly card: string;
  readonly phrase: string;
  /** It is a rule for messages of a few words. */
  readonly isShort: boolean;
}

/** The first rule of danger.yaml that a calmed message fits; `without` leaves one of them out, to count what it is needed for. */
export function createRules(
  { compile, fits }: Pick<Reader, 'compile' | 'fits'>,
  { danger }: Pick<ChatData, 'danger'>,
): (rest: string, without?: number) => Ruled | null {
  const rules = danger.rules.map(({ card, says, together, unless, most }, at) => ({
    at,
    card,
    most,
    together: together.map((phrases) => ({ phrase: phrases.join(' + '), all: phrases.map((each) => fits([each])) })),
    says: says.map((phrase) => ({ phrase, pattern: compile(phrase) })),
    isExcused: fits(unless),
  }));
  /** Of a few words too little is to be weighed: the rules for those alone come first, and are believed. */
  const inOrder = [
    ...rules.filter(({ most }) => most !== undefined),
    ...rules.filter(({ most }) => most === undefined),
  ];

  return (rest, without) => {
    const words = (rest.match(/[^\s.]+/g) ?? []).length;
    for (const { at, card, says, together, isExcused, most } of inOrder) {
      if (at === without || (most !== undefined && words > most)) continue;
      const found =
        says.find(({ pattern }) => pattern.isIn(rest)) ??
        together.find(({ all }) => all.every((isThere) => isThere(rest)));
      if (found !== undefined && !isExcused(rest))
        return { at, card, phrase: found.phrase, isShort: most !== undefined };
    }
    return null;
  };
}
