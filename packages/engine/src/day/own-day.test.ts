import type { Slot } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { drugOf, interactionOf, knowledgeOf, supplementOf } from '../../test/knowledge.ts';
import { planOfRead } from '../../test/plan.ts';
import type { Understood } from '../model.ts';
import { rhythmText } from '../understand/rhythm.ts';

const apart = (hours: number) =>
  interactionOf({
    with: { kind: 'drug', id: 'pill' },
    severity: 'moderate',
    action: 'separate',
    hours,
    message: 'Pill is bound by iron. Keep them apart.',
  });
interface Written {
  readonly own: readonly Slot[] | null;
  readonly pill: readonly Slot[] | null;
  readonly hours?: number;
  readonly isPrescribed?: boolean;
  readonly change?: (read: Understood) => Understood;
}
function planned({ own, pill, hours = 4, isPrescribed = false, change = (read) => read }: Written) {
  const knowledge = knowledgeOf({
    drugs: [drugOf('pill')],
    supplements: [
      supplementOf({
        id: 'iron',
        name: 'Iron',
        category: 'mineral',
        indications: [],
        interactions: [apart(hours)],
        drugInteractions: 'listed',
        timing: { slots: ['breakfast'], food: 'with' },
      }),
    ],
  });
  const lists = isPrescribed
    ? { otcSupplements: 'no' as const, prescriptionMedsList: 'pill, iron 60 mg' }
    : { otcSupplements: 'yes' as const, otcSupplementsList: 'iron 60 mg', prescriptionMedsList: 'pill' };
  return planOfRead(knowledge, { prescriptionMeds: 'yes', ...lists }, (read) =>
    change({
      ...read,
      medicines: read.medicines.map((each) =>
        each.isSupplement ? each : { ...each, usage: { ...each.usage, slots: pill } },
      ),
      current: read.current.map((each) => ({ ...each, usage: { ...each.usage, slots: own } })),
    }),
  );
}
const where = (plan: ReturnType<typeof planned>) =>
  plan.schedule.filter(({ items }) => items.some(({ id }) => id === 'iron')).map(({ slot }) => slot);
const amounts = (plan: ReturnType<typeof planned>) =>
  plan.schedule.flatMap(({ items }) => items.filter(({ id }) => id === 'iron').map(({ amount }) => amount));
const clashes = (plan: ReturnType<typeof planned>) => plan.alerts.filter(({ id }) => id.startsWith('too-close'));

describe('one of one’s own, written for the time of a medicine that it must be apart from', () => {
  const plan = planned({ own: ['bedtime'], pill: ['bedtime'] });
  test('is moved, and told so', () => {
    expect(where(plan)).not.toContain('bedtime');
    expect(clashes(plan)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        title: 'Iron and pill too close together',
        message:
          'You wrote Iron at bedtime, too close to pill. Pill is bound by iron. Keep them apart. The day in your plan keeps them apart.',
      }),
    ]);
  });
  test('and prescribed is to be confirmed by the pharmacist', () => {
    expect(clashes(planned({ own: ['bedtime'], pill: ['bedtime'], isPrescribed: true }))[0]?.message).toContain(
      'Ask your pharmacist to confirm the new time.',
    );
  });
  test('far enough away is left alone: dinner and bedtime are four hours apart', () => {
    const far = planned({ own: ['dinner'], pill: ['bedtime'] });
    expect([where(far), clashes(far)]).toEqual([['dinner'], []]);
    expect(clashes(planned({ own: ['dinner'], pill: ['bedtime'], hours: 5 }))).toHaveLength(1);
  });
  test('is no clash where no time was written, or only how often', () => {
    expect(clashes(planned({ own: null, pill: ['bedtime'] }))).toEqual([]);
    expect(clashes(planned({ own: ['breakfast', 'dinner'], pill: ['breakfast'] }))).toEqual([]);
    expect(clashes(planned({ own: ['breakfast'], pill: null }))).toEqual([]);
  });
  test('without any time that is far enough is told so, and is not in the day', () => {
    const none = planned({ own: ['lunch'], pill: ['breakfast', 'lunch', 'dinner'], hours: 6 });
    expect(where(none)).toEqual([]);
    expect(none.currentSupplements[0]?.message).toContain('We found no time of day that is far enough from pill');
    expect(clashes(none)[0]?.message).toContain('Ask your pharmacist when to take it.');
  });
});

