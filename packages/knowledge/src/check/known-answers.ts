import type { WhenMap } from '../schema/index.ts';
import { type Check, fieldsOf, issueAt } from './check.ts';
import { rulesOf, whenPath } from './rules.ts';

/** A rule over a field or value that the questionnaire does not have would silently never fire. */
export const knownAnswers: Check = (knowledge) => {
  const fields = fieldsOf(knowledge);

  const faults = (map: WhenMap): { key: string; message: string }[] =>
    Object.entries(map).flatMap(([field, wanted]) => {
      const known = fields.get(field);
      if (!known) return [{ key: field, message: `no question or derived fact is called '${field}'` }];
      if (Array.isArray(wanted)) {
        if (known.kind === 'number') return [{ key: field, message: `'${field}' is a number: use atLeast and below` }];
        return wanted
          .filter((value) => !known.values.has(value))
          .map((value) => ({ key: field, message: `'${value}' is not an answer to '${field}'` }));
      }
      return known.kind === 'number' ? [] : [{ key: field, message: `'${field}' is not a number: list its values` }];
    });

  return rulesOf(knowledge).flatMap((rule) => [
    ...faults(rule.when).map(({ key, message }) => issueAt(rule.parsed, [...whenPath(rule), key], message)),
    ...rule.unless.flatMap(faults).map(({ message }) => issueAt(rule.parsed, [...rule.path, 'unless'], message)),
  ]);
};
