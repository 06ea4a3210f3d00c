import {
  type Alert,
  alertKey,
  type CurrentReview,
  type Recognised,
  type Recommendation,
  type ResolvedAlert,
  resultOf,
  type SuggestedBatch,
  type SuggestedSupplement,
} from '@evidose/contract';
import { recommendationOf } from '@evidose/contract/testing';
import { describe, expect, test } from 'vitest';
import { listEntries, runsOutOn } from '../list/list-entry.ts';
import { dayOf } from './day.ts';
import { tickedDoses } from './ticks.ts';

const magnesium: SuggestedSupplement = {
  id: 'magnesium',
  name: 'Magnesium',
  form: { id: 'citrate', format: 'tablet', label: 'citrate tablets', contains: [], animalFree: true },
  dose: { amount: 200, unit: 'mg', perDay: 2 },
  timing: { slot: ['breakfast', 'bedtime'], withFood: true },
  evidence: 'B',
  reasons: [{ field: 'f', value: 'v', message: 'm', evidence: 'B', sources: [] }],
  cautions: [],
  interactions: [
    { with: 'levothyroxine', severity: 'moderate', action: 'separate', hours: 4, message: 'm', sources: [] },
  ],
  expectedWeeks: [4, 8],
  monthlyCost: 6,
  alternatives: [],
  adds: [],
  buy: {
    strength: '100 mg',
    unitWord: 'tablet',
    unitsPerDose: 2,
    unitsADay: 4,
    packFor30Days: 120,
    compound: null,
    lookFor: [],
    avoid: [],
  },
};

const medicine = (text: string, change: Partial<Recognised> = {}): Recognised => ({
  text,
  id: text.toLowerCase(),
  name: text,
  classes: [],
  guessed: false,
  ingredients: [],
  status: 'taking',
  slots: null,
  route: null,
  dose: null,
  doubt: null,
  countries: [],
  ...change,
});

const own = (text: string, change: Partial<CurrentReview> = {}): CurrentReview => ({
  text,
  id: text.toLowerCase(),
  name: text,
  dose: null,
  guessed: false,
  status: 'taking',
  slots: null,
  route: null,
  prescribed: false,
  doubt: null,
  product: null,
  supplies: [],
  verdict: 'keep',
  message: 'm',
  interactions: [],
  sources: [],
  ...change,
});

function batchOf(supplements: SuggestedSupplement[], change: Partial<Recommendation> = {}): SuggestedBatch {
  return {
    id: '7c1f6b3e-58b0-4f0e-9d5d-0f3a1d0c4f11',
    addedOn: '2026-03-01T10:00:00.000Z',
    length: supplements.length,
    supplements,
    isRecent: true,
    changes: null,
    recommendation: recommendationOf(supplements, change),
  };
}

const choice = (supplement: SuggestedSupplement, change = {}) => ({
  id: supplement.id,
  supplement,
  addedOn: '2026-03-01T12:00:00.000Z',
  orderedOn: null,
  startedOn: null,
  packUnits: null,
  ...change,
});

const today = '2026-03-02';
const dayFor = (batch: SuggestedBatch, chosen = [choice(magnesium)], day = today) =>
  dayOf({ result: resultOf(batch), entries: listEntries(chosen, batch), day, recorded: [], resolved: [] });
const rows = (day: ReturnType<typeof dayOf>) =>
  day.groups.flatMap(({ when, doses }) =>
    doses.filter(({ care }) => care === null || care.isResolved).map(({ name }) => `${when} ${name}`),
  );
const held = (day: ReturnType<typeof dayOf>) =>
  day.groups.flatMap(({ when, doses }) =>
    doses.filter(({ care }) => care !== null && !care.isResolved).map(({ name }) => `${when} ${name}`),
  );

