import { type AnswerEffect, fields, type QuestionEffect } from '@evidose/contract';
import { type Criterion, isGrave, type Knowledge, type Supplement, type When } from '@evidose/engine';

/** What each answer can change, derived from the knowledge so that it cannot go stale. */
export interface Effects {
  readonly knowledgeVersion: string;
  readonly questions: QuestionEffect[];
}

type Kind = Exclude<keyof AnswerEffect, 'answer'>;
type Named = AnswerEffect['tests'][number];

/** Facts that the engine derives, and the answers they come from. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  takes: ['prescriptionMedsList'],
  allergen: ['allergyDetails'],
  phq2: ['interestPleasure', 'depression'],
  bmi: ['height', 'weight'],
  menstruating: ['biologicalSex', 'age'],
  ownEffect: ['otcSupplementsList'],
  situation: ['pastSupplementExperience', 'painDescription', 'otherDiet'],
};
const DERIVED_WORDS: Readonly<Record<string, string>> = {
  phq2: 'PHQ-2 score ',
  bmi: 'body mass index ',
  menstruating: 'menstruating: ',
};

function rangeOf({ atLeast, below }: { readonly atLeast?: number; readonly below?: number }): string {
  if (atLeast !== undefined && below !== undefined) return `from ${atLeast} to under ${below}`;
  return atLeast === undefined ? `under ${below}` : `${atLeast} or more`;
}

/** The answers a criterion looks for, as stored or in words. */
const answersOf = (criterion: Criterion): readonly string[] =>
  'in' in criterion ? criterion.in : [rangeOf(criterion)];

class Collector {
  readonly #byField = new Map<string, Map<string, Record<Kind, Map<string, string>>>>();
  readonly #nameOf: (field: string, answer: string) => string;

  constructor(nameOf: (field: string, answer: string) => string) {
    this.#nameOf = nameOf;
  }

  add(criterion: Criterion, kind: Kind, { id, name }: Named): void {
    const targets = DERIVED[criterion.field] ?? [criterion.field];
    const prefix = DERIVED_WORDS[criterion.field] ?? '';
    for (const field of targets) {
      for (const answer of answersOf(criterion))
        this.#entry(field, prefix + this.#nameOf(criterion.field, answer))[kind].set(id, name);
    }
  }

  addWhen(when: When, kind: Kind, what: Named): void {
    for (const criterion of when.all) this.add(criterion, kind, what);
  }

  #entry(field: string, answer: string): Record<Kind, Map<string, string>> {
    const answers = this.#byField.get(field) ?? new Map<string, Record<Kind, Map<string, string>>>();
    this.#byField.set(field, answers);
    const entry = answers.get(answer) ?? {
      adds: new Map(),
      rulesOut: new Map(),
      limits: new Map(),
      cautions: new Map(),
      changesForm: new Map(),
      tests: new Map(),
    };
    answers.set(answer, entry);
    return entry;
  }

  /** By field, in form order; parts of an answer (`labResults.tsh`) after their question. */
  collected(): QuestionEffect[] {
    const placeOf = (field: string) => (fields as string[]).indexOf(field.split('.')[0] ?? '');
    return [...this.#byField]
      .sort(([a], [b]) => placeOf(a) - placeOf(b) || a.localeCompare(b))
      .map(([field, answers]) => ({ field, answers: [...answers].map(asEffect) }));
  }
}

function asEffect([answer, found]: [string, Record<Kind, Map<string, string>>]): AnswerEffect {
  const named = (kind: Kind) =>
    [...found[kind]].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
  // A rule about one form or amount says less than one that excludes the whole supplement.
  const isOut = (id: string) => found.rulesOut.has(id);
  return {
    answer,
    adds: named('adds'),
    rulesOut: named('rulesOut'),
    limits: named('limits').filter(({ id }) => !isOut(id)),
    cautions: named('cautions').filter(({ id }) => !isOut(id) && !found.limits.has(id)),
    changesForm: named('changesForm').filter(({ id }) => !isOut(id)),
    tests: named('tests'),
  };
}

const KIND_OF = { exclude: 'rulesOut', limit: 'limits', caution: 'cautions' } as const;

function collectSupplement(collector: Collector, supplement: Supplement): void {
  for (const { when, clinicianOnly } of supplement.indications) {
    if (!clinicianOnly) collector.addWhen(when, 'adds', supplement);
  }
  for (const { when, effect } of supplement.contraindications) collector.addWhen(when, KIND_OF[effect], supplement);
  for (const { with: other, severity } of supplement.interactions) {
    if (other.kind === 'supplement') continue;
    const isOut = isGrave({ severity });
    collector.add({ field: 'takes', in: [other.id] }, isOut ? 'rulesOut' : 'cautions', supplement);
  }
  const allergens = new Set(supplement.forms.flatMap(({ contains }) => contains));
  for (const allergen of allergens) {
    const isInAll = supplement.forms.every(({ contains }) => contains.includes(allergen));
    collector.add({ field: 'allergen', in: [allergen] }, isInAll ? 'rulesOut' : 'changesForm', supplement);
  }
}

export function effectsOf(knowledge: Knowledge): Effects {
  const names = new Map([...knowledge.drugs, ...knowledge.drugClasses].map(({ id, name }) => [id, name]));
  const collector = new Collector((field, answer) => (field === 'takes' ? (names.get(answer) ?? answer) : answer));
  const suggestible = knowledge.supplements.filter(({ tier }) => tier === 'suggestible');
  for (const supplement of suggestible) collectSupplement(collector, supplement);
  for (const { effect, when } of knowledge.effectRules) {
    for (const supplement of suggestible) {
      if (supplement.effects.includes(effect)) collector.addWhen(when, 'rulesOut', supplement);
    }
  }
  for (const test of knowledge.labAdvice) for (const when of test.when) collector.addWhen(when, 'tests', test);
  for (const { lab, removes, atLeast, below } of knowledge.labRules) {
    const range = { ...(atLeast === undefined ? {} : { atLeast }), ...(below === undefined ? {} : { below }) };
    for (const supplement of suggestible) {
      if (removes.includes(supplement.id))
        collector.add({ field: `labResults.${lab}`, ...range }, 'rulesOut', supplement);
    }
  }
  return { knowledgeVersion: knowledge.version, questions: collector.collected() };
}

/** Computed on first use and cached: the knowledge of a running server does not change. */
export function effectsOnce(knowledge: Knowledge): () => Effects {
  let effects: Effects | undefined;
  return () => {
    effects ??= effectsOf(knowledge);
    return effects;
  };
}
