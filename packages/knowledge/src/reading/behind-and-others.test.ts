import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('text after a current medicine', () => {
  it('asks where "had" alone says so', () => {
    const [entry] = medicines('bisoprolol 2.5, had it for a month in 2019');
    expect(entry).toMatchObject({ status: 'taking', asked: 'stopped' });
  });
});

describe('other people in the text', () => {
  it.each(['my husband and I live in Leeds and he takes warfarin', 'me and the kids are fine, my wife takes warfarin'])(
    'assigns theirs to them: %s',
    (text) => {
      expect(entriesIn(text)).toEqual(['warfarin not-taking']);
    },
  );
});
