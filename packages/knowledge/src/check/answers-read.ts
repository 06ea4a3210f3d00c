import { answerFields } from '../fields.ts';
import type { ParsedKnowledge } from '../parse.ts';
import type { Check } from './check.ts';
import { meantUnread } from './meant-unread.ts';
import { rulesOf } from './rules.ts';

/** Every answer that some rule of the knowledge reads, as 'field=value'; a number is read as a whole, as 'field'. */
export function answersRead(knowledge: ParsedKnowledge): ReadonlySet<string> {
  const maps = rulesOf(knowledge).flatMap((rule) => [rule.when, ...rule.unless]);
  const asked = maps
    .flatMap((map) => Object.entries(map))
    .flatMap(([field, wanted]) => (Array.isArray(wanted) ? wanted.map((value) => `${field}=${value}`) : [field]));
  return new Set([...asked, ...knowledge.labRules.value.map((rule) => `labResults.${rule.lab}`)]);
}

/**
 * People are not asked for nothing: an answer that changes nothing for anybody is a rule forgotten, or a question too
 * many. Of a list each entry must be read. A single choice is read once any of its values is: the others then say "not that".
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
