import { describe, expect, test } from 'vitest';
import {
  type Changes,
  classOf,
  drugOf,
  indicationOf,
  interactionOf,
  nutrientOf,
  supplementOf,
  whenOf,
} from '../../test/knowledge.ts';
import { idsOf, kindsOf, medicinesAs, planOf, planOfRead, supplementsAs } from '../../test/plan.ts';
import type { Knowledge, Supplement } from '../knowledge.ts';

const need = (goal: string) => [indicationOf({ kind: 'need', evidence: 'A', when: whenOf({ healthGoals: goal }) })];
const mineral = (id: string, changes: Changes<Supplement> = {}): Supplement =>
  supplementOf({
    id,
    name: id,
    supplies: [{ nutrient: id, perUnit: 1, form: 'any' }],
    indications: need('energy'),
    timing: { slots: ['breakfast', 'lunch', 'dinner'], food: 'with' },
    ...changes,
  });
const competing: Changes<Knowledge> = {
  supplements: [mineral('iron'), mineral('calcium')],
  nutrients: [nutrientOf({ id: 'iron', competesWith: ['calcium'] }), nutrientOf({ id: 'calcium' })],
};
const slotsOf = (plan: ReturnType<typeof planOf>, id: string) =>
  plan.supplements.find((each) => each.id === id)?.timing.slot ?? [];

describe('the day', () => {
  test('keeps minerals that compete in different slots, and says the hours', () => {
    const plan = planOf(competing, { healthGoals: ['energy'] });
    expect(slotsOf(plan, 'iron')).not.toEqual(slotsOf(plan, 'calcium'));
    expect(plan.supplements[0]?.timing.note).toBe('Keep calcium at least 2 hours from iron.');
  });

  test('puts what goes together at one time', () => {
    const supplements = [mineral('zinc'), mineral('selenium')];
    const plan = planOf(
      { supplements, nutrients: [nutrientOf({ id: 'zinc' }), nutrientOf({ id: 'selenium' })] },
      { healthGoals: ['energy'] },
    );
    expect(plan.schedule.map(({ slot }) => slot)).toEqual(['breakfast']);
  });

  const thyroid = drugOf('levothyroxine', { usualSlots: ['on-waking'], classes: ['thyroid-hormone'] });
  const apart = interactionOf({
    with: { kind: 'class', id: 'thyroid-hormone' },
    severity: 'moderate',
    action: 'separate',
    hours: 4,
  });

  test('keeps hours from a medicine', () => {
    const supplements = [mineral('calcium', { drugInteractions: 'listed', interactions: [apart] })];
    const plan = planOf(
      { supplements, nutrients: [nutrientOf({ id: 'calcium' })], drugs: [thyroid] },
      { healthGoals: ['energy'], prescriptionMeds: 'yes', prescriptionMedsList: 'levothyroxine' },
    );
    expect(slotsOf(plan, 'calcium')).toEqual(['lunch']);
    expect(plan.schedule[0]).toMatchObject({ slot: 'on-waking', items: [{ kind: 'medication', id: 'levothyroxine' }] });
    expect(plan.schedule[1]?.note).toContain('at least 4 hours from levothyroxine');
  });

  test('says so where a medicine has no usual time', () => {
    const supplements = [mineral('calcium', { drugInteractions: 'listed', interactions: [apart] })];
    const drugs = [drugOf('levothyroxine', { classes: ['thyroid-hormone'] })];
    const plan = planOf(
      { supplements, nutrients: [nutrientOf({ id: 'calcium' })], drugs },
      { healthGoals: ['energy'], prescriptionMeds: 'yes', prescriptionMedsList: 'levothyroxine' },
    );
    expect(plan.supplements[0]?.timing.note).toContain('whenever you take that');
  });

  test('drops what has no time left, and says why', () => {
    const always = drugOf('often', {
      usualSlots: ['on-waking', 'breakfast', 'lunch', 'dinner', 'bedtime'],
      classes: ['thyroid-hormone'],
    });
    const supplements = [mineral('calcium', { drugInteractions: 'listed', interactions: [apart] })];
    const plan = planOf(
      { supplements, nutrients: [nutrientOf({ id: 'calcium' })], drugs: [always] },
      { healthGoals: ['energy'], prescriptionMeds: 'yes', prescriptionMedsList: 'often' },
    );
    expect(idsOf(plan)).toEqual([]);
    expect(kindsOf(plan, 'calcium')).toEqual(['interaction']);
  });

  test('gives needs one time of day more than the person likes, and wishes none', () => {
    const once = { healthGoals: ['energy', 'sleep'] as const, dosingPreference: 'once-daily' as const };
    expect(idsOf(planOf(competing, once))).toEqual(['calcium', 'iron']);
    const wish = supplementOf({
      id: 'melatonin',
      indications: [indicationOf({ when: whenOf({ healthGoals: 'sleep' }) })],
      effects: ['sedating'],
      timing: { slots: ['bedtime'], food: 'without' },
    });
    const plan = planOf({ ...competing, supplements: [mineral('calcium'), wish] }, once);
    expect(idsOf(plan)).toEqual(['calcium']);
    expect(kindsOf(plan, 'melatonin')).toEqual(['pill-burden']);
  });

  test('takes food at meals only, and what wakes early', () => {
    const waking = supplementOf({
      id: 'ginseng',
      effects: ['stimulating'],
      timing: { slots: ['dinner', 'lunch'], food: 'with' },
    });
    expect(slotsOf(planOf({ supplements: [waking] }, { healthGoals: ['energy'] }), 'ginseng')).toEqual(['lunch']);
    const meal = supplementOf({ id: 'oil', timing: { slots: ['breakfast'], food: 'with' } });
    expect(slotsOf(planOf({ supplements: [meal] }, { healthGoals: ['energy'], mealsPerDay: '1' }), 'oil')).toEqual([
      'dinner',
    ]);
  });

  test('never uses a time of day that is ruled out, even where it is the only one left', () => {
    const atMeals = drugOf('often', { usualSlots: ['on-waking', 'lunch', 'dinner'], classes: ['thyroid-hormone'] });
    const husk = (never?: readonly ['bedtime']) =>
      supplementOf({
        id: 'husk',
        drugInteractions: 'listed',
        interactions: [interactionOf({ ...apart, hours: 2 })],
        timing: { slots: ['breakfast'], food: 'either', ...(never === undefined ? {} : { never }) },
      });
    const person = {
      healthGoals: ['energy'] as const,
      prescriptionMeds: 'yes' as const,
      prescriptionMedsList: 'often',
    };
    const drugs = [atMeals];
    expect(slotsOf(planOf({ supplements: [husk()], drugs }, person), 'husk')).toEqual(['bedtime']);
    const plan = planOf({ supplements: [husk(['bedtime'])], drugs }, person);
    expect(idsOf(plan)).toEqual([]);
    expect(kindsOf(plan, 'husk')).toEqual(['interaction']);
  });

  test('finds a place for what the person takes already', () => {
    const plan = planOf(competing, {
      healthGoals: ['energy'],
      otcSupplements: 'yes',
      otcSupplementsList: 'iron 10 mg',
    });
    const places = plan.schedule.flatMap(({ slot, items }) => items.map(({ id }) => `${id} ${slot}`));
    expect(places).toHaveLength(2);
    expect(new Set(plan.schedule.map(({ slot }) => slot)).size).toBe(2);
  });
});

