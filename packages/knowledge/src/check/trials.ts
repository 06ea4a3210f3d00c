import { type Check, issueAt } from './check.ts';

/** A trial is for wishes only, with a suggestible supplement that is safe to stop. */
export const trialsAreForWishes: Check = ({ trials, supplements }) => {
  const files = new Map(supplements.map(({ value }) => [value.id, value]));
  return trials.value.flatMap((row, index) => {
    const issue = (message: string) => issueAt(trials, [index], `'${row.id}': ${message}`);
    const file = files.get(row.supplement);
    if (file === undefined) return [issue(`no supplement is called '${row.supplement}'`)];
    const uses = row.uses.flatMap((id) => {
      const use = file.indications.find((each) => each.id === id);
      if (use === undefined) return [issue(`${row.supplement} has no indication '${id}'`)];
      if (use.kind === 'need') return [issue(`'${id}' is a need: a need is answered by a lab or the diet`)];
      return use.clinicianOnly ? [issue(`'${id}' belongs to a clinician`)] : [];
    });
    return [
      ...uses,
      ...(file.tier === 'suggestible' ? [] : [issue(`${row.supplement} is never suggested`)]),
      ...(file.interactions.some(({ keepSteady }) => keepSteady) ? [issue('stopping it abruptly may do harm')] : []),
      ...(trials.value.findIndex(({ id }) => id === row.id) < index ? [issue('stands twice')] : []),
    ];
  });
};
