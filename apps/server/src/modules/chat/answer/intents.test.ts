import { loadChatData } from '@evidose/knowledge';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../engine.ts';
import { fill, holds } from './fill.ts';
import { createKnown } from './known.ts';
import { createSources } from './sources.ts';

const data = loadChatData();
const { isSource } = createSources(createKnown(await loadEngine(), data));
const answers = Object.entries(data.intents).flatMap(([ask, { needs, when, ...rows }]) =>
  Object.entries(rows).flatMap(([who, row]) => (row === undefined ? [] : [{ where: `${ask}, ${who}`, row }])),
);

describe('the table of what may be asked', () => {
  it('names sources that are there, with notes and advice that are there', () => {
    const named = answers.flatMap(({ where, row }) =>
      [...row.blocks.map(({ of }) => of), ...(row.must === undefined ? [] : [row.must])].map(
        (of) => `${of} (${where})`,
      ),
    );
    const isThere = (of: string): boolean => {
      const [name = '', about = ''] = of.split(' ');
      if (name === 'notes') return data.notes[about] !== undefined;
      if (name === 'advice') return data.foods.advice[about] !== undefined;
      return isSource(name);
    };
    expect(named.filter((each) => !isThere(each.replace(/ \(.*/, '')))).toEqual([]);
    expect(isThere('nothing')).toBe(false);
  });

  it('goes on with questions that have an answer', () => {
    const others = answers.flatMap(({ row }) => row.instead ?? []);
    expect(others.filter((ask) => data.intents[ask]?.general === undefined)).toEqual([]);
  });
});

describe('a text of the table', () => {
  it('leaves out the sentence of which a word has nothing to say', () => {
    expect(
      fill(['{dose}.', 'Contains {contains}.', 'About {cost} dollars.'], { dose: '5 mg', contains: '', cost: 0 }),
    ).toBe('5 mg. About 0 dollars.');
  });

  it('says a sentence only where its conditions hold', () => {
    expect(fill(['?need Keep it.', '!need Stop.', '?need !low Both.'], { need: true, low: false })).toBe(
      'Keep it. Both.',
    );
    expect(holds('?need !low', { need: true, low: true })).toBe(false);
  });
});
