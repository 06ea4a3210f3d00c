import { type Check, issueAt } from './check.ts';

/** Each side of a pair names known medicines, and `replaces` names a pair or an alert. */
export const medicinePairs: Check = ({ medicinePairs: parsed, drugs, drugClasses, alertRules, sources }) => {
  const medicines = new Set([...Object.keys(drugs.value), ...Object.keys(drugClasses.value)]);
  const taken = new Set(Object.values(drugs.value).flatMap(({ classes }) => classes));
  const alerts = new Set(alertRules.value.map(({ id }) => id));
  const pairs = new Set(parsed.value.map(({ id }) => id));
  const isTraced = (id: string) => (sources.value[id]?.tier ?? 0) > 0;
  return parsed.value.flatMap((row, index) => {
    const issue = (message: string) => issueAt(parsed, [index], `'${row.id}': ${message}`);
    const given = row.exceptGiven.map(({ drug }) => drug);
    const named = [...(row.between ?? []).flat(), ...(row.twoOf ?? []), ...row.except, ...given];
    return [
      ...named.filter((id) => !medicines.has(id)).map((id) => issue(`no drug or class is called '${id}'`)),
      ...named
        .filter((id) => drugClasses.value[id] !== undefined && drugs.value[id] === undefined && !taken.has(id))
        .map((id) => issue(`no drug belongs to the class '${id}'`)),
      ...row.replaces
        .filter((id) => !alerts.has(id) && !pairs.has(id))
        .map((id) => issue(`no pair or alert is called '${id}'`)),
      ...(parsed.value.findIndex(({ id }) => id === row.id) < index ? [issue('stands twice')] : []),
      ...(alerts.has(row.id) ? [issue('an alert is called so already')] : []),
      ...(row.review === 'needed' || row.sources.some(isTraced)
        ? []
        : [issue('rests on nothing that was traced: review: needed')]),
    ];
  });
};
