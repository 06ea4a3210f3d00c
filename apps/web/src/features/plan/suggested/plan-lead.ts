/** Where a summary turns to the goals that got nothing. They are always last. */
const GOALS_LEFT = / For [^.:]+ we add nothing: .*$/s;

/** The summary without what stands below, under each goal's own heading; what is taken already has a section of its own. */
export const planLead = (summary: string): string =>
  summary.replace(GOALS_LEFT, '').replace(/ See below\.$/, ' See Safety.');
