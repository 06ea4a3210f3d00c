import { authorities } from './authorities.ts';
import { type Check, issueAt } from './check.ts';

/**
 * Citations are easily made up: each source was collected, is a public authority by its exact name, or was opened, with
 * the day and the passage on record.
 */
export const hasProvenance: Check = (knowledge) =>
  Object.entries(knowledge.sources.value).flatMap(([id, { from, publisher, tier, gist, read }]) => {
    const issue = (field: string, message: string) => [issueAt(knowledge.sources, [id, field], message)];
    if ((from === 'nobody') !== (tier === 0))
      return issue('tier', 'what nobody vouches for is of tier 0, and nothing else is');
    if (from === 'opened' && (gist === undefined || read === undefined))
      return issue('from', 'what was opened says on which day (read) and what it says (gist)');
    if (from !== 'authority') return [];
    if (!authorities.has(publisher)) return issue('publisher', `not among the public authorities: ${publisher}`);
    return tier === 1 ? [] : issue('tier', 'a public authority is of tier 1');
  });
