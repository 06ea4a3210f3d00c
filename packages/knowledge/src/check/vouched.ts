import { authorities } from './authorities.ts';
import { type Check, issueAt } from './check.ts';

/**
 * A citation is easily made up: each source was collected, is a public authority by its exact name, or was opened: then
 * the day, and what the passage says, stand beside it.
 */
export const vouched: Check = (knowledge) =>
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
