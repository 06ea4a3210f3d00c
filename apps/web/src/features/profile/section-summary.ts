import { type Field, fieldsOfSection, isShown, questionOf, type SectionId } from '@evidose/contract';
import { formatStored, NOTHING } from '../../components/questions/format-answer.ts';

const MOST_ANSWERS = 4;
/** Answers that a follow-up details. */
const SAID_BELOW: ReadonlySet<unknown> = new Set(['yes', 'other']);

/** A closed row shows its section's first answers, each with its label. */
export function sectionSummary(section: SectionId, answers: Readonly<Record<string, unknown>>): string {
  const textOf = (field: Field) => formatStored(field, answers[field]);
  const given = fieldsOfSection(section).filter((field) => isShown(field, answers) && textOf(field) !== NOTHING);
  const isSaidBelow = (field: Field) =>
    SAID_BELOW.has(answers[field]) && given.some((other) => questionOf(other).shownWhen?.field === field);
  const lineOf = (field: Field) => {
    const { kind, topic } = questionOf(field);
    // Lab results and foods have their own labels.
    return kind === 'labs' || kind === 'frequency' ? textOf(field) : `${topic}: ${textOf(field)}`;
  };
  return given
    .filter((field) => !isSaidBelow(field))
    .slice(0, MOST_ANSWERS)
    .map(lineOf)
    .join(' · ');
}
