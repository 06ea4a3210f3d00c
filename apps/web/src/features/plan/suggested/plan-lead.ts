/** Where a summary turns to goals without a suggestion, which always come last. */
const GOALS_LEFT = / For [^.:]+ we add nothing: .*$/s;

/** The summary without the goals answered below and the supplements reviewed in their own section. */
export const planLead = (summary: string): string =>
  summary.replace(GOALS_LEFT, '').replace(/ See below\.$/, ' See Safety.');
