import type { Atoms } from '../criteria/atoms.ts';
import { INTAKE, isDerived } from '../criteria/derived.ts';
import type { Nutrient } from '../knowledge.ts';

/** What rules ask of one stored answer: a value, a number, or the same of its parts. */
export interface AskedAnswer {
  readonly values: ReadonlyMap<string, number>;
  /** The index of its number; -1 if no rule asks for one. */
  readonly number: number;
  readonly parts: AskedAnswers;
}

export type AskedAnswers = ReadonlyMap<string, AskedAnswer>;

/** All inputs of rules, by origin. Most answers are used by no rule. */
export interface RuleInputs {
  readonly answers: AskedAnswers;
  /** Medicines and classes used by some rule. */
  readonly taken: ReadonlyMap<string, number>;
  /** Derived numbers: `age`, `bmi`, `phq2`. */
  readonly concluded: readonly { readonly name: ConcludedNumber; readonly at: number }[];
  /** Daily amounts of nutrients from current supplements. */
  readonly intake: readonly { readonly nutrient: number; readonly at: number }[];
  /** The empty state, copied for every person; plain arrays copy faster than typed ones. */
  readonly noFlags: readonly number[];
  /** NaN for unanswered. */
  readonly noNumbers: readonly number[];
}

const CONCLUDED = ['age', 'bmi', 'phq2'] as const;
export type ConcludedNumber = (typeof CONCLUDED)[number];

interface Draft {
  readonly values: Map<string, number>;
  number: number;
  readonly parts: Map<string, Draft>;
}

class Drafts {
  readonly answers = new Map<string, Draft>();

  /** `labResults.vitaminD` is a part of an answer. */
  of(field: string): Draft {
    const dot = field.indexOf('.');
    if (dot < 0) return Drafts.#in(this.answers, field);
    return Drafts.#in(Drafts.#in(this.answers, field.slice(0, dot)).parts, field.slice(dot + 1));
  }

  static #in(answers: Map<string, Draft>, name: string): Draft {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const made: Draft = { values: new Map(), number: -1, parts: new Map() };
    answers.set(name, made);
    return made;
  }
}

export function ruleInputsOf(atoms: Atoms, nutrients: readonly Nutrient[]): RuleInputs {
  const drafts = new Drafts();
  for (const [field, values] of atoms.fields) {
    if (isDerived(field)) continue;
    const { values: known } = drafts.of(field);
    for (const [value, atom] of values) known.set(value, atom);
  }
  const concluded: { name: ConcludedNumber; at: number }[] = [];
  const intake: { nutrient: number; at: number }[] = [];
  for (const [field, at] of atoms.numberFields) {
    const name = CONCLUDED.find((each) => each === field);
    if (name !== undefined) concluded.push({ name, at });
    else if (field.startsWith(`${INTAKE}.`))
      intake.push({ nutrient: nutrients.findIndex(({ id }) => field === `${INTAKE}.${id}`), at });
    else drafts.of(field).number = at;
  }
  return {
    answers: drafts.answers,
    taken: atoms.fields.get('takes') ?? new Map(),
    concluded,
    intake,
    noFlags: Array.from({ length: atoms.count }, () => 0),
    noNumbers: Array.from({ length: atoms.numberFields.size }, () => Number.NaN),
  };
}
