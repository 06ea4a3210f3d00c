import type { PartialAnswers, Trial, TrialOffer } from '@evidose/contract';
import { recommend } from '@evidose/engine';
import { drawSchedule } from '@evidose/trial';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { createTestClock } from '../../../test/clock.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { answersOf } from '../../../test/recommendation.ts';
import { loadEngine } from '../../engine.ts';
import { createTrialsService } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { clock } = createTestClock('2026-03-02T18:00:00.000Z');
const testApp = await createTestApp({ clock });
const { app, database, db } = testApp;
const prepared = await loadEngine();
const today = () => clock().toISOString().slice(0, 10);

const SLEEPLESS = { sleepIssues: 'falling-asleep', healthGoals: ['sleep'], currentSymptoms: ['poor-sleep'] } as const;
const TRIAL = 'melatonin-and-falling-asleep';

type Headers = Record<string, string>;
const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const offersFor = async (headers: Headers) =>
  (await send('GET', '/v1/me/trial-offers', headers)).json<{ offers: TrialOffer[] }>().offers;
const start = (headers: Headers, more: object = {}) =>
  send('POST', '/v1/me/trials', headers, { trialId: TRIAL, startsOn: today(), ...more });
const rate = (headers: Headers, { id }: Trial, day: string, rating: number | null, time = 0) =>
  send('PUT', `/v1/me/trials/${id}/ratings/${day}`, headers, { rating, time });

async function started(answers: PartialAnswers = SLEEPLESS) {
  const person = await personWithPlan(testApp, answers);
  const reply = await start(person.headers);
  expect(reply.statusCode).toBe(200);
  return { ...person, trial: reply.json<{ trial: Trial }>().trial };
}
const newest = async (headers: Headers): Promise<Trial> => {
  const [trial] = (await send('GET', '/v1/me/trials', headers)).json<{ trials: Trial[] }>().trials;
  if (trial === undefined) throw new Error('there is no trial');
  return trial;
};

describe('what could be tried', () => {
  it('is on and off where that can tell, else how to find out', async () => {
    const { headers } = await personWithPlan(testApp, { ...SLEEPLESS, specificDiet: 'vegan' });
    const offers = await offersFor(headers);
    const wayOf = (id: string) => offers.find(({ supplementId }) => supplementId === id);
    expect(wayOf('melatonin')).toMatchObject({ way: 'on-and-off', trialId: TRIAL, design: { blocks: 10 } });
    // A vegan needs B12, whatever they notice.
    expect(wayOf('vitamin-b12')).toMatchObject({ way: 'lab-or-diet', trialId: null, design: null });
    expect(wayOf('vitamin-b12')?.why).toContain('Please don’t stop');
  });

  it('is nothing for somebody without answers', async () => {
    const { headers } = await testApp.signUpVerified();
    expect(await offersFor(headers)).toEqual([]);
    expect((await start(headers)).statusCode).toBe(404);
  });
});

