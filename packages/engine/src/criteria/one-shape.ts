import { type Answers, fields } from '@evidose/contract';

/** The language keeps what `JSON.parse` makes as a record; an object that was filled field by field is a dictionary to it. */
const UNANSWERED: Record<string, unknown> = JSON.parse(`{${fields.map((field) => `"${field}":null`).join()}}`);
for (const field of fields) UNANSWERED[field] = undefined;

/** The same answers, laid out alike for everybody: compiled code then knows where each of them stands. */
export function inOneShape(answers: Answers): Answers {
  const shaped = { ...UNANSWERED };
  const given = answers as Readonly<Record<string, unknown>>;
  for (const field of fields) shaped[field] = given[field];
  return shaped as unknown as Answers;
}
