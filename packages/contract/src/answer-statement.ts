import { isField, type Questions, questions } from './questionnaire/questions.ts';

/**
 * An answer as a line to tick: "Kidney disease", "You exercise on 3 or more days a week". Labels come from the
 * questionnaire; only the sentence around them is written here. Null: there is no such line, so it cannot be asked.
 */

const FRAMES: Readonly<Record<string, (values: string) => string>> = {
  stressLevel: (values) => `Your stress is ${values}`,
  fatigueLevel: (values) => `In the daytime you feel ${values}`,
  sleepIssues: (values) => `You have trouble with sleep: ${values}`,
  sleepHours: (values) => `Most nights you sleep ${values}`,
  specificDiet: (values) => `Your diet is ${values}`,
  generalHealth: (values) => `Your health in general is ${values}`,
  digestiveIssues: (values) => `Your stomach or gut bothers you: ${values}`,
  mealsPerDay: (values) => `Meals on most days: ${values}`,
  alcoholConsumption: (values) => `You have ${values}`,
};

const WHOLE: Readonly<Record<string, string>> = {
  prescriptionMeds: 'You take any medicine, with or without a prescription',
  concerningSymptoms: `You have a warning sign now: ${lowered(questions.concerningSymptoms.help).replace(/\.$/, '')}`,
  difficultySwallowing: 'Pills are hard for you to swallow',
  tobaccoUse: 'You smoke or use tobacco, or you used to',
  painDiscomfort: 'You have had pain or discomfort lately',
  depression: 'In the last two weeks you felt down, or had little interest in things, on most days',
};

/** The last value gives the maximum frequency. */
const AT_MOST: Readonly<Record<string, string>> = {
  never: 'never',
  monthly: 'about once a month or less',
  weekly: 'about once a week or less',
};

/** "High" becomes "high"; "HIV" and "15 or more" stay. */
function lowered(text: string): string {
  const [first = '', second = ''] = text;
  return second === second.toLowerCase() ? first.toLowerCase() + text.slice(1) : text;
}

function orJoined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

const labelsOf = (options: Readonly<Record<string, string>>, values: readonly string[]): string[] =>
  values.flatMap((value) => options[value] ?? []);

function saidOfFood(row: string, values: readonly string[]): string | null {
  const { rows } = questions.foodFrequency satisfies Questions['foodFrequency'];
  const food = Object.hasOwn(rows, row) ? rows[row as keyof typeof rows] : undefined;
  const often = AT_MOST[values.at(-1) ?? ''];
  return food === undefined || often === undefined ? null : `How often you have ${lowered(food)}: ${often}`;
}

function saidOfDays(values: readonly string[]): string {
  const [least = ''] = values;
  return values.length > 1 && values.includes('7')
    ? `You exercise on ${least} or more days a week`
    : `You exercise on ${orJoined(values)} days a week`;
}

export function answerStatement(field: string, values: readonly string[]): string | null {
  const [name = '', part] = field.split('.');
  if (name === 'foodFrequency') return saidOfFood(part ?? '', values);
  if (name === 'exerciseDays') return saidOfDays(values);
  const whole = WHOLE[name];
  if (whole !== undefined) return whole;
  if (!isField(name)) return null;
  const question = questions[name];
  if (question.kind !== 'one' && question.kind !== 'many') return null;
  const [first = '', ...others] = labelsOf(question.options, values);
  if (first === '') return null;
  const frame = FRAMES[name];
  if (frame !== undefined) return frame(orJoined([first, ...others].map(lowered)));
  return orJoined([first, ...others.map(lowered)]);
}