describe('a trial', () => {
  it('tells today and tomorrow, and not what was drawn for later', async () => {
    const { headers, trial, uid } = await started();
    expect(trial).toMatchObject({ state: 'running', lastDay: '2026-04-10', result: null, ratingsADay: 1 });
    expect(trial.days.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03']);
    const { rows } = await database.pool.query('SELECT seed, design FROM trials WHERE uid = $1', [uid]);
    const drawn = drawSchedule({ blocks: 10, blockDays: 4, seed: rows[0].seed });
    expect(trial.days.map(({ on }) => Number(on))).toEqual(drawn.slice(0, 2));
    expect(JSON.stringify(await newest(headers))).not.toContain(rows[0].seed);
  });

  it('takes a rating for today and two days back, one to three a day, and takes it back', async () => {
    const { headers } = await personWithPlan(testApp, SLEEPLESS);
    const { trial } = (await start(headers, { ratingsADay: 2 })).json<{ trial: Trial }>();
    const rated = (await rate(headers, trial, today(), 7, 1)).json<{ trial: Trial }>().trial;
    expect(rated.days[0]?.ratings).toEqual([null, 7]);
    expect((await rate(headers, trial, today(), null, 1)).json().trial.days[0].ratings).toEqual([null, null]);
    const field = async (day: string, time = 0) => (await rate(headers, trial, day, 5, time)).json().error?.field;
    expect(await field(today(), 2)).toBe('time');
    expect(await field('2026-03-01')).toBe('day');
    expect(await field('2026-03-09')).toBe('day');
    expect((await rate(headers, trial, today(), 11)).statusCode).toBe(400);
  });

  it('has no second beside it, not even when both are started at once', async () => {
    const { headers } = await personWithPlan(testApp, SLEEPLESS);
    const replies = await Promise.all([start(headers), start(headers), start(headers)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('has its result at the planned end and not a day before', async () => {
    const { headers, trial, uid } = await started();
    const { rows } = await database.pool.query('SELECT seed FROM trials WHERE uid = $1', [uid]);
    const drawn = drawSchedule({ blocks: 10, blockDays: 4, seed: rows[0].seed });
    // Sessions expire long before: from here on the service is called directly, with its own clock.
    const time = createTestClock(clock().toISOString());
    const later = createTrialsService({
      db,
      clock: time.clock,
      prepared,
      decide: (answers) => recommend(prepared, answers),
    });
    const asked = { uid, answers: answersOf(SLEEPLESS) };
    const trialThen = async () => (await later.list(uid))[0];
    const rateThen = (day: string, rating: number) => later.rate({ uid, id: trial.id, day, time: 0, rating });
    for (const [at, on] of drawn.entries()) {
      expect((await trialThen())?.result).toBe(null);
      const day = time.clock().toISOString().slice(0, 10);
      // Three points better with it; one day in five is forgotten.
      if (at % 5 !== 3) await rateThen(day, 4 + 3 * on + (at % 2));
      if (at === 6) await expect(rateThen('2026-03-02', 9)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
      time.pass(DAY_MS);
    }
    const ended = await trialThen();
    expect(ended).toMatchObject({ state: 'finished', endedOn: trial.lastDay, result: { verdict: 'helped' } });
    expect(ended?.days).toHaveLength(40);
    expect(ended?.result?.n.missing).toBe(8);
    expect(ended?.result?.difference).toBeGreaterThan(2);
    expect(ended?.result?.difference).toBeLessThan(5);
    // After each switch this many days do not count, and no others.
    const changes = drawn.flatMap((on, at) => (at > 0 && on !== drawn[at - 1] ? [at] : []));
    const inWashout = (at: number) => changes.some((change) => at >= change && at < change + trial.design.washoutDays);
    expect(ended?.days.map(({ counts }) => counts)).toEqual(drawn.map((_, at) => !inWashout(at)));
    await expect(rateThen(trial.lastDay, 5)).rejects.toMatchObject({ code: 'CONFLICT' });
    // What makes it unsafe now comes too late to end it.
    await later.endUnsafe(db, uid, answersOf({ ...SLEEPLESS, advisedNotToTake: 'melatonin' }));
    expect((await trialThen())?.state).toBe('finished');
    // And there is room for another one.
    const again = { trialId: TRIAL, startsOn: time.clock().toISOString().slice(0, 10), ratingsADay: 1 };
    expect((await later.start(asked, again)).state).toBe('running');
    expect((await send('GET', '/v1/me/trials', headers)).statusCode).toBe(200);
  });

  it.each([
    ['harm', true],
    ['other', false],
  ])('that is stopped for %s tells what there is: %s', async (because, tells) => {
    const { headers, trial } = await started();
    const url = `/v1/me/trials/${trial.id}/stop`;
    const stopped = (await send('POST', url, headers, { day: today(), because })).json<{ trial: Trial }>().trial;
    expect(stopped.state).toBe(because === 'harm' ? 'harm' : 'stopped');
    expect(stopped.result !== null).toBe(tells);
    expect((await send('POST', url, headers, { day: today(), because })).statusCode).toBe(409);
  });
});

describe('a trial that became unsafe ends at once and says why', () => {
  const DANGER = { advisedNotToTake: 'melatonin' };

  it.each([
    ['a changed answer', (headers: Headers) => send('PATCH', '/v1/me/comprehensiveQuestionnaire', headers, DANGER)],
    [
      'the whole questionnaire',
      (headers: Headers) =>
        send('PUT', '/v1/me/comprehensiveQuestionnaire', headers, answersOf({ ...SLEEPLESS, ...DANGER })),
    ],
    [
      'a new plan',
      (headers: Headers) =>
        send('POST', '/v1/recommendations', headers, {
          ...{ role: 'user', action: 'list' },
          questionnaire: answersOf({ ...SLEEPLESS, ...DANGER }),
        }),
    ],
    [
      'a new medicine at a check-in',
      (headers: Headers) =>
        send('PUT', `/v1/me/check-ins/${today()}`, headers, {
          ratings: [],
          changes: [{ list: 'medicine', change: 'started', line: 'fluvoxamine 50 mg' }],
        }),
    ],
  ])('by %s', async (_name, change) => {
    const { headers } = await started();
    expect((await change(headers)).statusCode).toBe(200);
    const ended = await newest(headers);
    expect(ended).toMatchObject({ state: 'unsafe', endedOn: today(), result: null });
    expect(ended.endedBecause?.length).toBeGreaterThan(10);
  });

  it('and goes on where nothing speaks against it', async () => {
    const { headers } = await started();
    await send('PATCH', '/v1/me/comprehensiveQuestionnaire', headers, { stressLevel: 'high' });
    const questionnaire = answersOf({ ...SLEEPLESS, stressLevel: 'high' });
    await send('POST', '/v1/recommendations', headers, { role: 'user', action: 'list', questionnaire });
    expect((await newest(headers)).state).toBe('running');
  });

  it('and answers that could not be saved end nothing', async () => {
    const { headers } = await started();
    const refused = await send('PATCH', '/v1/me/comprehensiveQuestionnaire', headers, { ...DANGER, age: 121 });
    expect(refused.statusCode).toBe(400);
    expect((await newest(headers)).state).toBe('running');
  });
});
