import type { PartialAnswers } from '@evidose/contract';
import type { createTestApp } from './app.ts';
import { answersOf } from './recommendation.ts';

/** Vegan with a wish: a plan with something in it. */
const VEGAN = { specificDiet: 'vegan', healthGoals: ['energy'] } as const satisfies PartialAnswers;

/** A signed-in person with answers, a plan and the whole of it on their list. */
export async function personWithPlan(
  { app, signUpVerified }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'signUpVerified'>,
  change: PartialAnswers = VEGAN,
) {
  const person = await signUpVerified();
  const { headers } = person;
  const questionnaire = answersOf(change);
  await app.inject({ method: 'PUT', url: '/v1/me/comprehensiveQuestionnaire', headers, payload: questionnaire });
  const payload = { role: 'user', action: 'list', questionnaire };
  const made = await app.inject({ method: 'POST', url: '/v1/recommendations', headers, payload });
  const supplements = made.json<{ supplements: { id: string }[] }>().supplements;
  for (const supplement of supplements) {
    const body = { id: supplement.id, supplement };
    await app.inject({ method: 'POST', url: '/v1/me/supplements-chosen', headers, payload: body });
  }
  return { ...person, supplements };
}
