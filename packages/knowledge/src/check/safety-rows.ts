import { type Check, issueAt } from './check.ts';

/** An empty list means "not researched", not "safe": a suggestible supplement has at least one safety row. */
export const safetyRows: Check = (knowledge) =>
  knowledge.supplements.flatMap((parsed) => {
    const { tier, contraindications, interactions, inherits, drugInteractions } = parsed.value;
    const rows = contraindications.length + interactions.length + inherits.length;
    const rowsWithDrugs = interactions.filter((row) => !('supplement' in row.with));
    const drugRows = rowsWithDrugs.length;
    const risks = rowsWithDrugs.filter((row) => row.sparesMedicine === undefined).length;
    return [
      ...(tier === 'suggestible' && rows === 0
        ? [issueAt(parsed, ['id'], 'can be suggested, and has not a single contraindication or interaction')]
        : []),
      ...(drugInteractions === 'listed' && drugRows + inherits.length === 0
        ? [issueAt(parsed, ['drugInteractions'], 'says listed, and lists no interaction with a medicine')]
        : []),
      ...(drugInteractions !== 'listed' && risks > 0
        ? [issueAt(parsed, ['drugInteractions'], `says ${drugInteractions}, and lists ${risks} with medicines`)]
        : []),
    ];
  });
