import { requiredFields } from '@evidose/contract';
import { answersOf, everyAnswer } from '@evidose/contract/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';

const { app, db, signUp, openGate, signUpVerified } = await createTestApp();
const URL = '/v1/me/comprehensiveQuestionnaire';

type Headers = Awaited<ReturnType<typeof signUpVerified>>['headers'];
const put = (headers: Partial<Headers>, payload: object) => app.inject({ method: 'PUT', url: URL, headers, payload });
const patch = (headers: Partial<Headers>, payload: object) =>
  app.inject({ method: 'PATCH', url: URL, headers, payload });
const storedFor = async (headers: Headers) =>
  (await app.inject({ url: '/v1/me', headers })).json().comprehensiveQuestionnaire;

async function withoutUsers(work: () => Promise<void>): Promise<void> {
  await db.execute(sql`ALTER TABLE users RENAME TO away`);
  try {
    await work();
  } finally {
    await db.execute(sql`ALTER TABLE away RENAME TO users`);
  }
}

describe('saving the questionnaire', () => {
  it('stores every field under its name with its stored value, and gives it back in the user document', async () => {
    const { headers } = await signUpVerified();
    const reply = await put(headers, everyAnswer());
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ comprehensiveQuestionnaire: everyAnswer() });
    expect(await storedFor(headers)).toEqual(everyAnswer());
  });

  it('stores numbers as text and drops follow-ups that do not apply', async () => {
    const { headers } = await signUpVerified();
    await put(headers, { ...answersOf(), age: 34, weight: 64.5, prescriptionMedsList: 'warfarin' });
    expect(await storedFor(headers)).toEqual(answersOf({ age: '34', weight: '64.5' }));
  });

  it('a second save replaces the first, and leaves the names alone', async () => {
    const { headers } = await signUpVerified();
    await put(headers, everyAnswer());
    await put(headers, answersOf());
    const document = (await app.inject({ url: '/v1/me', headers })).json();
    expect(document).toMatchObject({ firstName: 'Ada', lastName: 'L' });
    expect(document.comprehensiveQuestionnaire).toEqual(answersOf());
  });

  it('is refused with type, message and field of the first failure, all 35 in order', async () => {
    const { headers } = await signUpVerified();
    const complete: Record<string, unknown> = { ...answersOf() };
    const given: Record<string, unknown> = {};
    const met: string[] = [];
    for (const _ of requiredFields) {
      const { error } = (await put(headers, given)).json();
      expect(error).toMatchObject({ type: 'quiz', code: 'QUESTIONNAIRE_INVALID' });
      met.push(error.field);
      given[error.field] = complete[error.field];
    }
    expect(met).toEqual(requiredFields);
    expect((await put(headers, given)).statusCode).toBe(200);
  });

  it('an unknown value, field or type is refused by name with nothing stored', async () => {
    const { headers } = await signUpVerified();
    for (const [change, field] of [
      [{ generalHealth: 'superb' }, 'generalHealth'],
      [{ horoscope: 'lion' }, 'horoscope'],
      [{ healthGoals: 'energy' }, 'healthGoals'],
      [{ foodFrequency: { eggs: 'hourly' } }, 'foodFrequency.eggs'],
    ] as const) {
      const reply = await put(headers, { ...answersOf(), ...change });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error).toMatchObject({ type: 'quiz', field });
    }
    expect(await storedFor(headers)).toBeNull();
  });

  it('a range is told as a hint, and no answer is repeated in an error', async () => {
    const { headers } = await signUpVerified();
    const reply = await put(headers, { ...answersOf(), age: 'ninety-nine secret' });
    expect(reply.json().error).toMatchObject({
      message: 'Please enter your age',
      hint: expect.stringContaining('1 to 120'),
    });
    expect(reply.body).not.toContain('secret');
  });

  it('what a text column cannot hold is cleaned, not a failure', async () => {
    const { headers } = await signUpVerified();
    const reply = await put(headers, { ...answersOf(), pastSupplementExperience: 'iron\u0000 \ud800upset' });
    expect(reply.statusCode).toBe(200);
    expect(await storedFor(headers)).toMatchObject({ pastSupplementExperience: 'iron upset' });
  });

  it('fails in the words of the specification', async () => {
    const { headers } = await signUpVerified();
    await withoutUsers(async () => {
      const reply = await put(headers, answersOf());
      expect(reply.statusCode).toBe(500);
      expect(reply.json().error).toMatchObject({
        type: 'quiz',
        message: 'Failed to save questionnaire data. Please try again.',
      });
    });
    expect((await put(headers, answersOf())).statusCode).toBe(200);
  });

  it('needs the gate and a signed-in, verified person', async () => {
    const { idToken } = await signUp();
    const cookie = await openGate();
    expect((await put({ cookie }, answersOf())).json().error.message).toBe('No user is logged in');
    expect((await put({ authorization: `Bearer ${idToken}` }, answersOf())).json().error.code).toBe('GATE_CLOSED');
    expect((await put({ authorization: `Bearer ${idToken}`, cookie }, answersOf())).json().error.message).toBe(
      'Please verify your email.',
    );
  });
});

