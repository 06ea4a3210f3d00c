import { type Check, issueAt } from './check.ts';

/** A source that nobody can find again is none: publisher, year, and an address or a full citation. */
export const completeSources: Check = (knowledge) =>
  Object.entries(knowledge.sources.value).flatMap(([id, { tier, year, url, citation }]) => {
    if (tier === 0) return [];
    const lacking = [
      ...(year === null ? ['a year'] : []),
      ...(url === null && citation === undefined ? ['an address or a full citation'] : []),
    ];
    return lacking.length === 0 ? [] : [issueAt(knowledge.sources, [id], `lacks ${lacking.join(' and ')}`)];
  });
