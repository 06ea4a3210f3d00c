/**
 * The declaration of one question. Forms, validators, the API schema, the profile and the "what we ask" page all read
 * it.
 */

interface QuestionBase {
  readonly section: string;
  /** Place in the specification's check order; null for a field without its own message. */
  readonly number: number | null;
  readonly label: string;
  /** A short label to put before the answer: "Sleep: 7 to 8 hours". */
  readonly topic: string;
  readonly help?: string;
  /** Shown behind "Why we ask", for sensitive questions. */
  readonly why?: string;
  /** What the answer can change beyond single supplements; shown on the page about what we ask. */
  readonly changes?: string;
  /** The specification's text (ours for an optional field) for a missing or unusable answer. */
  readonly message: string;
  readonly shownWhen?: { readonly field: string; readonly is: readonly string[] };
}

/** A choice list, `stored value → label`, in display order. */
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
  /** A value that excludes all others: `none`, or `no-preference`. */
  readonly exclusive: string;
  /** Heading → values, for a long list. Every value except the exclusive one is in a group. */
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
  /** Shorter labels for the same options, for a narrow column. */
  readonly shortOptions: Options;
}
export interface LabDeclaration {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** The observation in LOINC and the unit in UCUM, for machine readers. */
  readonly loinc: string;
  readonly ucum: string;
  /** Factor from the stored unit to the coded one, where they differ. */
  readonly codedPerStoredUnit?: number;
  /** The other customary unit, and how many of it make one stored unit. */
  readonly alternative?: {
    readonly unit: string;
    readonly system: 'us' | 'si';
    readonly perStoredUnit: number;
    readonly offset?: number;
  };
}
export type Question = NumberQuestion | OneQuestion | ManyQuestion | TextQuestion | LabsQuestion | FrequencyQuestion;
