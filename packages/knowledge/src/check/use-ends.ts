import { type Check, issueAt } from './check.ts';

/** Matches a note that says when to stop. The calendar cannot read text; it goes by `atMostWeeks`. */
const ENDS = /\b(?:at most|for a few (?:days|weeks|months)|for the days|no longer than)\b/i;

export const useEnds: Check = (knowledge) =>
  knowledge.supplements.flatMap((parsed) => {
    const { note = '', atMostWeeks } = parsed.value.timing;
    if (ENDS.test(note) && atMostWeeks === undefined) {
      return [issueAt(parsed, ['timing', 'note'], 'use ends here: say after how many weeks in atMostWeeks')];
    }
    return [];
  });
