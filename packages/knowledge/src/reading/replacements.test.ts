import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('a replacement is taken', () => {
  it.each(['switched to losartan from ramipril', 'changed over to losartan 50 from ramipril last month'])(
    'with the original named after it: %s',
    (text) => {
      expect(entriesIn(text)).toEqual(['losartan taking', 'ramipril stopped']);
    },
  );
});

describe('a medicine that was tried and followed by a newer one is over', () => {
  it.each([
    ['tried ramipril and losartan', 'losartan stopped'],
    ['failed ramipril and losartan, now on candesartan', 'losartan stopped'],
  ])('%s', (text, losartan) => {
    expect(entriesIn(text)).toContain('ramipril stopped');
    expect(entriesIn(text)).toContain(losartan);
  });
});

describe('a medicine that may be changed is taken, and its alternative is planned', () => {
  it.each(['prescribed ramipril last week, haven’t dared start it', 'got a box of ramipril, too nervous to start'])(
    'and one that no one has dared to start: %s',
    (text) => {
      expect(entriesIn(text)).toEqual(['ramipril planned']);
    },
  );
});

describe('a medicine that causes illness is not taken', () => {
  it.each(['codeine makes me sick so not that', 'codeine gives me the runs so I leave it alone'])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['codeine not-taking']);
  });

  it('unless it is taken anyway', () => {
    expect(entriesIn('metformin makes me feel sick so I take it with food')).toEqual(['metformin taking']);
  });
});

describe('a former dose is not counted', () => {
  it('was 5, now 10', () => {
    expect(medicines('was ramipril 5, now 10').map(({ amount }) => amount)).toEqual([10]);
  });
});
