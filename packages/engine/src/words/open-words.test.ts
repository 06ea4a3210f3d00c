import { inSentence } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import {
  classOf,
  drugOf,
  indicationOf,
  interactionOf,
  knowledgeOf,
  supplementOf,
  whenOf,
} from '../../test/knowledge.ts';
import { planOf } from '../../test/plan.ts';
import { nameWithOwnWord } from './names-in-text.ts';
import { fillOpenWords } from './open-words.ts';

describe('an open word of a message', () => {
  test('is filled as it stands in the sentence', () => {
    expect(fillOpenWords('{Medicine} and {medicine}.', { medicine: 'a statin' })).toBe('A statin and a statin.');
  });

  test.each([
    ['warfarin', 'Warfarin 5 mg', 'Warfarin', 'warfarin'],
    ['warfarin', 'Coumadin every evening', 'Coumadin', 'warfarin (“Coumadin”)'],
    ['tranexamic acid', 'tranexamic-acid', 'tranexamic-acid', 'tranexamic acid'],
  ])('%s, written as %s', (name, text, word, said) => {
    expect(nameWithOwnWord(name, { text, usage: { status: 'taking', slots: null, route: null, word } })).toBe(said);
  });

  test.each([
    ['High blood pressure', 'high blood pressure'],
    ['HIV', 'HIV'],
    ["Crohn's disease or ulcerative colitis", "Crohn's disease or ulcerative colitis"],
    ['G6PD deficiency', 'G6PD deficiency'],
    ["St. John's wort", "St. John's wort"],
    ['American ginseng', 'American ginseng'],
    ['Vitamin D3', 'vitamin D3'],
  ])('%s inside a sentence', (label, said) => {
    expect(inSentence(label)).toBe(said);
  });
});

describe('a row about a class', () => {
  const row = interactionOf({
    with: { kind: 'class', id: 'some-class' },
    severity: 'moderate',
    action: 'monitor',
    template: 'It adds to {medicine}.',
  });
  const knowledge = knowledgeOf({
    drugs: [drugOf('apixaban', { brands: ['Eliquis'] })],
    drugClasses: [classOf('some-class', { synonyms: ['thinner'] })],
    supplements: [
      supplementOf({
        id: 'a',
        indications: [indicationOf({ kind: 'need', when: whenOf({ currentSymptoms: 'fatigue' }) })],
        interactions: [row],
        drugInteractions: 'listed',
      }),
    ],
  });
  const said = (list: string) =>
    planOf(knowledge, {
      currentSymptoms: ['fatigue'],
      prescriptionMeds: 'yes',
      prescriptionMedsList: list,
    }).supplements.flatMap(({ interactions }) => interactions.map(({ message }) => message));

  test('says the medicine by our word and the person’s', () => {
    expect(said('Eliquis')).toEqual(['It adds to apixaban (“Eliquis”).']);
  });
  test('says one of the class where only the class was typed', () => {
    expect(said('thinner')).toEqual(['It adds to a some-class (“thinner”).']);
  });
});
