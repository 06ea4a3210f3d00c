import { USUAL_TIMES } from '@evidose/contract';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { chosenOf, planOf } from '../../../test/people-with-plans.ts';
import { supplementOf } from '../../../test/recommendation.ts';
import type { Plan } from '../letter/plan.ts';
import { planAsCalendar } from './plan-calendar.ts';

const vegan = { specificDiet: 'vegan', bloodTests: 'within-6-months', shareTestResults: 'yes' } as const;
const ferritin = supplementOf({
  id: 'iron',
  name: 'Iron',
  timing: { slot: ['lunch'], withFood: false },
  reasons: [{ field: 'labResults.ferritin', value: '12', message: 'Low.', evidence: 'A', sources: ['s'] }],
});
const ashwagandha = supplementOf({
  id: 'ashwagandha',
  name: 'Ashwagandha',
  timing: { slot: ['dinner'], withFood: true },
  reasons: [{ field: 'healthGoals', value: 'stress', message: 'A wish.', evidence: 'B', sources: ['s'] }],
  expectedWeeks: [4, 8],
});
const zinc = supplementOf({
  id: 'zinc',
  name: 'Zinc; with, commas',
  timing: { slot: ['lunch', 'dinner'], withFood: true },
  interactions: [
    { with: 'doxycycline', severity: 'moderate', action: 'separate', hours: 2, message: 'Apart.', sources: ['s'] },
  ],
});
const fishOil = supplementOf({
  id: 'fish-oil',
  name: 'Fish oil',
  interactions: [
    { with: 'apixaban', severity: 'moderate', action: 'tell-your-doctor', message: 'Ask first.', sources: ['s'] },
  ],
});

const askedFirst = supplementOf({
  id: 'inositol',
  name: 'Inositol',
  cautions: [{ message: 'Weak kidneys clear it slowly. Ask first.', sources: ['s'], askFirst: true }],
});

async function listOf(supplements: readonly ReturnType<typeof supplementOf>[], more: Partial<Plan> = {}) {
  const plan = await planOf(vegan, { isNeed: (id) => id === 'vitamin-d3', ...more });
  return { ...plan, chosen: supplements.map((item) => chosenOf(item, { startedOn: '2026-03-01' })), ...more };
}
const fileOf = (plan: Plan, former: readonly string[] = []) => planAsCalendar({ plan, kind: 'file', former }).content;

/** Two independent parsers must read the same. */
function readTwice(text: string) {
  const strict = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    const alarms = part.getAllSubcomponents('valarm');
    const rule = part.getFirstPropertyValue('rrule') as ICAL.Recur | null;
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toString(),
      until: rule?.until?.toString() ?? null,
      isDaily: rule?.freq === 'DAILY',
      isOff: part.getFirstPropertyValue('status') === 'CANCELLED',
      sequence: event.sequence,
      triggers: alarms.map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()),
      description: event.description,
      next: rule === null ? null : event.iterator(),
    };
  });
  const other = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
  return { strict, other };
}

