import { Recommendation } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { answersOf } from '../../test/recommendation.ts';

const { app, signUpVerified, openGate } = await createTestApp();
const vegan = answersOf({ specificDiet: 'vegan', healthGoals: ['energy'] });
const request = { role: 'user', action: 'list', questionnaire: vegan };

type Headers = Record<string, string>;
const post = (url: string, headers: Headers, payload: object) => app.inject({ method: 'POST', url, headers, payload });
const get = (url: string, headers: Headers) => app.inject({ url, headers });

/** A signed-in person with answers and a plan. */
async function personWithPlan() {
  const { headers, uid } = await signUpVerified();
  await app.inject({ method: 'PUT', url: '/v1/me/comprehensiveQuestionnaire', headers, payload: vegan });
  const made = await post('/v1/recommendations', headers, request);
  return { headers, uid, made };
}

describe('a plan over the wire', () => {
  it('is decided by the engine, stored, and read back as the newest batch', async () => {
    const { headers, made } = await personWithPlan();
    expect(made.statusCode).toBe(200);
    const result = Recommendation.parse(made.json());
    expect(result.supplements.map(({ id }) => id)).toContain('vitamin-b12');
    const latest = await get('/v1/me/supplements-suggested/latest', headers);
    expect(latest.json().supplements).toEqual(made.json().supplements);
  });

  it('needs role user and action list', async () => {
    const { headers } = await signUpVerified();
    for (const change of [{ role: 'admin' }, { action: 'drop' }]) {
      expect((await post('/v1/recommendations', headers, { ...request, ...change })).statusCode).toBe(400);
    }
  });

  it('names the first failing question with the specified message', async () => {
    const { headers } = await signUpVerified();
    const questionnaire = { ...vegan, height: '', weight: '' };
    const { error } = (await post('/v1/recommendations', headers, { ...request, questionnaire })).json();
    expect(error).toMatchObject({ type: 'quiz', field: 'height', message: 'Please enter your height' });
  });

  it('is not to be had without the gate, without a sign-in, or by another person', async () => {
    const { headers } = await personWithPlan();
    const { cookie: _cookie, ...withoutGate } = headers as Headers;
    expect((await get('/v1/me/supplements-suggested/latest', withoutGate)).json().error.code).toBe('GATE_CLOSED');
    const gateOnly = await openGate();
    const onlyCookie = { cookie: typeof gateOnly === 'string' ? gateOnly : String(Object.values(gateOnly)[0]) };
    expect((await get('/v1/me/supplements-suggested/latest', onlyCookie)).statusCode).toBe(401);
    const stranger = await signUpVerified();
    expect((await get('/v1/me/supplements-suggested/latest', stranger.headers)).json().error.code).toBe(
      'NO_SUGGESTIONS',
    );
  });

  it('has a list, a diary and settled alerts that no other person reads or changes', async () => {
    const { headers, made } = await personWithPlan();
    const stranger = await signUpVerified();
    const [supplement] = made.json().supplements;
    const at = `/v1/me/supplements-chosen/${supplement.id}`;
    const put = (url: string, who: Headers, payload: object) =>
      app.inject({ method: 'PUT', url, headers: who, payload });
    const patch = (who: Headers) => app.inject({ method: 'PATCH', url: at, headers: who, payload: { packUnits: 60 } });
    const tick = { supplementId: supplement.id, slot: 'breakfast', state: 'taken' };
    const note = { key: 'k', title: 'A note', how: 'read' };
    await post('/v1/me/supplements-chosen', headers, { id: supplement.id, supplement });
    await put('/v1/me/intake/2026-01-01', headers, tick);
    await put('/v1/me/settled-alerts', headers, note);
    expect((await patch(headers)).json()).toMatchObject({ id: supplement.id, packUnits: 60, startedOn: null });

    expect((await patch(stranger.headers)).statusCode).toBe(404);
    await app.inject({ method: 'DELETE', url: at, headers: stranger.headers });
    await put('/v1/me/intake/2026-01-01', stranger.headers, { ...tick, state: null });
    await put('/v1/me/settled-alerts', stranger.headers, { ...note, how: null });
    const readBy = async (who: Headers) => [
      (await get('/v1/me/supplements-chosen', who)).json().chosen.length,
      (await get(at, who)).json().isChosen,
      (await get('/v1/me/intake/2026-01-01', who)).json().entries.length,
      (await get('/v1/me/settled-alerts', who)).json().settled.length,
    ];
    expect(await readBy(stranger.headers)).toEqual([0, false, 0, 0]);
    expect(await readBy(headers)).toEqual([1, true, 1, 1]);
  });

  it('says what a changed answer would do, and stores nothing of it', async () => {
    const { headers } = await personWithPlan();
    const reply = await post('/v1/me/what-if', headers, { change: { specificDiet: 'none' } });
    expect(reply.json().removed.map(({ id }: { id: string }) => id)).toContain('vitamin-b12');
    const history = await get('/v1/me/supplements-suggested', headers);
    expect(history.json().batches).toHaveLength(1);
  });

  it('says what changed answers mean for safety before the plan knows them, and stores nothing of it', async () => {
    const { headers } = await personWithPlan();
    const pending = async () => (await get('/v1/me/supplements-suggested/pending', headers)).json().findings;
    const update = (payload: object) =>
      app.inject({ method: 'PATCH', url: '/v1/me/comprehensiveQuestionnaire', headers, payload });
    expect(await pending()).toEqual([]);
    await update({
      otcSupplements: 'yes',
      otcSupplementsList: "St. John's wort",
      prescriptionMeds: 'yes',
      prescriptionMedsList: 'warfarin',
    });
    expect(await pending()).toContainEqual(expect.objectContaining({ title: expect.stringContaining('warfarin') }));
    expect((await get('/v1/me/supplements-suggested', headers)).json().batches).toHaveLength(1);
    expect((await get('/v1/me/letter', headers)).json().answersChangedOn).toMatch(/^\d{4}-/);
    expect((await get('/v1/me/exports/pdf', headers)).statusCode).toBe(200);
  });

  it('puts each test result beside the limits that plans go by', async () => {
    const { headers } = await personWithPlan();
    const payload = { shareTestResults: 'yes', labResults: { vitaminD: 20, potassium: 4 } };
    await app.inject({ method: 'PATCH', url: '/v1/me/comprehensiveQuestionnaire', headers, payload });
    const { results } = (await get('/v1/me/lab-results', headers)).json();
    const vitaminD = results.find(({ lab }: { lab: string }) => lab === 'vitaminD');
    expect(vitaminD).toMatchObject({ value: 20 });
    const here = vitaminD.bands.filter(({ isHere }: { isHere: boolean }) => isHere);
    expect(here.length).toBeGreaterThan(0);
    for (const { from, below, sources } of vitaminD.bands) {
      expect(from ?? below).not.toBeNull();
      expect(sources.length).toBeGreaterThan(0);
    }
    for (const { from, below } of here) expect((from ?? 0) <= 20 && 20 < (below ?? 21)).toBe(true);
  });

  it.each(['pdf', 'ics', 'csv', 'json', 'fhir'])('is a file to take along as %s', async (format) => {
    const { headers } = await personWithPlan();
    const reply = await get(`/v1/me/exports/${format}`, headers);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="evidose-plan-/);
    expect(reply.rawPayload.length).toBeGreaterThan(100);
  });

  it('is in the download of everything, with the answers and the document', async () => {
    const { headers, uid } = await personWithPlan();
    const data = (await get('/v1/me/data', headers)).json();
    expect(data.user).toMatchObject({ uid, comprehensiveQuestionnaire: vegan });
    expect(data['supplements-suggested'][0].answers).toEqual(vegan);
  });
});
