import { answersOf } from '@evidose/contract/testing';
import { recommend, whyNot } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const planOf = (advisedNotToTake: string, allergyDetails?: string) =>
  recommend(
    prepared,
    answersOf({
      advisedNotToTake,
      currentSymptoms: ['muscle-cramps'],
      labResults: { magnesium: 0.5 },
      shareTestResults: 'yes',
      ...(allergyDetails === undefined ? {} : { allergies: 'yes', allergyDetails }),
    }),
  );
const against = (id: string, advisedNotToTake: string) =>
  whyNot(prepared, answersOf({ advisedNotToTake }), id)?.map(({ kind }) => kind) ?? [];

describe('an amount in advice', () => {
  test.each(['no more than 150 mg of magnesium', 'keep magnesium under 150 mg', 'max magnesium 150 mg'])(
    'is asked about: %s',
    (text) => {
      const { advice, supplements, alerts } = planOf(text);
      expect(advice[0]?.doubt?.about).toBe('amount');
      expect(advice[0]?.doubt?.readings.map(({ says }) => says)).toEqual(['none at all', 'at most 150 mg a day']);
      expect(supplements.map(({ id }) => id)).not.toContain('magnesium');
      expect(alerts.find(({ id }) => id === 'statement-doubtful')?.message).toContain('at most 150 mg a day');
    },
  );

  test('becomes a limit when resolved as one', () => {
    const [, limit] = planOf('no more than 150 mg of magnesium').advice[0]?.doubt?.readings ?? [];
    const plan = planOf(limit?.line ?? '');
    expect(plan.advice[0]?.doubt).toBeNull();
    expect(plan.supplements.find(({ id }) => id === 'magnesium')?.dose.amount ?? 0).toBeLessThanOrEqual(150);
    expect(against('magnesium', limit?.line ?? '')).toEqual([]);
  });

  test('is dropped when resolved as none', () => {
    const [none] = planOf('no more than 150 mg of magnesium').advice[0]?.doubt?.readings ?? [];
    expect(against('magnesium', none?.line ?? '')).toContain('advised-not-to-take');
  });
});

describe('the addressee of advice, and whether it still holds', () => {
  test.each(['my husband was told to avoid zinc', 'no zinc when I was pregnant', 'zinc for a while'])('%s', (text) => {
    const { advice } = planOf(text);
    const doubt = advice[0]?.doubt;
    const [avoid, take] = doubt?.readings ?? [];
    expect(doubt?.about).toBe('status');
    expect(against('zinc', text)).toContain('advised-not-to-take');
    expect(against('zinc', avoid?.line ?? '')).toContain('advised-not-to-take');
    expect(against('zinc', take?.line ?? '')).toEqual([]);
  });
});

describe('a doubtful allergy', () => {
  test.each(['outgrew my milk allergy', 'my son is allergic to milk', 'maybe milk', 'allergic to milk as a child'])(
    '%s counts, and is asked about',
    (text) => {
      const { allergies, alerts } = planOf('no', text);
      const doubt = allergies[0]?.doubt;
      expect(doubt?.about).toBe('status');
      expect(alerts.map(({ id }) => id)).toContain('statement-doubtful');
      const [is, isNot] = doubt?.readings ?? [];
      expect(planOf('no', is?.line).allergies[0]).toMatchObject({ names: ['milk'], doubt: null });
      expect(planOf('no', `${isNot?.line}, fish`).allergies.map((line) => line.doubt)).toEqual([null, null]);
    },
  );

  test.each(['milk', 'allergic to fish and nuts', 'penicillin'])('%s is clear', (text) => {
    expect(planOf('no', text).allergies.map(({ doubt }) => doubt)).toEqual([null]);
  });
});