describe('a medicine in the day', () => {
  const thyroid = drugOf('levothyroxine', { usualSlots: ['on-waking'], classes: ['thyroid-hormone'] });
  const apart = interactionOf({
    with: { kind: 'class', id: 'thyroid-hormone' },
    severity: 'moderate',
    action: 'separate',
    hours: 4,
  });
  const knowledge: Changes<Knowledge> = {
    supplements: [
      mineral('iron', {
        drugInteractions: 'listed',
        interactions: [apart],
        timing: { slots: ['bedtime', 'lunch'], food: 'either' },
      }),
    ],
    nutrients: [nutrientOf({ id: 'iron' })],
    drugs: [thyroid, drugOf('insulin', { classes: ['thyroid-hormone'], route: 'injection' })],
    drugClasses: [classOf('thyroid-hormone')],
  };
  const planWith = (list: string, changes: Parameters<typeof medicinesAs>[0]) =>
    planOfRead(
      knowledge,
      { healthGoals: ['energy'], prescriptionMeds: 'yes', prescriptionMedsList: list },
      medicinesAs(changes),
    );
  const shownAt = ({ schedule }: ReturnType<typeof planOf>, name: string) =>
    schedule.filter(({ items }) => items.some((item) => item.name === name)).map(({ slot }) => slot);

  test('stands at the time that was written, and pushes away what must be apart', () => {
    const usual = planWith('levothyroxine', {});
    expect([shownAt(usual, 'levothyroxine'), shownAt(usual, 'iron')]).toEqual([['on-waking'], ['bedtime']]);
    const late = planWith('levothyroxine', { slots: ['bedtime'] });
    expect([shownAt(late, 'levothyroxine'), shownAt(late, 'iron')]).toEqual([['bedtime'], ['lunch']]);
  });

  test('stands twice where it is taken twice', () => {
    expect(shownAt(planWith('levothyroxine', { slots: ['breakfast', 'dinner'] }), 'levothyroxine')).toEqual([
      'breakfast',
      'dinner',
    ]);
  });

  test.each([
    [7, 'once a week'],
    [2, 'every other day'],
    [10, 'every 10 days'],
  ])('is marked where it comes every %i days', (everyDays, amount) => {
    const { schedule } = planWith('levothyroxine', { everyDays });
    expect(schedule[0]?.items[0]?.amount).toBe(amount);
  });

  test('says so where nobody knows its time', () => {
    const { schedule } = planWith('Xyzolamide', {});
    expect(schedule[0]).toMatchObject({ slot: 'breakfast', items: [{ name: 'Xyzolamide', amount: 'time not given' }] });
  });

  test.each(['injection', 'skin', 'inhaled', 'eye'] as const)('by %s is kept apart from nothing', (route) => {
    const plan = planWith('levothyroxine', { slots: ['bedtime'], route });
    expect(shownAt(plan, 'iron')).toEqual(['bedtime']);
    expect(plan.supplements[0]?.interactions).toEqual([]);
    expect(plan.supplements[0]?.timing.note).toBeUndefined();
  });

  test('that is an injection by its nature is kept apart from nothing either', () => {
    expect(planWith('insulin', { slots: ['bedtime'] }).supplements[0]?.timing.note).toBeUndefined();
    expect(planWith('insulin', { slots: ['bedtime'], route: 'oral' }).supplements[0]?.timing.note).toBeDefined();
  });
});

