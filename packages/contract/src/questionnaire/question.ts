/** How one question is declared. Forms, validators, the API schema, the profile and the "what we ask" page all read this. */

interface QuestionBase {
  readonly section: string;
  /** Place in the specification's check order; null for a field without a message of its own. */
  readonly number: number | null;
  readonly label: string;
  /** The question in a word or two, to stand before its answer: "Sleep: 7 to 8 hours". */
  readonly topic: string;
  readonly help?: string;
  /** Shown behind "Why we ask", for questions people may find sensitive. */
  readonly why?: string;
  /** What the answer can change beyond single supplements: shown on the page that tells what we ask. */
  readonly changes?: string;
  /** The specification's text, or for an optional field ours, when the answer is missing or not usable. */
  readonly message: string;
  readonly shownWhen?: { readonly field: string; readonly is: readonly string[] };
}

/** Whole choice lists are `stored value → label`, in the order shown. */
export type Options = Readonly<Record<string, string>>;

export interface NumberQuestion extends QuestionBase {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}
export interface OneQuestion extends QuestionBase {
  readonly kind: 'one';
  readonly options: Options;
}
export interface ManyQuestion extends QuestionBase {
  readonly kind: 'many';
  readonly options: Options;
  /** A value that stands alone: `none`, or `no-preference`. */
  readonly exclusive: string;
  /** Heading → values, where the list is too long to take in at a glance. Every value but the exclusive one is in a group. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
}
export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly tags?: Options;
  readonly typeAhead?: 'medicine' | 'supplement' | 'any';
}
export interface LabsQuestion extends QuestionBase {
  readonly kind: 'labs';
  readonly labs: Readonly<Record<string, LabDeclaration>>;
}
export interface FrequencyQuestion extends QuestionBase {
  readonly kind: 'frequency';
  readonly rows: Options;
  readonly options: Options;
  /** The same options in as few letters as a narrow column takes. */
  readonly shortOptions: Options;
}
export interface LabDeclaration {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** The observation in LOINC and the unit in UCUM, for those who read the value by machine. */
  readonly loinc: string;
  readonly ucum: string;
  /** How many of that unit make one stored unit, where the code is for another than the stored one. */
  readonly codedPerStoredUnit?: number;
  /** The other customary unit, where it is used, and how many of it make one stored unit. */
  readonly alternative?: {
    readonly unit: string;
    readonly system: 'us' | 'si';
    readonly perStoredUnit: number;
    readonly offset?: number;
  };
}
export type Question = NumberQuestion | OneQuestion | ManyQuestion | TextQuestion | LabsQuestion | FrequencyQuestion;