describe('the calendar', () => {
  it('has one daily event a time of day with an alarm at that very moment, as two programs read it', async () => {
    const plan = await listOf([supplementOf(), ferritin, zinc]);
    const text = fileOf(plan);
    const { strict, other } = readTwice(text);
    const daily = strict.filter(({ isDaily }) => isDaily);
    expect(daily.map(({ title, start, until }) => [title, start, until])).toEqual([
      ['With breakfast: Vitamin D3', '2026-03-02T07:30:00', null],
      ['With lunch: Zinc; with, commas', '2026-03-02T12:30:00', null],
      ['With lunch: Iron', '2026-03-02T12:30:00', '2026-05-24T12:30:00'],
      ['With dinner: Zinc; with, commas', '2026-03-02T18:30:00', null],
    ]);
    for (const { triggers } of strict.filter(({ isOff }) => !isOff)) expect(triggers).toEqual([0]);
    expect(text).not.toContain('TRIGGER:-PT');
    expect(other).toHaveLength(strict.length);
    for (const event of other) {
      const twin = strict.find(({ uid }) => uid === event.uid);
      expect(event.summary).toBe(twin?.title);
      const { start } = event;
      const local = [start.getFullYear(), start.getMonth() + 1, start.getDate(), start.getHours(), start.getMinutes()];
      const [year, month, day, hour, minute] = (twin?.start.match(/\d+/g) ?? []).map(Number);
      expect(local).toEqual([year, month, day, hour, minute]);
      expect(Boolean(event.rrule)).toBe(twin?.isDaily);
      expect(Boolean(event.alarms?.length)).toBe(!twin?.isOff);
    }
  });

  it('ends where use should end, says so on the last day, and asks nothing after it', async () => {
    const { strict, other } = readTwice(fileOf(await listOf([ashwagandha])));
    const daily = strict.find(({ isDaily }) => isDaily);
    // Thirteen weeks from March 1.
    expect(daily).toMatchObject({ title: 'With dinner: Ashwagandha', until: '2026-05-30T18:30:00' });
    const days: string[] = [];
    for (let day = daily?.next?.next(); day; day = daily?.next?.next()) days.push(day.toString().slice(0, 10));
    expect([days[0], days.at(-1)]).toEqual(['2026-03-02', '2026-05-30']);
    expect(strict.find(({ title }) => title === 'Last day of Ashwagandha')?.start).toBe('2026-05-30T10:00:00');
    const read = other.find(({ uid }) => uid === daily?.uid);
    expect(read?.rrule?.options?.until).toBeInstanceOf(Date);
  });

  it('ends with the test that tells whether to go on, where a test spoke for it, and not with a gap in the diet', async () => {
    const plan = await listOf([supplementOf(), ferritin]);
    const daily = (text: string) => readTwice(text).strict.filter(({ isDaily }) => isDaily);
    expect(daily(fileOf(plan)).map(({ title, until }) => [title, until])).toEqual([
      ['With breakfast: Vitamin D3', null],
      ['With lunch: Iron', '2026-05-24T12:30:00'],
    ]);
    const measuredAgain = readTwice(fileOf(plan)).strict.find(({ title }) => title === 'Measure Ferritin again');
    expect(measuredAgain?.start).toBe('2026-05-24T10:00:00');
    const later = { ...plan, today: new Date('2026-05-25T08:00:00Z') };
    expect(daily(fileOf(later)).map(({ title }) => title)).toEqual(['With breakfast: Vitamin D3']);
  });

  it('leaves out what has ended already', async () => {
    const plan = await listOf([ashwagandha]);
    const old = { ...plan, chosen: plan.chosen.map((entry) => ({ ...entry, startedOn: '2025-11-01' })) };
    expect(readTwice(fileOf(old)).strict.filter(({ isOff }) => !isOff)).toEqual([]);
  });

  it('looks again in a way that fits the reason', async () => {
    const plan = await listOf([
      supplementOf({ reasons: ferritin.reasons.map((row) => ({ ...row, field: 'x' })) }),
      ferritin,
      ashwagandha,
    ]);
    const titles = readTwice(fileOf(plan)).strict.filter(({ isDaily, isOff }) => !isDaily && !isOff);
    const of = (part: string) => titles.find(({ title }) => title.includes(part));
    expect(of('Ferritin')?.title).toBe('Measure Ferritin again');
    expect(of('Ferritin')?.description).not.toMatch(/it’s fine to stop/);
    expect(of('Vitamin D3')?.title).toBe('Do you still need Vitamin D3?');
    expect(of('Vitamin D3')?.description).not.toMatch(/it’s fine to stop/);
    expect(of('Is Ashwagandha')?.description).toMatch(/it’s fine to stop/);
    expect(of('Ferritin')?.start).toBe('2026-05-24T10:00:00');
  });

  it('goes by the person’s own hours', async () => {
    const plan = await listOf([supplementOf()], { times: { ...USUAL_TIMES, breakfast: '05:45' } });
    expect(readTwice(fileOf(plan)).strict.find(({ isDaily }) => isDaily)?.start).toBe('2026-03-02T05:45:00');
  });

  it('reminds of nothing that was not chosen, that is to be asked about first, or that the newest plan speaks against', async () => {
    const plan = await listOf([supplementOf(), fishOil, askedFirst]);
    expect(plan.batch.supplements.length).toBeGreaterThan(0);
    const titles = readTwice(fileOf(plan)).strict.filter(({ isOff }) => !isOff);
    expect(titles.map(({ title }) => title).join()).not.toMatch(/Fish oil|Inositol|B12/);
    const pregnant = await planOf({
      ...vegan,
      biologicalSex: 'female',
      pregnancyStatus: 'pregnant',
      stressLevel: 'very-high',
      healthGoals: ['stress'],
    });
    const left = { ...pregnant, chosen: [chosenOf(ashwagandha)] };
    expect(readTwice(fileOf(left)).strict.filter(({ isOff }) => !isOff)).toEqual([]);
  });

  it('names no medicine', async () => {
    const { strict } = readTwice(fileOf(await listOf([zinc])));
    expect(strict.map(({ description }) => description).join()).toContain('keep it 2 hours from what your plan names');
    expect(JSON.stringify(strict.map(({ title, description }) => [title, description]))).not.toContain('doxycycline');
  });

  it('replaces an older import: the same names, a higher number, and what has gone is called off', async () => {
    const before = await listOf([supplementOf(), ferritin, ashwagandha]);
    const after = { ...(await listOf([supplementOf()])), today: new Date('2026-03-09T08:00:00Z') };
    const older = readTwice(fileOf(before)).strict;
    const { events } = planAsCalendar({ plan: before, kind: 'file', former: [] });
    const newer = readTwice(fileOf(after, events)).strict;
    const breakfast = older.find(({ title }) => title.startsWith('With breakfast'));
    const again = newer.find(({ uid }) => uid === breakfast?.uid);
    expect(again?.isOff).toBe(false);
    expect(again?.sequence).toBeGreaterThan(breakfast?.sequence ?? Number.POSITIVE_INFINITY);
    for (const { uid, isOff } of older.filter(({ title }) => /Iron|Ferritin|Ashwagandha/.test(title))) {
      expect(isOff).toBe(false);
      expect(newer.find((event) => event.uid === uid)).toMatchObject({ isOff: true, triggers: [] });
    }
  });

  it('calls nothing off that no earlier file held', async () => {
    const { strict } = readTwice(fileOf(await listOf([supplementOf(), ashwagandha])));
    expect(strict.filter(({ isOff }) => isOff)).toEqual([]);
  });

  it('keeps to the shape of the format: short lines, whole characters', async () => {
    const long = supplementOf({ id: 'long', name: `${'µ'.repeat(80)}, ${'薬'.repeat(40)}` });
    const text = fileOf(await listOf([long]));
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll(/[^\r]\n/g, '')).toBe(text);
    expect(readTwice(text).strict.find(({ isDaily }) => isDaily)?.title).toContain(long.name);
  });

  it('is valid when there is nothing to take', async () => {
    const feed = planAsCalendar({ plan: await planOf({}), kind: 'feed', former: [] }).content;
    expect(readTwice(feed).strict).toEqual([]);
    expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
  });
});
