import type { Format, PartialAnswers } from '@evidose/contract';

/** A person and what a pharmacist expects of the plan, written before the program was seen. */

export interface ExpectedPerson {
  readonly told: PartialAnswers;
  readonly neverSuggested: readonly string[];
  /** Of what is taken: the verdict is "stop and ask", "ask first" or "adjust", never a plain "keep". */
  readonly questioned?: readonly string[];
  readonly kept?: readonly string[];
  /** Something taken or suggested, the medicine or supplement that it has to be apart from, and the hours. */
  readonly apart?: readonly (readonly [string, string, number])[];
  /** What a dietitian would offer, and we do; docs/people-read.md says what we do not, and why. */
  readonly offered?: readonly string[];
  /** What has to stand on top, by the name of its alert. */
  readonly said: readonly string[];
  /** The first of all alerts. */
  readonly first?: string;
  readonly unsaid?: readonly string[];
  /** The forms that a suggestion may have, by supplement. */
  readonly onlyAs?: Readonly<Record<string, readonly string[]>>;
  /** Formats that nothing suggested may have. */
  readonly notFormats?: readonly Format[];
  /** The least a day of what is suggested, in its unit. */
  readonly atLeast?: Readonly<Record<string, number>>;
  /** Words that stand somewhere in the reviews or the day. */
  readonly tells?: readonly RegExp[];
}

export const allergic = (details: string): PartialAnswers => ({ allergies: 'yes', allergyDetails: details });
export const woman = (age: string, height: string, weight: string): PartialAnswers => ({
  biologicalSex: 'female',
  pregnancyStatus: 'not-pregnant',
  age,
  height,
  weight,
});
export const man = (age: string, height: string, weight: string): PartialAnswers => ({
  biologicalSex: 'male',
  pregnancyStatus: 'not-applicable',
  age,
  height,
  weight,
});
