import {
  type Field,
  type Letter,
  type PartialAnswers,
  questionOf,
  questions,
  type Recommendation,
} from '@evidose/contract';
import { bodySizeText } from './body-size.ts';

type Fact = Letter['facts'][number];

/** The questionnaire's label of a stored value. */
function labelOf(field: Field, value: string): string {
  const question = questionOf(field);
  return question.kind === 'one' || question.kind === 'many' ? (question.options[value] ?? value) : value;
}

const listOf = (field: Field, values: readonly string[] | undefined) =>
  (values ?? []).filter((value) => value !== 'none').map((value) => labelOf(field, value));

function allergiesOf({ allergies, allergyDetails }: PartialAnswers): string {
  if (allergies === undefined) return 'not answered';
  if (allergies === 'no') return 'none known';
  return allergyDetails === undefined || allergyDetails.trim() === '' ? 'yes, not named' : allergyDetails.trim();
}

function pregnancyOf({ pregnancyStatus, biologicalSex }: PartialAnswers): Fact[] {
  if (pregnancyStatus === undefined) return [];
  if (pregnancyStatus === 'not-applicable' && biologicalSex === 'male') return [];
  const value = pregnancyStatus === 'not-applicable' ? 'does not apply' : labelOf('pregnancyStatus', pregnancyStatus);
  return [{ label: 'Pregnancy', value: value.toLowerCase() }];
}

type Statements = Recommendation['allergies'];

/** Words with a doubt count in their strictest meaning, and only the person can say what they mean. */
function withDoubts(fact: Fact, statements: Statements): Fact {
  const doubted = statements.filter(({ doubt }) => doubt !== null).map(({ text }) => `“${text}”`);
  return doubted.length === 0 ? fact : { ...fact, value: `${fact.value} (please confirm: ${doubted.join(', ')})` };
}

/** The head of the letter: what a doctor wants to know before the first supplement. */
export function personFacts(answers: PartialAnswers, read: Pick<Recommendation, 'allergies' | 'advice'>): Fact[] {
  const conditions = listOf('medicalConditions', answers.medicalConditions);
  const symptoms = listOf('currentSymptoms', answers.currentSymptoms);
  const diet = answers.specificDiet === 'other' ? answers.otherDiet : answers.specificDiet;
  const advised = advisedAgainst(answers);
  const facts: (Fact | null)[] = [
    answers.age === undefined ? null : { label: 'Age', value: `${answers.age} years` },
    answers.biologicalSex === undefined
      ? null
      : { label: 'Sex', value: labelOf('biologicalSex', answers.biologicalSex).toLowerCase() },
    ...pregnancyOf(answers),
    answers.height === undefined || answers.weight === undefined
      ? null
      : { label: 'Height, weight', value: bodySizeText(Number(answers.height), Number(answers.weight)) },
    { label: 'Conditions', value: conditions.length === 0 ? 'none named' : conditions.join('; ') },
    withDoubts({ label: 'Allergies', value: allergiesOf(answers) }, read.allergies),
    symptoms.length === 0 ? null : { label: 'Symptoms', value: symptoms.join('; ') },
    diet === undefined || diet === 'none' ? null : { label: 'Diet', value: labelOf('specificDiet', diet) },
    answers.alcoholConsumption === undefined
      ? null
      : { label: 'Alcohol', value: labelOf('alcoholConsumption', answers.alcoholConsumption).toLowerCase() },
    answers.tobaccoUse === undefined || answers.tobaccoUse === 'never'
      ? null
      : { label: 'Tobacco', value: answers.tobaccoUse === 'former' ? 'in the past' : 'yes' },
    advised === null ? null : withDoubts(advised, read.advice),
  ];
  return facts.filter((fact) => fact !== null);
}

const NOTHING = /^(?:no|none|nothing|n\/?a|never|-)?[.!]?$/i;

function advisedAgainst({ advisedNotToTake = '' }: PartialAnswers): Fact | null {
  const advice = advisedNotToTake.trim();
  return NOTHING.test(advice) ? null : { label: 'Advised not to take', value: advice };
}

export function labsOf({ labResults = {} }: PartialAnswers): Letter['labs'] {
  const values: Readonly<Record<string, number | string | undefined>> = labResults;
  return Object.entries(questions.labResults.labs).flatMap(([id, { label, unit }]) => {
    const value = values[id];
    return value === undefined ? [] : [{ name: label, value: `${value} ${unit}` }];
  });
}

/** The date if given, else roughly how long ago; the letter claims no more than that. */
export function labsWhenOf({ bloodTests, labResults }: PartialAnswers, planMadeOn: string): string | null {
  if (labResults?.takenOn !== undefined) return `taken on ${labResults.takenOn}; typed in by the person`;
  if (bloodTests === undefined || bloodTests === 'never') return `entered by ${planMadeOn}, day of the test not known`;
  return `last blood test: ${labelOf('bloodTests', bloodTests).toLowerCase()}, as of ${planMadeOn}; typed in by the person`;
}