describe('updating a part of it', () => {
  it('merges in place: what is not named stays', async () => {
    const { headers } = await signUpVerified();
    await put(headers, everyAnswer());
    const reply = await patch(headers, { weight: 70, labResults: { vitaminD: 60 } });
    const expected = { ...everyAnswer(), weight: '70', labResults: { ...everyAnswer().labResults, vitaminD: 60 } };
    expect(reply.json()).toEqual({ comprehensiveQuestionnaire: expected });
    expect(await storedFor(headers)).toEqual(expected);
  });

  it('drops follow-ups whose question now says otherwise', async () => {
    const { headers } = await signUpVerified();
    await put(headers, everyAnswer());
    await patch(headers, { prescriptionMeds: 'no' });
    expect(await storedFor(headers)).not.toHaveProperty('prescriptionMedsList');
  });

  it('takes an optional answer away, and never a numbered one', async () => {
    const { headers } = await signUpVerified();
    await put(headers, everyAnswer());
    await patch(headers, { pastSupplementExperience: '' });
    expect(await storedFor(headers)).not.toHaveProperty('pastSupplementExperience');
    expect((await patch(headers, { tobaccoUse: '' })).json().error.message).toBe('Please answer about tobacco use');
  });

  it('is all or nothing', async () => {
    const { headers } = await signUpVerified();
    await put(headers, answersOf());
    const reply = await patch(headers, { weight: 70, age: 121 });
    expect(reply.json().error).toMatchObject({ type: 'quiz', field: 'age' });
    expect(await storedFor(headers)).toEqual(answersOf());
  });

  it('26 updates at once all count', async () => {
    const { headers } = await signUpVerified();
    await put(headers, { ...answersOf(), shareTestResults: 'yes' });
    const { labResults, foodFrequency } = everyAnswer();
    const changes = [
      ...Object.entries(labResults).map(([lab, value]) => ({ labResults: { [lab]: value } })),
      ...Object.entries(foodFrequency).map(([food, often]) => ({ foodFrequency: { [food]: often } })),
    ];
    const replies = await Promise.all(changes.map((change) => patch(headers, change)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200));
    expect(await storedFor(headers)).toMatchObject({ labResults, foodFrequency });
  });

  it('fails in the words of the specification', async () => {
    const { headers } = await signUpVerified();
    await withoutUsers(async () => {
      expect((await patch(headers, { weight: 70 })).json().error).toMatchObject({
        type: 'database',
        message: 'Failed to update questionnaire data. Please try again.',
      });
    });
  });

  it('without a user document says so', async () => {
    const { headers, uid } = await signUpVerified();
    await db.execute(sql`DELETE FROM users WHERE uid = ${uid}`);
    expect((await patch(headers, { weight: 70 })).json().error.message).toBe('User document not found in database');
    expect((await put(headers, answersOf())).statusCode).toBe(200);
  });
});
