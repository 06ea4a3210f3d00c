import { isField, labText, type Options, questionOf } from '@evidose/contract';
import type { Criterion, Knowledge, When } from '@evidose/engine';

/** Fields whose options say little without a label. */
const SUBJECTS: Readonly<Record<string, string>> = {
  activityLevel: 'Usual day',
  alcoholConsumption: 'Alcohol',
  digestiveIssues: 'Stomach or gut trouble',
  exerciseDays: 'Exercise days a week',
  fatigueLevel: 'In the day',
  healthGoals: 'Goal',
  mealsPerDay: 'Meals a day',
  painDiscomfort: 'Pain',
  sleepIssues: 'Trouble sleeping',
  stressLevel: 'Stress',
  tobaccoUse: 'Smoking or tobacco',
  difficultySwallowing: 'Pills hard to swallow',
};

type Range = Extract<Criterion, { readonly atLeast?: number }>;

function rangeText({ atLeast, below }: Range, text: (value: number) => string = String): string {
  if (atLeast !== undefined && below !== undefined) return `from ${text(atLeast)} to under ${text(below)}`;
  if (atLeast !== undefined) return `${text(atLeast)} or more`;
  return below === undefined ? 'under' : `under ${text(below)}`;
}

/** Lower-cases the first letter, unless the word is a name or an abbreviation. */
const inSentence = (text: string): string =>
  /^[A-Z](?:[a-z]| )/.test(text) && !text.startsWith('Crohn') ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function orOf([first = '', ...rest]: readonly string[]): string {
  const words = [first, ...rest.map(inSentence)];
  const last = words.at(-1) ?? '';
  const isRun = words.length > 2 && words.every((word, i) => Number(word) === Number(first) + i);
  if (isRun) return `${first} to ${last}`;
  return words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')} or ${last}`;
}
const labelOf = (options: Options, value: string): string => options[value] ?? value.replaceAll('-', ' ');

/** Every value of a criterion in words, or its range. */
function valuesOf(criterion: Criterion, word: (value: string) => string): string {
  return 'in' in criterion ? orOf(criterion.in.map(word)) : rangeText(criterion);
}

function answerText(criterion: Criterion): string {
  const [name = '', part] = criterion.field.split('.');
  if (!isField(name)) return `${criterion.field}: ${valuesOf(criterion, (value) => value)}`;
  const question = questionOf(name);
  switch (question.kind) {
    case 'labs': {
      const lab = question.labs[part ?? ''];
      if (lab === undefined || 'in' in criterion) return `${lab?.label ?? part} ${valuesOf(criterion, String)}`;
      return `${lab.label} ${rangeText(criterion, (value) => labText(lab, value))}`;
    }
    case 'frequency': {
      const often = valuesOf(criterion, (value) => labelOf(question.options, value).toLowerCase());
      return `${question.rows[part ?? ''] ?? part}: ${often}`;
    }
    case 'one':
    case 'many': {
      const subject = SUBJECTS[name];
      const values = valuesOf(criterion, (value) => labelOf(question.options, value));
      return subject === undefined ? values : `${subject}: ${inSentence(values)}`;
    }
    default:
      return name === 'age' ? ageText(criterion) : `${question.label} ${valuesOf(criterion, String)}`;
  }
}

function ageText(criterion: Criterion): string {
  if ('in' in criterion) return `Age ${orOf(criterion.in)}`;
  const { atLeast, below } = criterion;
  if (atLeast !== undefined && below !== undefined) return `Age ${atLeast} to ${below - 1}`;
  return atLeast === undefined ? `Under ${below ?? ''} years old` : `Age ${atLeast} and over`;
}

/** Turns the conditions of a rule into plain words. */
export function createCriterionText({ drugs, drugClasses, allergens }: Knowledge): (when: When) => string {
  const taken = new Map([...drugs, ...drugClasses].map(({ id, name }) => [id, name]));
  const allergenNames = new Map<string, string>(allergens.map(({ id, name }) => [id, name]));

  function criterionText(criterion: Criterion): string {
    switch (criterion.field) {
      case 'takes':
        return `Taking ${valuesOf(criterion, (id) => taken.get(id) ?? id)}`;
      case 'allergen':
        return `Allergy: ${valuesOf(criterion, (id) => allergenNames.get(id) ?? id).toLowerCase()}`;
      case 'phq2':
        return 'Low mood on the two screening questions';
      case 'bmi':
        return `Body mass index ${valuesOf(criterion, String)}`;
      case 'menstruating':
        return 'in' in criterion && criterion.in.includes('yes') ? 'Having periods' : 'Not having periods';
      default:
        return answerText(criterion);
    }
  }

  return ({ all, unless }) => {
    const holds = all.map(criterionText).join('; ');
    if (unless.length === 0) return holds;
    return `${holds} (unless: ${unless.map(criterionText).join('; ')})`;
  };
}