describe('one of one’s own that is taken twice a day', () => {
  test('keeps its two times, each with half of the day’s amount, where one of them has to move', () => {
    const plan = planned({ own: ['breakfast', 'dinner'], pill: ['on-waking'], hours: 2 });
    expect(where(plan)).toHaveLength(2);
    expect(where(plan)).not.toContain('breakfast');
    expect(amounts(plan)).toEqual(['30 mg', '30 mg']);
  });
  test('may go without food where only that keeps the hours', () => {
    expect(where(planned({ own: ['breakfast', 'dinner'], pill: ['breakfast', 'dinner'] }))).toEqual([
      'lunch',
      'bedtime',
    ]);
  });
});

test('what is injected keeps no hours, and says that it is injected', () => {
  const plan = planned({
    own: ['bedtime'],
    pill: ['bedtime'],
    change: (read) => ({
      ...read,
      current: read.current.map((each) => ({
        ...each,
        usage: { ...each.usage, route: 'injection' as const, everyDays: 90 },
      })),
    }),
  });
  expect(where(plan)).toEqual(['bedtime']);
  expect(amounts(plan)).toEqual(['5,400 mg by injection every 3 months']);
});

test('the same words read as a medicine stand in the day once', () => {
  const plan = planned({
    own: ['dinner'],
    pill: ['lunch'],
    change: (read) => ({
      ...read,
      current: read.current.map((each) => ({ ...each, field: 'prescriptionMedsList' as const, text: 'pill' })),
    }),
  });
  expect(plan.schedule.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['pill']);
});

test.each([
  [undefined, null],
  [1, null],
  [1.75, 'four times a week'],
  [2, 'every other day'],
  [3.5, 'twice a week'],
  [7, 'once a week'],
  [14, 'every two weeks'],
  [30, 'once a month'],
  [84, 'every 3 months'],
  [90, 'every 3 months'],
  [182, 'every 6 months'],
  [365, 'once a year'],
  [10, 'every 10 days'],
])('taken once in %s days: %s', (everyDays, text) => {
  expect(rhythmText(everyDays === undefined ? {} : { everyDays })).toBe(text);
});

describe('two that must be apart', () => {
  const mineral = (id: string, name: string, others: readonly string[]) =>
    supplementOf({
      id,
      name,
      category: 'mineral',
      indications: [],
      interactions: others.map((other) =>
        interactionOf({ with: { kind: 'supplement', id: other }, severity: 'minor', action: 'separate', hours: 2 }),
      ),
      timing: { slots: ['breakfast'], food: 'with' },
    });
  const knowledge = knowledgeOf({ supplements: [mineral('iron', 'Iron', ['zinc']), mineral('zinc', 'Zinc', [])] });
  const slotsOf = (text: string | null) => {
    const answers = { otcSupplements: 'yes', otcSupplementsList: 'iron 60 mg, zinc 10 mg' } as const;
    const plan = planOfRead(knowledge, answers, (read) => ({
      ...read,
      current: read.current.map((each) => ({ ...each, text: text ?? each.text })),
    }));
    return ['iron', 'zinc'].map((own) => plan.schedule.find(({ items }) => items.some(({ id }) => id === own))?.slot);
  };

  test('stand at two times of the day', () => {
    const [iron, zinc] = slotsOf(null);
    expect(iron).toBeDefined();
    expect(zinc).toBeDefined();
    expect(iron).not.toBe(zinc);
  });

  test('are swallowed together when they are one tablet', () => {
    const [iron, zinc] = slotsOf('iron with zinc');
    expect(iron).toBeDefined();
    expect(zinc).toBe(iron);
  });
});
