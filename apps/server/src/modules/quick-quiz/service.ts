import { AppError, type QuickResult, type Recommendation, validateShortQuestionnaire } from '@evidose/contract';
import { type Prepared, recommendQuick } from '@evidose/engine';
import { consideredFor } from './considered.ts';

const NOTHING_SAFE =
  'On so few answers there is nothing we would tell you to take. That is no verdict: we know too little of your medicines, your conditions and your food.';

/** An empty plan of the long form is good news; here it only means that we know too little. */
function worded(recommendation: Recommendation): Recommendation {
  const isEmpty = recommendation.outcome === 'recommended' && recommendation.supplements.length === 0;
  return isEmpty ? { ...recommendation, summary: NOTHING_SAFE } : recommendation;
}

/** The quick quiz: answers in, a careful direction out, nothing kept. */
export function createQuickQuiz(prepared: Prepared) {
  return {
    decide: (given: unknown): QuickResult => {
      const checked = validateShortQuestionnaire(given);
      if (!checked.ok) throw new AppError('QUESTIONNAIRE_INVALID', checked.failure);
      const recommendation = worded(recommendQuick(prepared, checked.answers));
      return { recommendation, considered: consideredFor(prepared.knowledge, checked.answers, recommendation) };
    },
  };
}

export type QuickQuiz = ReturnType<typeof createQuickQuiz>;
