import type { Questions } from './questions.ts';

type Keys<T> = `${keyof T & (string | number)}`;

type AnswerTo<Q> = Q extends { kind: 'number' | 'text' }
  ? string
  : Q extends { kind: 'one'; options: infer O }
    ? Keys<O>
    : Q extends { kind: 'many'; options: infer O }
      ? readonly Keys<O>[]
      : Q extends { kind: 'labs'; labs: infer L }
        ? { readonly [K in keyof L]?: number } & { readonly takenOn?: string }
        : Q extends { kind: 'frequency'; rows: infer R; options: infer O }
          ? { readonly [K in keyof R]?: Keys<O> }
          : never;

type RequiredField = { [F in keyof Questions]: Questions[F]['number'] extends number ? F : never }[keyof Questions];
type OptionalField = Exclude<keyof Questions, RequiredField>;

/** A validated questionnaire as stored: numbers as text, hidden follow-ups dropped. */
export type Answers = { readonly [F in RequiredField]: AnswerTo<Questions[F]> } & {
  readonly [F in OptionalField]?: AnswerTo<Questions[F]>;
};

export type AnswerValue<F extends keyof Questions> = AnswerTo<Questions[F]>;

export type BiologicalSex = AnswerValue<'biologicalSex'>;
export type PregnancyStatus = AnswerValue<'pregnancyStatus'>;
export type MedicalCondition = AnswerValue<'medicalConditions'>[number];
export type Symptom = AnswerValue<'currentSymptoms'>[number];
export type HealthGoal = AnswerValue<'healthGoals'>[number];
export type Diet = AnswerValue<'specificDiet'>;
export type Food = keyof AnswerValue<'foodFrequency'>;
export type Lab = Exclude<keyof AnswerValue<'labResults'>, 'takenOn'>;

/** The answers so far: any part of the questionnaire, not yet validated as a whole. */
export type PartialAnswers = { readonly [F in keyof Questions]?: AnswerTo<Questions[F]> };
