import { questions } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import {
  fromAlternative,
  fromFeetAndInches,
  fromPounds,
  readNumber,
  rounded,
  toAlternative,
  toFeetAndInches,
  toPounds,
} from './units.ts';

describe('height', () => {
  test('5 ft 7 in is 170.2 cm, and comes back as 5 ft 7 in', () => {
    expect(fromFeetAndInches({ feet: '5', inches: '7' })).toBe('170.2');
    expect(toFeetAndInches(170.2)).toEqual({ feet: '5', inches: '7' });
  });

  test('every whole inch comes back as it was typed', () => {
    for (let inches = 20; inches <= 107; inches += 1) {
      const typed = { feet: String(Math.floor(inches / 12)), inches: String(inches % 12) };
      expect(toFeetAndInches(Number(fromFeetAndInches(typed)))).toEqual(typed);
    }
  });

  test('inches may be left out, and what is no number is none', () => {
    expect(fromFeetAndInches({ feet: '6', inches: '' })).toBe('182.9');
    expect(fromFeetAndInches({ feet: 'six', inches: '' })).toBeNull();
  });
});

describe('weight', () => {
  test('every whole pound comes back as it was typed', () => {
    for (let pounds = 45; pounds <= 1399; pounds += 1) {
      expect(toPounds(Number(fromPounds(String(pounds))))).toBe(String(pounds));
    }
  });

  test('154 lb is 69.85 kg', () => expect(fromPounds('154')).toBe('69.85'));
});

describe('laboratory values', () => {
  const { labs } = questions.labResults;

  test('the customary US figures', () => {
    expect(fromAlternative(labs.vitaminD, 30)).toBe(74.88);
    expect(fromAlternative(labs.ldl, 130)).toBe(3.362);
    expect(fromAlternative(labs.vitaminB12, 400)).toBe(295.2);
    expect(fromAlternative(labs.calcium, 9.5)).toBe(2.37);
    expect(toAlternative(labs.hba1c, 6.5)).toBeCloseTo(47.5, 0);
    expect(fromAlternative(labs.egfr, 88)).toBe(88);
  });

  test('a figure with three digits survives the way there and back', () => {
    for (const lab of Object.values(labs)) {
      for (const stored of [lab.min, (lab.min + lab.max) / 3, lab.max]) {
        const shown = Number(toAlternative(lab, stored).toPrecision(3));
        expect(Number(toAlternative(lab, fromAlternative(lab, shown)).toPrecision(3))).toBe(shown);
      }
    }
  });
});

test('numbers are read with point or comma, and not out of words', () => {
  expect(readNumber(' 64,5 ')).toBe(64.5);
  expect(readNumber('64.')).toBe(64);
  for (const typed of ['', '.', '-3', '1e3', '64 kg']) expect(readNumber(typed)).toBeNull();
  expect(rounded(170.2, 2)).toBe('170.2');
});
