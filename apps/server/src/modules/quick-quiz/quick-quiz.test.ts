import { QuickResult, questions, sectionIds } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';

const { app, openGate } = await createTestApp();
const cookie = await openGate();
const answers = {
  weight: 64,
  height: 168,
  gender: 'female',
  age: 34,
  activeness: 'moderate',
  goals: ['sleep', 'energy'],
};
const post = (payload: object) =>
  app.inject({ method: 'POST', url: '/v1/quick-recommendations', headers: { cookie }, payload });

describe('the quick quiz', () => {
  it('answers in the shape of the contract, says that it is careful, and stores nothing', async () => {
    const reply = await post(answers);
    expect(reply.statusCode).toBe(200);
    const { recommendation } = QuickResult.parse(reply.json());
    expect(recommendation.alerts.map(({ id }) => id)).toContain('quick-quiz');
    expect(recommendation.outcome).toBe('recommended');
  });

  it('an empty result never reads as a clean bill of health', async () => {
    for (const goal of Object.keys(questions.healthGoals.options)) {
      const { recommendation } = QuickResult.parse((await post({ ...answers, goals: [goal] })).json());
      if (recommendation.supplements.length === 0)
        expect(recommendation.summary).toMatch(/don’t know enough|need to know/);
    }
  });

  it('names what the full questionnaire would look into for the goals, and what it needs to know first', async () => {
    const { considered, recommendation } = QuickResult.parse((await post(answers)).json());
    expect(considered.length).toBeGreaterThan(0);
    const suggested = new Set(recommendation.supplements.map(({ id }) => id));
    for (const { id, goals, needs } of considered) {
      expect(suggested.has(id)).toBe(false);
      expect(goals.length).toBeGreaterThan(0);
      expect(sectionIds).toEqual(expect.arrayContaining(needs));
    }
  });

  it('does not look into what is taken already, nor into anything for a child', async () => {
    const { considered } = QuickResult.parse((await post(answers)).json());
    const [first] = considered;
    if (first === undefined) throw new Error('nothing was considered');
    const again = QuickResult.parse((await post({ ...answers, supplements: first.name })).json());
    expect(again.considered.map(({ id }) => id)).not.toContain(first.id);
    const child = QuickResult.parse((await post({ ...answers, age: 12 })).json());
    expect(child).toMatchObject({
      considered: [],
      recommendation: { outcome: 'see-clinician-first', supplements: [] },
    });
  });

  it('each candidate says what would forbid it: "none of these" gives a low dose, a tick leaves it out and says why', async () => {
    const { considered } = QuickResult.parse((await post({ ...answers, goals: ['sleep'] })).json());
    const candidate = considered.find(({ unless }) => unless.length > 0);
    if (candidate === undefined) throw new Error('no candidate can be checked');
    const check = (applies: readonly string[], cleared: readonly string[] = [candidate.id]) =>
      app.inject({
        method: 'POST',
        url: '/v1/quick-checks',
        headers: { cookie },
        payload: { answers: { ...answers, goals: ['sleep'] }, applies, cleared },
      });
    const fits = candidate.fitsIf.map(({ id }) => id);
    const clear = QuickResult.parse((await check(fits)).json());
    expect(clear.recommendation.supplements.map(({ id }) => id)).toEqual([candidate.id]);
    for (const { id, label, why } of candidate.unless) {
      expect(label).not.toBe('');
      expect(why).not.toBeNull();
      const { recommendation } = QuickResult.parse((await check([...fits, id])).json());
      expect(recommendation.supplements).toEqual([]);
      expect(recommendation.excluded.find((each) => each.id === candidate.id)?.reasons[0]?.message).toBeTruthy();
    }
    expect((await check(['medicalConditions:boredom'])).json().error).toMatchObject({ field: 'applies' });
    expect((await check([], ['snake-oil'])).json().error).toMatchObject({ field: 'cleared' });
  });

  it('is refused with the specified message and the field', async () => {
    expect((await post({ ...answers, gender: '' })).json().error).toMatchObject({
      type: 'quiz',
      field: 'gender',
      message: 'Please select your gender',
    });
    expect((await post({})).json().error.message).toBe('Please enter your weight');
    expect((await post({ ...answers, medicines: 'x' })).json().error.field).toBe('medicines');
  });

  it('needs the gate', async () => {
    const reply = await app.inject({ method: 'POST', url: '/v1/quick-recommendations', payload: answers });
    expect(reply.json().error.code).toBe('GATE_CLOSED');
  });
});
