import type { ShortAnswers } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../test/answers.ts';
import {
  classOf,
  contraindicationOf,
  drugOf,
  indicationOf,
  interactionOf,
  knowledgeOf,
  supplementOf,
  whenOf,
} from '../../test/knowledge.ts';
import { prepare } from '../prepare/prepare.ts';
import { recommendQuick } from '../quick/recommend-quick.ts';
import { whyNot, whyNotAll } from '../why-not.ts';
import { checkInteractions } from './check-interactions.ts';
import { searchNames } from './search-names.ts';
import { understandMedicines, understandSupplements } from './understand-text.ts';

const prepared = prepare(
  knowledgeOf({
    drugs: [
      drugOf('warfarin', { name: 'warfarin', brands: ['Coumadin'], synonyms: ['warfrin'], classes: ['anticoagulant'] }),
      drugOf('metformin', { brands: ['Glucophage'], classes: ['antidiabetic'] }),
    ],
    drugClasses: [classOf('anticoagulant', { synonyms: ['blood thinner'] })],
    supplements: [
      supplementOf({
        id: 'ginkgo',
        name: 'Ginkgo',
        drugInteractions: 'listed',
        interactions: [interactionOf({ review: 'needed' })],
        effects: ['bleeding'],
      }),
      supplementOf({
        id: 'garlic',
        name: 'Garlic',
        effects: ['bleeding'],
        drugInteractions: 'listed',
        interactions: [
          interactionOf({ id: 'g', with: { kind: 'supplement', id: 'ginkgo' }, severity: 'minor', action: 'monitor' }),
        ],
      }),
      supplementOf({
        id: 'protein',
        name: 'Protein powder',
        indications: [
          indicationOf({ when: whenOf({ healthGoals: 'muscle' }), dose: { low: 100, usual: 200, high: 300 } }),
        ],
        allowedIn: {
          pregnant: { maxDose: 300, message: 'Fine.', sources: ['a-source'] },
          breastfeeding: { maxDose: 300, message: 'Fine.', sources: ['a-source'] },
        },
      }),
      supplementOf({
        id: 'creatine',
        name: 'Creatine',
        indications: [indicationOf({ when: whenOf({ healthGoals: 'muscle' }), evidence: 'A' })],
        contraindications: [contraindicationOf()],
      }),
    ],
    effectRules: [
      {
        id: 'bleeding',
        effect: 'bleeding',
        when: whenOf({ takes: 'anticoagulant' }),
        kind: 'interaction',
        message: 'Both thin the blood.',
        sources: ['a-source'],
      },
    ],
  }),
);

describe('the interaction checker', () => {
  test('finds medicine and supplement pairs, the most serious first, and what could not be checked', () => {
    const { pairs, unchecked, medicines } = checkInteractions(prepared, {
      medicines: 'Coumadin 5mg, Xyzolamide',
      supplements: 'garlic, ginkgo, blorp',
    });
    expect(pairs.map(({ supplement, with: other, severity }) => `${supplement.id} ${other.id} ${severity}`)).toEqual([
      'garlic warfarin major',
      'ginkgo warfarin major',
      'garlic ginkgo minor',
    ]);
    expect(pairs[1]).toMatchObject({ needsReview: true, mechanism: 'adds up' });
    expect(unchecked.map(({ text }) => text)).toEqual(['Xyzolamide', 'blorp']);
    expect(medicines.map(({ id }) => id)).toEqual(['warfarin', null]);
  });

  test('compares nothing that only touches the skin, and nothing that is not taken', () => {
    const skin = checkInteractions(prepared, { medicines: 'warfarin', supplements: 'ginkgo cream on the skin' });
    expect(skin.pairs).toEqual([]);
    expect(skin.unchecked).toMatchObject([{ message: expect.stringContaining('hardly any of it reaches') }]);
    const never = checkInteractions(prepared, { medicines: 'warfarin', supplements: 'I do not take ginkgo' });
    expect(never.pairs).toEqual([]);
  });

  test('names both ends in the words that were written', () => {
    const [pair] = checkInteractions(prepared, { medicines: 'Coumadin', supplements: 'ginkgo 120 mg' }).pairs;
    expect(pair).toMatchObject({ supplement: { text: 'ginkgo 120 mg' }, with: { text: 'Coumadin', name: 'warfarin' } });
  });

  test('finds nothing where there is nothing', () => {
    expect(checkInteractions(prepared, { medicines: 'metformin', supplements: 'protein powder' })).toMatchObject({
      pairs: [],
      unchecked: [],
    });
  });
});

