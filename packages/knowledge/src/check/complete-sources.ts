import { type Check, issueAt } from './check.ts';

/** A source needs a publisher, a year, and an address or a full citation, or no one can find it again. */
export const completeSources: Check = (knowledge) =>
  Object.entries(knowledge.sources.value).flatMap(([id, { tier, year, url, citation }]) => {
    if (tier === 0) return [];
    const lacking = [
      ...(year === null ? ['a year'] : []),
      ...(url === null && citation === undefined ? ['an address or a full citation'] : []),
    ];
    return lacking.length === 0 ? [] : [issueAt(knowledge.sources, [id], `lacks ${lacking.join(' and ')}`)];
  });
