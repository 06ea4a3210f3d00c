import { allergens, type Because, type Diet } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { mayHold } from '../criteria/holds.ts';
import { flatMap, mapKnown } from '../flat-map.ts';
import type { FormRule } from '../knowledge.ts';
import type { Finding } from '../model.ts';
import { ALL_ALLERGENS, allergenBit, dietBits, type PreparedForm } from '../prepare/forms.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { wordsOf } from '../text/tokens.ts';
import type { Vocabulary } from '../text/words.ts';

/** Restrictions on forms for this person, computed once and checked for every supplement. */
export interface FormRules {
  readonly allergens: number;
  readonly diets: readonly Diet[];
  readonly dietBits: number;
  readonly mayBePill: boolean;
  /** Avoided if another form fits. */
  readonly avoided: readonly FormRule[];
}

/** A diet in the person's own words; an unreadable one counts as vegan. */
function dietsOf({ specificDiet, otherDiet = '' }: Facts['answers'], { diets }: Vocabulary): Diet[] {
  if (specificDiet !== 'other') return [specificDiet];
  const read = mapKnown(wordsOf(otherDiet), (word) => diets.get(word));
  return read.length > 0 ? read : ['other'];
}

/** Every allergen that the person has or may have, or was told to avoid. */
function allergenBitsOf({ understood }: Facts): number {
  let bits = understood.allergyUnclear ? ALL_ALLERGENS : 0;
  for (const allergen of understood.allergens.keys()) bits |= allergenBit(allergen);
  for (const allergen of understood.advice.allergens) bits |= allergenBit(allergen);
  return bits;
}

export function formRulesOf(prepared: Prepared, facts: Facts): FormRules {
  const { answers } = facts;
  const diets = dietsOf(answers, prepared.names.words);
  return {
    allergens: allergenBitsOf(facts),
    diets,
    dietBits: dietBits(diets),
    mayBePill: answers.difficultySwallowing !== 'yes',
    avoided: flatMap(prepared.formRules, ({ data, when }) => (mayHold(when, facts) ? [data] : [])),
  };
}

/** The person's allergens that such products may contain; null if no form does. */
export function allergensHeld(
  facts: Facts,
  { data, forms }: PreparedSupplement,
): {
  readonly message: string;
  readonly because: Because[];
  readonly isInAll: boolean;
  readonly allergens: readonly string[];
} | null {
  const bits = allergenBitsOf(facts);
  const holding = bits === 0 ? [] : forms.filter((form) => (form.allergens & bits) !== 0);
  if (holding.length === 0) return null;
  const held = allergens.filter((allergen) => holding.some((form) => form.allergens & bits & allergenBit(allergen)));
  const { understood, answers } = facts;
  const words = mapKnown(held, (allergen) => understood.allergens.get(allergen));
  const isInAll = holding.length === forms.length;
  const what = held.map((allergen) => allergen.replace('-', ' ')).join(', ');
  return {
    message: isInAll
      ? `${data.name} usually contains ${what}, which you are or may be allergic to.`
      : `Some ${data.name} products contain ${what}, which you are or may be allergic to. Read the label of yours.`,
    because: [{ field: 'allergyDetails', value: words[0] ?? answers.allergyDetails ?? 'yes' }],
    isInAll,
    allergens: held,
  };
}

const ALLERGY_CHANGE = 'A product without it may be fine. Ask a pharmacist.';

function noForm(
  supplement: PreparedSupplement,
  facts: Facts,
  kind: 'allergy' | 'diet' | 'format',
  forms: readonly PreparedForm[],
  rules: FormRules,
): Finding {
  const { answers, understood } = facts;
  if (kind === 'allergy') {
    const held = allergens.filter((allergen) =>
      forms.some((form) => form.allergens & rules.allergens & allergenBit(allergen)),
    );
    const words = mapKnown(held, (allergen) => understood.allergens.get(allergen));
    return {
      kind,
      rule: null,
      message: `Every form we know may contain something you may be allergic to (${held.join(', ')}).`,
      because: [{ field: 'allergyDetails', value: words[0] ?? answers.allergyDetails ?? 'yes' }],
      sources: supplement.data.sources,
      wouldChange: ALLERGY_CHANGE,
    };
  }
  if (kind === 'diet') {
    return {
      kind,
      rule: null,
      message: 'We know no form of it that fits your diet.',
      because: [{ field: 'specificDiet', value: answers.specificDiet }],
      sources: [],
    };
  }
  return {
    kind,
    rule: null,
    message: 'It comes only as a pill to swallow whole.',
    because: [{ field: 'difficultySwallowing', value: answers.difficultySwallowing }],
    sources: [],
    wouldChange: 'A pharmacist may know a powder or liquid of it.',
  };
}

const isAvoided = ({ formats, compounds, pieceSizes }: FormRule, { data }: PreparedForm): boolean =>
  (formats?.includes(data.format) ?? true) &&
  (compounds?.includes(data.compound ?? '') ?? true) &&
  (pieceSizes?.includes(data.pieceSize) ?? true);

/** Each preference is dropped if it would leave nothing. */
function withoutAvoided(forms: readonly PreparedForm[], avoided: readonly FormRule[]): readonly PreparedForm[] {
  let left = forms;
  for (const rule of avoided) {
    const others = left.filter((form) => !isAvoided(rule, form));
    if (others.length > 0) left = others;
  }
  return left;
}

/** The forms this person can take; a finding if none is left. */
export function fittingForms(
  facts: Facts,
  supplement: PreparedSupplement,
  rules: FormRules,
): { readonly forms: readonly PreparedForm[]; readonly finding: Finding | null } {
  const { forms } = supplement;
  const harmless = rules.allergens === 0 ? forms : forms.filter((form) => (form.allergens & rules.allergens) === 0);
  if (harmless.length === 0) return { forms: [], finding: noForm(supplement, facts, 'allergy', forms, rules) };
  const kept = harmless.filter((form) => (form.dietBits & rules.dietBits) === rules.dietBits);
  if (kept.length === 0) return { forms: [], finding: noForm(supplement, facts, 'diet', harmless, rules) };
  const taken = rules.mayBePill ? kept : kept.filter((form) => !form.isPill);
  if (taken.length === 0) return { forms: [], finding: noForm(supplement, facts, 'format', kept, rules) };
  return { forms: withoutAvoided(taken, rules.avoided), finding: null };
}
