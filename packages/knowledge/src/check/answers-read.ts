import { answerFields } from '../fields.ts';
import type { ParsedKnowledge } from '../parse.ts';
import type { Check } from './check.ts';
import { meantUnread } from './meant-unread.ts';
import { rulesOf } from './rules.ts';

/** Every answer that some rule reads, as 'field=value'; a number counts as a whole, as 'field'. */
export function answersRead(knowledge: ParsedKnowledge): ReadonlySet<string> {
  const maps = rulesOf(knowledge).flatMap((rule) => [rule.when, ...rule.unless]);
  const asked = maps
    .flatMap((map) => Object.entries(map))
    .flatMap(([field, wanted]) => (Array.isArray(wanted) ? wanted.map((value) => `${field}=${value}`) : [field]));
  return new Set([...asked, ...knowledge.labRules.value.map((rule) => `labResults.${rule.lab}`)]);
}

/**
 * An answer that no rule reads is a forgotten rule or a needless question. In a list each value must be read. For a
 * single choice one value is enough: the others then mean "not that".
 */
export const answersAreRead: Check = (knowledge) => {
  const read = answersRead(knowledge);
  return [...answerFields].flatMap(([field, known]) => {
    if (field in meantUnread || read.has(field)) return [];
    const answers = known.kind === 'number' ? [field] : [...known.values].map((value) => `${field}=${value}`);
    const unread = answers.filter((answer) => !read.has(answer) && !(answer in meantUnread));
    if (!known.many && unread.length < answers.length) return [];
    return unread.map((answer) => ({ file: 'supplements/', line: 1, message: `no rule reads the answer ${answer}` }));
  });
};