describe('the type-ahead', () => {
  test('finds names from the start of any word, generic names first', () => {
    expect(searchNames(prepared, 'medicine', 'war').map(({ label }) => label)).toEqual(['warfarin']);
    expect(searchNames(prepared, 'medicine', 'warfr').map(({ label }) => label)).toEqual(['warfarin']);
    expect(searchNames(prepared, 'medicine', 'Coum')).toEqual([
      { kind: 'medicine', id: 'warfarin', label: 'Coumadin', name: 'warfarin' },
    ]);
    expect(searchNames(prepared, 'supplement', 'powd').map(({ id }) => id)).toEqual(['protein']);
    expect(searchNames(prepared, 'any', 'g', 2)).toHaveLength(2);
    expect(searchNames(prepared, 'any', '')).toEqual([]);
  });

  test('are no longer offered once a medicine stands there in full', () => {
    expect(searchNames(prepared, 'any', 'warfarin')).toEqual([]);
    expect(searchNames(prepared, 'any', 'Coumadin')).toEqual([]);
  });
});

describe('what was understood while typing', () => {
  test('is told with its id, or with none', () => {
    expect(understandMedicines(prepared, 'cumadin').map(({ id, guessed }) => [id, guessed])).toMatchObject([
      ['warfarin', true],
    ]);
    expect(understandSupplements(prepared, 'garlic 600 mg, blorp')).toMatchObject([
      {
        text: 'garlic 600 mg',
        id: 'garlic',
        name: 'Garlic',
        guessed: false,
        dose: { amount: 600, unit: 'mg', assumed: false },
      },
      { text: 'blorp', id: null, name: 'blorp', guessed: false, dose: null },
    ]);
  });
});

describe('why not', () => {
  test('tells every rule against one supplement, whether or not anything speaks for it', () => {
    const answers = answersOf({ medicalConditions: ['kidney-disease'], healthGoals: ['sleep'] });
    expect(whyNot(prepared, answers, 'creatine')?.map(({ rule }) => rule)).toEqual(['kidney-disease']);
    expect(whyNot(prepared, answers, 'garlic')).toEqual([]);
    expect(whyNot(prepared, answers, 'unobtainium')).toBeNull();
    const all = whyNotAll(prepared, answers);
    expect(all.size).toBe(4);
    expect(all.get('creatine')).toEqual(whyNot(prepared, answers, 'creatine'));
  });
});

describe('the quick quiz', () => {
  const short: ShortAnswers = {
    weight: '70',
    height: '175',
    gender: 'female',
    age: '30',
    activeness: 'active',
    goals: ['energy', 'muscle'],
    supplements: 'none',
    allergies: 'none',
  };

  test('names only what needs no other answer, at the low end, and says so', () => {
    const { recommendation: plan } = recommendQuick(prepared, short);
    expect(plan.supplements.map(({ id, dose }) => [id, dose.amount])).toEqual([['protein', 100]]);
    expect(plan.alerts.map(({ id }) => id)).toEqual(['quick-quiz']);
    expect(plan.excluded.map(({ id, reasons }) => [id, reasons.map(({ kind }) => kind)])).toEqual([
      ['ginkgo', ['interaction', 'pregnancy']],
      ['garlic', ['interaction', 'pregnancy']],
      ['creatine', ['condition', 'pregnancy']],
    ]);
  });

  test('says what the full questionnaire would look into', () => {
    const { recommendation: plan } = recommendQuick(prepared, { ...short, goals: ['energy'] });
    expect(plan.supplements).toEqual([]);
    expect(plan.summary).toMatch(/^2 supplements may fit your goals\. We don’t know enough/);
  });

  test('a candidate comes with what would forbid it: read and cleared it comes in at the low dose, a tick leaves it out', () => {
    const { candidates } = recommendQuick(prepared, short);
    const creatine = candidates.find(({ supplement }) => supplement.data.id === 'creatine');
    const ids = creatine?.unless.map(({ id }) => id) ?? [];
    expect(creatine?.canCheck).toBe(true);
    expect(ids).toContain('medicalConditions:kidney-disease');
    const planOf = (applies: readonly string[]) =>
      recommendQuick(prepared, short, { applies, cleared: ['creatine'] }).recommendation;
    const fits = creatine?.fitsIf.map(({ id }) => id) ?? [];
    expect(planOf(fits).supplements.map(({ id }) => id)).toContain('creatine');
    for (const tick of ids) {
      const plan = planOf([...fits, tick]);
      expect(plan.supplements.map(({ id }) => id)).not.toContain('creatine');
      expect(plan.excluded.find(({ id }) => id === 'creatine')?.reasons.length).toBeGreaterThan(0);
    }
  });

  test('nothing is a candidate that the answers given forbid, nor anything for a minor', () => {
    expect(recommendQuick(prepared, { ...short, age: '17' }).candidates).toEqual([]);
    const taken = recommendQuick(prepared, { ...short, supplements: 'creatine' }).candidates;
    expect(taken.map(({ supplement }) => supplement.data.id)).not.toContain('creatine');
  });

  test('is as strict about age', () => {
    expect(recommendQuick(prepared, { ...short, age: '15' }).recommendation.outcome).toBe('see-clinician-first');
  });

  test('does not suggest what is taken already', () => {
    expect(recommendQuick(prepared, { ...short, supplements: 'protein powder' }).recommendation.supplements).toEqual(
      [],
    );
  });
});
