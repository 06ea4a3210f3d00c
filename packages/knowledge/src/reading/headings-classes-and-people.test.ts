import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('“only if needed” on its own line', () => {
  it.each([
    'ramipril 5\nmetformin 500 bd\nOnly if needed\nibuprofen 400',
    'ramipril 5 mg daily\nmetformin 500 mg daily\nAs required\nibuprofen 200 mg',
    'ramipril 5\nmetformin 500\nPRN\nibuprofen',
  ])('heads what follows below a list: %s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril taking', 'metformin taking', 'ibuprofen as-needed']);
  });

  it.each([
    'ramipril 5\nibuprofen 400\nas needed',
    'ramipril 5 mg once daily\nibuprofen 400 mg\nas needed\naspirin 75 mg once daily',
    'ramipril 5\nibuprofen\nas needed\naspirin 75',
  ])('or applies to the entry before it: %s', (text) => {
    expect(entriesIn(text)).toContain('ibuprofen as-needed');
    expect(entriesIn(text)).toContain('ramipril taking');
  });
});

describe('a medicine class', () => {
  it.each([
    ['water tabs and BP tabs', ['diuretic taking', 'antihypertensive taking']],
    ['BP tabs -', ['antihypertensive taking']],
    ['BP tabs - dont know the names', ['antihypertensive taking']],
    ['BP tabs - amlodipine 5, ramipril 10', ['amlodipine taking', 'ramipril taking']],
    ['stomach tabs - omeprazole 20', ['omeprazole taking']],
    ['unisom sleep tabs', ['doxylamine taking']],
  ])('in an abbreviation: %s', (text, entries) => {
    expect(entriesIn(text)).toEqual(entries);
  });
});

describe("weeks of pregnancy, and the writer's description of themselves", () => {
  it.each([
    'aspirin 150 til 36 weeks',
    'aspirin 75 till 36 wks',
    '49 and peri menopausal, aspirin 75',
    'aspirin 75, 57 and post menopausal',
  ])('are not medicines: %s', (text) => {
    expect(entriesIn(text)).toEqual(['aspirin taking']);
  });
});

describe('a person named like a plant or a brand', () => {
  it.each([
    'pilates with Rosemary at the hall, ramipril 5',
    'yoga with Ginger on Tuesdays, ramipril 5',
    'Allegra is lovely, she does my hair. Ramipril 5',
    'Basil is a good lad, he fetches my tablets. Ramipril 10',
  ])('is not taken: %s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril taking']);
  });

  it.each([
    ['Allegra is great for my hay fever', 'fexofenadine taking'],
    ['Allegra is lovely stuff, one a day', 'fexofenadine taking'],
  ])('is taken where no person is meant: %s', (text, entry) => {
    expect(entriesIn(text)).toEqual([entry]);
  });
});
