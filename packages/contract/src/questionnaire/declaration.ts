import type { QuestionDeclaration } from '../routes/questionnaire-documents.ts';
import type { Options, Question } from './question.ts';
import { fields, questionOf, sectionIds, sections } from './questions.ts';

const choicesOf = (options: Options) => Object.entries(options).map(([value, label]) => ({ value, label }));

function labsOf({ labs }: Extract<Question, { kind: 'labs' }>) {
  return Object.entries(labs).map(([id, { label, unit, min, max, loinc, ucum }]) => ({
    id,
    label,
    unit,
    min,
    max,
    loinc,
    ucum,
  }));
}

function declared(field: string, question: Question): QuestionDeclaration {
  const { shownWhen } = question;
  return {
    field,
    section: question.section,
    kind: question.kind,
    isRequired: question.number !== null,
    label: question.label,
    help: question.help ?? null,
    message: question.message,
    askedWhen: shownWhen === undefined ? null : { field: shownWhen.field, is: [...shownWhen.is] },
    choices: 'options' in question ? choicesOf(question.options) : null,
    exclusive: question.kind === 'many' ? question.exclusive : null,
    number:
      question.kind === 'number'
        ? { unit: question.unit, min: question.min, max: question.max, isWhole: question.integer }
        : null,
    maxLength: question.kind === 'text' ? question.maxLength : null,
    labs: question.kind === 'labs' ? labsOf(question) : null,
    rows: question.kind === 'frequency' ? choicesOf(question.rows) : null,
  };
}

/** The questionnaire as data, for forms that are not ours. */
export const questionnaireDeclaration = () => ({
  sections: sectionIds.map((id) => ({ id, title: sections[id].title })),
  questions: fields.map((field) => declared(field, questionOf(field))),
});
