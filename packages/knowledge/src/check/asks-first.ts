import { type Check, issueAt } from './check.ts';

/**
 * Matches a sentence that tells the person to ask before the first dose. The calendar cannot read text; it goes by
 * `askFirst`.
 */
const ASKS = /\bask\b[^.;]*\bfirst\b|\bdo not take it without your doctor\b/i;

export const asksFirst: Check = (knowledge) =>
  knowledge.supplements.flatMap((parsed) =>
    parsed.value.contraindications.flatMap(({ effect, askFirst, message }, index) => {
      const path = ['contraindications', index];
      if (effect === 'exclude')
        return askFirst ? [issueAt(parsed, path, 'what is left out is not asked about first')] : [];
      return ASKS.test(message) && askFirst === undefined
        ? [issueAt(parsed, path, 'it says to ask first: mark it with askFirst')]
        : [];
    }),
  );