describe('the day', () => {
  test('holds nothing that was never chosen', () => {
    expect(rows(dayFor(batchOf([magnesium]), []))).toEqual([]);
  });

  test('goes from waking to bedtime, with units counted and the medicine it stays away from', () => {
    const day = dayFor(batchOf([magnesium], { medications: [medicine('Levothyroxine', { slots: ['on-waking'] })] }));
    expect(rows(day)).toEqual(['on-waking Levothyroxine', 'breakfast Magnesium', 'bedtime Magnesium']);
    expect(day.groups[1]?.doses[0]).toMatchObject({
      amount: '2 tablets · 200 mg',
      count: 2,
      apart: [{ from: 'levothyroxine', hours: 4 }],
    });
  });

  test('puts a medicine at the times that were written, not at the usual ones', () => {
    const schedule = [
      { slot: 'breakfast' as const, items: [{ kind: 'medication' as const, id: 'x', name: 'X' }], note: '' },
    ];
    const day = dayFor(batchOf([], { schedule, medications: [medicine('X', { id: 'x', slots: ['bedtime'] })] }), []);
    expect(rows(day)).toEqual(['bedtime X']);
  });

  test('guesses no second dose: of several usual times none is taken', () => {
    const at = (slot: 'breakfast' | 'dinner') => ({
      slot,
      items: [{ kind: 'medication' as const, id: 'x', name: 'X' }],
      note: '',
    });
    const day = dayFor(
      batchOf([], { schedule: [at('breakfast'), at('dinner')], medications: [medicine('X', { id: 'x' })] }),
      [],
    );
    expect(rows(day)).toEqual(['any-time X']);
  });

  test('holds a weekly tablet on its day alone, and tells of it on the others', () => {
    const weekly = medicine('Alendronate 70 mg on Sundays', {
      word: 'Alendronate',
      slots: ['on-waking'],
      rhythm: 'once a week',
      weekdays: [6],
    });
    const someDay = medicine('Methotrexate', { slots: ['dinner'], rhythm: 'once a week' });
    const on = (day: string) => dayFor(batchOf([], { medications: [weekly, someDay] }), [], day);
    const [sunday, monday] = [on('2026-03-01'), on('2026-03-02')];
    expect(rows(sunday)).toEqual(['on-waking Alendronate', 'certain-days Methotrexate']);
    expect(sunday.otherDays).toEqual([]);
    expect(rows(monday)).toEqual(['certain-days Methotrexate']);
    expect(monday.otherDays).toEqual(['Alendronate 70 mg, on Sundays']);
    expect(monday.groups[0]?.doses[0]?.rhythm).toBe('once a week');
  });

  test('leaves out what was stopped or is only planned, and tells what is taken when needed', () => {
    const day = dayFor(
      batchOf([], {
        medications: [
          medicine('Stopped', { status: 'stopped', slots: ['lunch'] }),
          medicine('Planned', { status: 'planned', slots: ['lunch'] }),
          medicine('Ibuprofen', { status: 'as-needed' }),
        ],
      }),
      [],
    );
    expect(rows(day)).toEqual([]);
    expect(day.asNeeded).toEqual(['Ibuprofen']);
  });

  test('holds back what the newest plan speaks against, and says why', () => {
    const batch = batchOf([], {
      excluded: [
        {
          id: 'magnesium',
          name: 'Magnesium',
          reasons: [
            { kind: 'condition', message: 'Not with your kidneys. Ask your kidney team.', because: [], sources: [] },
          ],
        },
      ],
    });
    const day = dayFor(batch);
    expect(rows(day)).toEqual([]);
    expect(held(day)).toEqual(['breakfast Magnesium', 'bedtime Magnesium']);
    const [first] = day.groups.flatMap(({ doses }) => doses);
    expect(first?.care).toMatchObject({ why: 'Not with your kidneys.', more: 'list', resolves: null });
  });

  test('keeps what is only no longer needed, and holds everything where a clinician comes first', () => {
    expect(rows(dayFor(batchOf([])))).toEqual(['breakfast Magnesium', 'bedtime Magnesium']);
    expect(held(dayFor(batchOf([], { outcome: 'see-clinician-first' })))).toEqual([
      'breakfast Magnesium',
      'bedtime Magnesium',
    ]);
  });

  test('asks before what is taken already and should not be, and places the rest', () => {
    const day = dayFor(
      batchOf([], {
        currentSupplements: [
          own('Kava', { verdict: 'stop-and-ask', slots: ['dinner'] }),
          own('Zinc', { slots: ['dinner'] }),
        ],
      }),
      [],
    );
    expect(rows(day)).toEqual(['dinner Zinc']);
    expect(held(day)).toEqual(['dinner Kava']);
  });

  test('takes back what the doctor was asked about, and nothing that is to be stopped or is urgent', () => {
    const alertAbout = (text: string, severity: Alert['severity']): Alert => ({
      ...{ id: `ask-${text}`, severity, title: 't', message: 'm', because: [], sources: [], actions: [] },
      about: [{ text, name: text }],
    });
    const asked = own('Fish oil', { verdict: 'ask-first', slots: ['lunch'] });
    const stopped = own('Kava', { verdict: 'stop-and-ask', slots: ['dinner'] });
    const urgent = own('Hawthorn', { verdict: 'ask-first', slots: ['dinner'] });
    const alerts = [alertAbout('Fish oil', 'warning'), alertAbout('Kava', 'warning'), alertAbout('Hawthorn', 'urgent')];
    const batch = batchOf([], { currentSupplements: [asked, stopped, urgent], alerts });
    const dayWith = (how: ResolvedAlert['how'] | null) =>
      dayOf({
        result: resultOf(batch),
        entries: [],
        day: today,
        recorded: [],
        resolved:
          how === null ? [] : alerts.map((alert) => ({ key: alertKey(alert), title: 't', how, settledOn: today })),
      });
    for (const how of [null, 'read'] as const) {
      expect(held(dayWith(how))).toEqual(['lunch Fish oil', 'dinner Kava', 'dinner Hawthorn']);
    }
    expect(rows(dayWith('asked-doctor'))).toEqual(['lunch Fish oil']);
    expect(held(dayWith('asked-doctor'))).toEqual(['dinner Kava', 'dinner Hawthorn']);
  });

  test('resolves what nothing but the verdict asks about by one press, until the reason is another one', () => {
    const calcium = (message: string) =>
      batchOf([], { currentSupplements: [own('Calcium', { verdict: 'ask-first', slots: ['lunch'], message })] });
    const [first] = dayFor(calcium('Apart. Ask.'), []).groups.flatMap(({ doses }) => doses);
    const resolved = (first?.care?.resolves ?? []).map(({ key, title }) => ({
      ...{ key, title, how: 'asked-doctor' as const, settledOn: today },
    }));
    expect(resolved).toHaveLength(1);
    const after = (message: string) =>
      dayOf({ result: resultOf(calcium(message)), entries: [], day: today, recorded: [], resolved });
    expect(rows(after('Apart. Ask.'))).toEqual(['lunch Calcium']);
    expect(held(after('Too much. Ask.'))).toEqual(['lunch Calcium']);
  });

  test('puts what has no time under no meal, and a patch under the days that nobody named', () => {
    const schedule = [
      {
        slot: 'breakfast' as const,
        items: [
          { kind: 'medication' as const, id: 'x', name: 'X', amount: 'time not given' },
          { kind: 'medication' as const, id: 'e', name: 'E', amount: 'twice a week, time not given' },
        ],
        note: '',
      },
    ];
    const day = dayFor(
      batchOf([], {
        schedule,
        medications: [
          medicine('X', { id: 'x' }),
          medicine('estradiol patch', { id: 'e', name: 'estradiol', route: 'skin', rhythm: 'twice a week' }),
        ],
      }),
      [],
    );
    expect(rows(day)).toEqual(['any-time X', 'certain-days estradiol patch']);
    expect(day.groups[1]?.doses[0]?.done).toBe('Changed');
  });

  test('goes by the engine where one’s own had to move away from a medicine', () => {
    const schedule = [
      { slot: 'lunch' as const, items: [{ kind: 'supplement' as const, id: 'iron', name: 'Iron' }], note: '' },
    ];
    const day = dayFor(batchOf([], { schedule, currentSupplements: [own('Iron', { slots: ['bedtime'] })] }), []);
    expect(rows(day)).toEqual(['lunch Iron']);
  });

  test('expects nothing of a day before it was chosen', () => {
    expect(rows(dayFor(batchOf([magnesium]), [choice(magnesium)], '2026-02-28'))).toEqual([]);
  });
});

