import type { Format, PartialAnswers } from '@evidose/contract';

/** A person with a pharmacist's expectations of the plan, written before the program was run. */

export interface ExpectedPerson {
  readonly answers: PartialAnswers;
  readonly neverSuggested: readonly string[];
  /** Current items whose verdict is "stop and ask", "ask first" or "adjust", never a plain "keep". */
  readonly questioned?: readonly string[];
  readonly kept?: readonly string[];
  /** An item taken or suggested, what it must be spaced from, and the hours. */
  readonly apart?: readonly (readonly [string, string, number])[];
  /** What a dietitian would offer and we do; docs/people-read.md lists what we do not, and why. */
  readonly offered?: readonly string[];
  /** Alert ids that must be present. */
  readonly said: readonly string[];
  /** The first alert. */
  readonly first?: string;
  readonly unsaid?: readonly string[];
  /** The forms that a suggestion may have, by supplement. */
  readonly onlyAs?: Readonly<Record<string, readonly string[]>>;
  /** Formats that no suggestion may have. */
  readonly notFormats?: readonly Format[];
  /** The lowest daily amount suggested, in its unit. */
  readonly atLeast?: Readonly<Record<string, number>>;
  /** Must match somewhere in the reviews or the day. */
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
