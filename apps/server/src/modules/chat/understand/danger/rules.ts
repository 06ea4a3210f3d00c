import type { ChatData } from '@evidose/knowledge';
import type { Reader } from '../reader.ts';

/** The first rule of danger.yaml that a calmed message fits; `without` leaves one out, to count what it is needed for. */
export function createRules({ fits }: Pick<Reader, 'fits'>, { danger }: Pick<ChatData, 'danger'>) {
  const rules = danger.rules.map(({ card, says, together, unless, most = Number.POSITIVE_INFINITY }, at) => ({
    found: { at, card, isShort: Number.isFinite(most) },
    most,
    ways: [...says.map((phrase) => [phrase]), ...together].map((phrases) => ({
      phrase: phrases.join(' + '),
      all: phrases.map((each) => fits([each])),
    })),
    isExcused: fits(unless),
  }));
  /** Of a few words too little is to be weighed: the rules for those alone come first, and are believed. */
  const inOrder = rules.toSorted((a, b) => Number(b.found.isShort) - Number(a.found.isShort));

  return (rest: string, without?: number) => {
    const words = (rest.match(/[^\s.]+/g) ?? []).length;
    for (const { found, most, ways, isExcused } of inOrder) {
      if (found.at === without || words > most) continue;
      const way = ways.find(({ all }) => all.every((isThere) => isThere(rest)));
      if (way !== undefined && !isExcused(rest)) return { ...found, phrase: way.phrase };
    }
    return null;
  };
}
