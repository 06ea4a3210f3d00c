import type { AnswerValue, HealthGoal, PartialAnswers } from './answers.ts';
import { checkAnswer } from './check-answer.ts';
import type { Question } from './question.ts';
import { fields, questions } from './questions.ts';
import type { Checked } from './validate.ts';

/** The quick quiz, in the order of its check. Weight, height and age share the long form's limits. */
export const shortQuestions = {
  weight: { ...questions.weight, section: 'quick' },
  height: { ...questions.height, section: 'quick' },
  gender: {
    section: 'quick',
    number: 3,
    kind: 'one',
    options: { female: 'Female', male: 'Male', other: 'Other' },
    topic: 'Gender',
    label: 'What is your gender?',
    message: 'Please select your gender',
  },
  age: { ...questions.age, section: 'quick' },
  activeness: { ...questions.activityLevel, section: 'quick' },
  goals: { ...questions.healthGoals, section: 'quick', message: 'Please enter your health goals' },
  supplements: {
    section: 'quick',
    number: null,
    kind: 'text',
    maxLength: 2000,
    typeAhead: 'supplement',
    topic: 'Supplements',
    label: 'Which supplements do you take already?',
    help: 'Leave empty for none.',
    message: 'Please shorten your list of supplements to 2000 characters',
  },
  allergies: {
    section: 'quick',
    number: null,
    kind: 'text',
    maxLength: 500,
    tags: questions.allergyDetails.tags,
    topic: 'Allergies',
    label: 'What are you allergic to?',
    help: 'Leave empty for none.',
    message: 'Please shorten your list of allergies to 500 characters',
  },
} as const satisfies Record<string, Question>;

export type ShortField = keyof typeof shortQuestions;
const shortFields = Object.keys(shortQuestions) as ShortField[];

export interface ShortAnswers {
  readonly weight: string;
  readonly height: string;
  readonly gender: 'female' | 'male' | 'other';
  readonly age: string;
  readonly activeness: AnswerValue<'activityLevel'>;
  readonly goals: readonly HealthGoal[];
  readonly supplements: string;
  readonly allergies: string;
}

const NONE = 'none';

export function validateShortQuestionnaire(raw: unknown): Checked<ShortAnswers> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, failure: { field: 'questionnaire', message: 'Please send the questionnaire as an object' } };
  }
  const given = new Map(Object.entries(raw));
  const values: Record<string, unknown> = {};
  for (const field of shortFields) {
    const question: Question = shortQuestions[field];
    const check = checkAnswer(question, given.get(field));
    if (check.state === 'ok') values[field] = check.value;
    else if (check.state === 'empty' && question.number === null) values[field] = NONE;
    else if (check.state === 'empty') return { ok: false, failure: { field, message: question.message } };
    else return { ok: false, failure: { field, message: question.message, hint: check.hint } };
  }
  const unknown = [...given.keys()].find((name) => !Object.hasOwn(shortQuestions, name));
  if (unknown !== undefined) {
    return { ok: false, failure: { field: unknown, message: 'Unknown field', hint: 'Remove this field.' } };
  }
  // Each field was checked against its declaration above.
  return { ok: true, answers: values as unknown as ShortAnswers };
}

const isNone = (text: string): boolean => text.trim() === '' || text.trim().toLowerCase() === NONE;

/** The long questionnaire as far as the quick answers fill it. A gender that does not tell sex is asked again. */
export function longAnswersOf(short: ShortAnswers): PartialAnswers {
  const { weight, height, gender, age, activeness, goals, supplements, allergies } = short;
  return {
    ...{ age, height, weight, activityLevel: activeness, healthGoals: goals },
    ...(gender === 'other' ? {} : { biologicalSex: gender }),
    ...(isNone(supplements)
      ? { otcSupplements: 'no' as const }
      : { otcSupplements: 'yes' as const, otcSupplementsList: supplements }),
    ...(isNone(allergies) ? { allergies: 'no' as const } : { allergies: 'yes' as const, allergyDetails: allergies }),
  };
}

/** How far the quick answers go: "8 of 43". Laboratory values are our addition and not counted. */
export function quickProgress({ gender }: Pick<ShortAnswers, 'gender'>): {
  readonly done: number;
  readonly of: number;
} {
  return {
    done: shortFields.length - (gender === 'other' ? 1 : 0),
    of: fields.filter((field) => field !== 'labResults').length,
  };
}