describe('a tick', () => {
  const { groups } = dayFor(batchOf([{ ...magnesium, timing: { slot: ['lunch', 'bedtime'], withFood: true } }]));
  const doses = groups.flatMap((group) => group.doses);

  test('goes over to the time that a new plan has for the dose, once', () => {
    const ticked = tickedDoses(doses, [{ supplementId: 'magnesium', slot: 'breakfast', state: 'taken' }]);
    expect(ticked.map(({ slot, state, keptAt }) => [slot, state, keptAt])).toEqual([
      ['lunch', 'taken', 'breakfast'],
      ['bedtime', null, 'bedtime'],
    ]);
  });

  test('stays where it is while its time stays', () => {
    const ticked = tickedDoses(doses, [
      { supplementId: 'magnesium', slot: 'bedtime', state: 'skipped' },
      { supplementId: 'other', slot: 'lunch', state: 'taken' },
    ]);
    expect(ticked.map(({ state }) => state)).toEqual([null, 'skipped']);
  });
});

describe('the list', () => {
  test('says when a pack runs out: the day its last unit is taken', () => {
    const [entry] = listEntries([choice(magnesium, { startedOn: '2026-03-01', packUnits: 60 })], batchOf([magnesium]));
    expect(entry && runsOutOn(entry)).toBe('2026-03-15');
  });

  test('keeps what a new plan no longer suggests, with its mark and the reason', () => {
    const [entry] = listEntries([choice(magnesium, { orderedOn: '2026-03-01T12:00:00.000Z' })], batchOf([]));
    expect(entry).toMatchObject({
      standing: 'not-suggested',
      isOrdered: true,
      why: 'Your answers no longer give a reason for it.',
    });
  });

  test('notices that the dose is another one now', () => {
    const more = { ...magnesium, dose: { ...magnesium.dose, amount: 300 } };
    expect(listEntries([choice(magnesium)], batchOf([more]))[0]).toMatchObject({ item: more, earlier: magnesium });
  });
});