describe('one’s own supplement in the day', () => {
  const apart = interactionOf({
    with: { kind: 'drug', id: 'levothyroxine' },
    severity: 'moderate',
    action: 'separate',
    hours: 4,
  });
  const knowledge: Changes<Knowledge> = {
    supplements: [
      mineral('iron', {
        drugInteractions: 'listed',
        interactions: [apart],
        timing: { slots: ['lunch'], food: 'either' },
      }),
    ],
    nutrients: [nutrientOf({ id: 'iron' })],
    drugs: [drugOf('levothyroxine', { usualSlots: ['on-waking'] })],
  };
  const day = (changes: Parameters<typeof supplementsAs>[0]) =>
    planOfRead(
      knowledge,
      {
        prescriptionMeds: 'yes',
        prescriptionMedsList: 'levothyroxine',
        otcSupplements: 'yes',
        otcSupplementsList: 'iron 20 mg',
      },
      (read) => supplementsAs(changes)(medicinesAs({ slots: ['bedtime'] })(read)),
    ).schedule.flatMap(({ slot, items }) => items.map(({ name, amount }) => `${slot} ${name} ${amount ?? ''}`.trim()));

  test('stands at the time that was written, with its amount', () => {
    expect(day({ slots: ['dinner', 'breakfast'] })).toEqual([
      'breakfast iron 10 mg',
      'dinner iron 10 mg',
      'bedtime levothyroxine',
    ]);
  });
  test('is told whole where it is taken once a week', () => {
    expect(day({ slots: ['dinner'], everyDays: 7 })).toContain('dinner iron 140 mg once a week');
  });
  test('is moved where it would meet a medicine that it must be apart from', () => {
    expect(day({ slots: ['bedtime'] })).toEqual(['lunch iron 20 mg', 'bedtime levothyroxine']);
  });
  test.each(['as-needed', 'stopped', 'planned', 'not-taking'] as const)('is not placed while %s', (status) => {
    expect(day({ status })).toEqual(['bedtime levothyroxine']);
  });
});

describe('a prescribed mineral', () => {
  const knowledge: Changes<Knowledge> = {
    supplements: [
      mineral('calcium', { category: 'mineral', indications: [] }),
      mineral('magnesium', { timing: { slots: ['dinner'], food: 'with' } }),
    ],
    nutrients: [nutrientOf({ id: 'calcium', competesWith: ['magnesium'] }), nutrientOf({ id: 'magnesium' })],
  };
  const plan = (prescribed: boolean, mealsPerDay: '1' | '3') =>
    planOfRead(
      knowledge,
      { healthGoals: ['energy'], mealsPerDay, otcSupplements: 'yes', otcSupplementsList: 'calcium 500 mg' },
      supplementsAs({ slots: ['dinner'] }, { prescribed }),
    );

  test('stays at the time that was written, and the plan gives way', () => {
    expect(slotsOf(plan(true, '3'), 'magnesium')).not.toContain('dinner');
    expect(kindsOf(plan(true, '1'), 'magnesium')).toEqual(['interaction']);
  });
  test('of one’s own accord is moved instead', () => {
    expect(slotsOf(plan(false, '1'), 'magnesium')).toEqual(['dinner']);
  });
});
