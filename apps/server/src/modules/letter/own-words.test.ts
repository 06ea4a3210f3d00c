import type { Letter, SuggestedSupplement } from '@evidose/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { personWithPlan } from '../../../test/person-with-plan.ts';
import { answersOf, supplementOf } from '../../../test/recommendation.ts';

const testApp = await createTestApp();
const { app } = testApp;

const PRAISE = 'Proven by Evidose to heal everything';
const someone = await personWithPlan(testApp);
const { headers } = someone;
const choose = (supplement: SuggestedSupplement) =>
  app.inject({
    method: 'POST',
    url: '/v1/me/supplements-chosen',
    headers,
    payload: { id: supplement.id, supplement },
  });
const letter = async () => (await app.inject({ url: '/v1/me/letter', headers })).json<Letter>();
const rowOf = async (id: string) => (await letter()).supplements.find((row) => row.id === id);
const earlier = someone.supplements as SuggestedSupplement[];

it('a supplement that no plan has suggested is told in the person’s own words, and praised by nobody', async () => {
  const usual = supplementOf();
  const reasons = usual.reasons.map((reason) => ({ ...reason, message: PRAISE }));
  const made = { ...usual, id: 'miracle', name: 'Evidose Miracle', reasons };
  expect((await choose(made)).statusCode).toBe(200);
  expect(await rowOf('miracle')).toMatchObject({ name: '“Evidose Miracle”', evidence: null, why: [] });
  expect((await rowOf('miracle'))?.cautions[0]?.message).toContain('the person’s own words');
  for (const format of ['pdf', 'fhir', 'json', 'csv']) {
    const { statusCode, body } = await app.inject({ url: `/v1/me/exports/${format}`, headers });
    expect([statusCode, body.includes(PRAISE)]).toEqual([200, false]);
  }
});

it('what an earlier plan suggested keeps its reasons, until the person writes others', async () => {
  const payload = { role: 'user', action: 'list', questionnaire: answersOf({}) };
  expect((await app.inject({ method: 'POST', url: '/v1/recommendations', headers, payload })).statusCode).toBe(200);
  const newest = (await app.inject({ url: '/v1/me/supplements-suggested/latest', headers })).json();
  const stays = new Set(newest.supplements.map(({ id }: SuggestedSupplement) => id));
  const gone = earlier.find(({ id }) => !stays.has(id));
  if (gone === undefined) throw new Error('a vegan is suggested something that others are not');
  expect(await rowOf(gone.id)).toMatchObject({ name: gone.name, evidence: gone.evidence });
  expect((await rowOf(gone.id))?.why).not.toEqual([]);
  const goesWell: SuggestedSupplement['interactions'][number] = {
    with: 'Warfarin',
    severity: 'minor',
    action: 'monitor',
    message: PRAISE,
    sources: [],
  };
  const changes: readonly Partial<SuggestedSupplement>[] = [
    { reasons: gone.reasons.map((reason) => ({ ...reason, message: PRAISE })) },
    { cautions: [...gone.cautions, { message: PRAISE, sources: [] }] },
    { timing: { ...gone.timing, note: PRAISE } },
    { interactions: [...gone.interactions, goesWell] },
  ];
  for (const change of changes) {
    await choose({ ...gone, ...change });
    expect(await rowOf(gone.id)).toMatchObject({ name: `“${gone.name}”`, evidence: null, why: [] });
    await choose(gone);
    expect(await rowOf(gone.id)).toMatchObject({ name: gone.name, evidence: gone.evidence });
  }
});
