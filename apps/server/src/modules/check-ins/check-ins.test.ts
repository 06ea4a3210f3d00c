import type { CheckIn, CheckInDue, PartialAnswers } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { answerChange } from './answer-change.ts';

const { clock } = createTestClock('2026-03-02T18:00:00.000Z');
const testApp = await createTestApp({ clock });
const { app } = testApp;

type Headers = Record<string, string>;
interface Overview {
  checkIns: CheckIn[];
  due: CheckInDue[];
  taken: { day: string; supplementId: string }[];
}
const overview = async (headers: Headers) => (await app.inject({ url: '/v1/me/check-ins', headers })).json<Overview>();
const save = (headers: Headers, payload: object, day = '2026-03-02') =>
  app.inject({ method: 'PUT', url: `/v1/me/check-ins/${day}`, headers, payload: { ratings: [], ...payload } });
const answersFor = async (headers: Headers): Promise<PartialAnswers> =>
  (await app.inject({ url: '/v1/me', headers })).json().comprehensiveQuestionnaire;
const pending = async (headers: Headers): Promise<{ title: string }[]> =>
  (await app.inject({ url: '/v1/me/supplements-suggested/pending', headers })).json().findings;

const energy = (rating: number) => ({ about: 'goal', id: 'energy', rating });

describe('a check-in', () => {
  it('keeps ratings by day, oldest first, and one of the same day is completed', async () => {
    const { headers } = await personWithPlan(testApp);
    await save(headers, { ratings: [energy(6)] });
    await save(headers, { ratings: [energy(3)] }, '2026-02-01');
    const again = await save(headers, { ratings: [{ about: 'symptom', id: 'fatigue', rating: 4 }, energy(7)] });
    expect(again.statusCode).toBe(200);
    const { checkIns } = await overview(headers);
    expect(checkIns.map(({ day }) => day)).toEqual(['2026-02-01', '2026-03-02']);
    expect(checkIns[1]?.ratings).toEqual([{ about: 'symptom', id: 'fatigue', rating: 4 }, energy(7)]);
  });

  it.each([
    [{ ratings: [energy(11)] }, '2026-03-02'],
    [{ ratings: [{ about: 'goal', id: 'flying', rating: 1 }] }, '2026-03-02'],
    [{ ratings: [energy(1)] }, '2026-03-09'],
    [{ labs: [{ lab: 'ferritin', value: 30 }], labsTakenOn: '2027-01-01' }, '2026-03-02'],
    [{ labs: [{ lab: 'ferritin', value: -4 }] }, '2026-03-02'],
  ])('refuses %j on %s, and keeps nothing of it', async (body, day) => {
    const { headers } = await personWithPlan(testApp);
    expect((await save(headers, body, day)).statusCode).toBe(400);
    expect((await overview(headers)).checkIns).toEqual([]);
  });

  it('puts a new result into the answers with its day, and the plan knows that it does not know it', async () => {
    const { headers } = await personWithPlan(testApp);
    await save(headers, { labs: [{ lab: 'ferritin', value: 12 }], labsTakenOn: '2026-02-27' });
    expect(await answersFor(headers)).toMatchObject({
      shareTestResults: 'yes',
      labResults: { ferritin: 12, takenOn: '2026-02-27' },
    });
    const latest = await app.inject({ url: '/v1/me/supplements-suggested/latest', headers });
    expect(latest.json().answersChangedOn).not.toBe(null);
    // An older report does not replace the newer value.
    await save(headers, { labs: [{ lab: 'ferritin', value: 80 }], labsTakenOn: '2025-06-01' });
    expect((await answersFor(headers)).labResults).toMatchObject({ ferritin: 12, takenOn: '2026-02-27' });
  });

  it('completes the results and changes of the same day, and keeps their date', async () => {
    const { headers } = await personWithPlan(testApp);
    const started = (line: string) => ({ list: 'medicine', change: 'started', line });
    const labs = [{ lab: 'ferritin', value: 12 }];
    await save(headers, { labs, labsTakenOn: '2026-02-27', changes: [started('Coumadin 5 mg')] });
    const more = [
      { lab: 'ferritin', value: 13 },
      { lab: 'vitaminD', value: 60 },
    ];
    await save(headers, { labs: more, changes: [started('COUMADIN 5 mg'), started('lisinopril')] });
    const [checkIn] = (await overview(headers)).checkIns;
    expect(checkIn).toMatchObject({ labs: more, labsTakenOn: '2026-02-27' });
    expect(checkIn?.changes.map(({ line }) => line)).toEqual(['COUMADIN 5 mg', 'lisinopril']);
    await save(headers, { ratings: [energy(5)] });
    expect((await overview(headers)).checkIns[0]).toMatchObject({ labs: more, changes: checkIn?.changes });
  });

  it('with a new medicine asks the engine at once; sent twice it is written once', async () => {
    const { headers } = await personWithPlan(testApp, {
      healthGoals: ['energy'],
      otcSupplements: 'yes',
      otcSupplementsList: 'ginkgo 120 mg',
    });
    expect(await pending(headers)).toEqual([]);
    const changes = [{ list: 'medicine', change: 'started', line: 'Coumadin 5 mg' }];
    for (let time = 0; time < 2; time++) expect((await save(headers, { changes })).statusCode).toBe(200);
    expect(await answersFor(headers)).toMatchObject({ prescriptionMeds: 'yes', prescriptionMedsList: 'Coumadin 5 mg' });
    expect((await pending(headers)).map(({ title }) => title).join()).toMatch(/ginkgo/i);
  });

  it('changes nothing where the answers cannot be changed', async () => {
    const long = Array.from({ length: 20 }, (_, at) => ({
      ...{ list: 'medicine', change: 'started' },
      line: `${at} ${'x'.repeat(110)}`,
    }));
    const person = await personWithPlan(testApp);
    expect((await save(person.headers, { changes: long })).statusCode).toBe(400);
    expect((await overview(person.headers)).checkIns).toEqual([]);
  });
});

describe('the weeks that the plan named', () => {
  it('are due, and a need is asked after by a test or the diet', async () => {
    const { headers } = await personWithPlan(testApp);
    const { due } = await overview(headers);
    const b12 = due.find(({ supplementId }) => supplementId === 'vitamin-b12');
    expect(b12).toMatchObject({ isNeed: true });
    expect(b12?.text).not.toMatch(/fine to stop/);
  });

  it('come with the days on which something was taken', async () => {
    const { headers } = await personWithPlan(testApp);
    const day = clock().toISOString().slice(0, 10);
    for (const [id, state] of [
      ['vitamin-b12', 'taken'],
      ['iron', 'skipped'],
    ]) {
      const payload = { supplementId: id, slot: 'breakfast', state };
      await app.inject({ method: 'PUT', url: `/v1/me/intake/${day}`, headers, payload });
    }
    expect((await overview(headers)).taken).toEqual([{ day, supplementId: 'vitamin-b12' }]);
  });
});

describe('what a check-in changes in the lists', () => {
  const list = (prescriptionMedsList: string): PartialAnswers => ({ prescriptionMeds: 'yes', prescriptionMedsList });
  const changed = (stored: PartialAnswers, change: 'started' | 'stopped', line: string) =>
    answerChange(stored, { labs: [], labsTakenOn: null, changes: [{ list: 'medicine', change, line }] });

  it.each([
    ['metformin 500 mg, lisinopril', 'stopped', 'Lisinopril', list('metformin 500 mg')],
    ['metformin 500 mg\nlisinopril', 'stopped', 'metformin 500 mg', list('lisinopril')],
    ['Tylenol 500 mg, two at night; lisinopril', 'stopped', 'Tylenol 500 mg, two at night', list('lisinopril')],
    ['lisinopril', 'stopped', 'lisinopril', { prescriptionMeds: 'no' }],
    ['lisinopril', 'stopped', 'lisin', {}],
    ['lisinopril', 'started', 'LISINOPRIL', {}],
    ['lisinopril', 'started', 'Eliquis 5 mg', list('lisinopril\nEliquis 5 mg')],
  ] as const)('%j, %s %j', (stored, change, line, expected) => {
    expect(changed(list(stored), change, line)).toEqual(expected);
  });

  it('starts a list where there was none', () => {
    expect(changed({ prescriptionMeds: 'no' }, 'started', 'Eliquis')).toEqual(list('Eliquis'));
    expect(changed({}, 'stopped', 'Eliquis')).toEqual({});
  });
});
