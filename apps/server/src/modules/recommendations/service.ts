import { createHash } from 'node:crypto';
import { type Answers, AppError, type Recommendation, validateQuestionnaire } from '@evidose/contract';
import { type Database, once, personalWrite } from '../../database/index.ts';
import { failsAs } from '../../fails-as.ts';
import type { SuggestionsService } from '../suggestions/service.ts';

export type Decide = (answers: Answers) => Recommendation;
export type RecommendationsService = ReturnType<typeof createRecommendationsService>;

interface Parts {
  readonly db: Database;
  readonly decide: Decide;
  readonly suggestions: SuggestionsService;
  readonly countPlan: (outcome: string) => void;
}

interface GenerateRequest {
  readonly uid: string;
  readonly questionnaire: unknown;
  readonly idempotencyKey: string | undefined;
}

/** The specified check, as an error the person can act on: field, message and, where it helps, a hint. */
export function checkedAnswers(questionnaire: unknown): Answers {
  const checked = validateQuestionnaire(questionnaire);
  if (checked.ok) return checked.answers;
  throw new AppError('QUESTIONNAIRE_INVALID', checked.failure);
}

const hashOf = (answers: Answers): string => createHash('sha256').update(JSON.stringify(answers)).digest('hex');

export function createRecommendationsService({ db, decide, suggestions, countPlan }: Parts) {
  const counted = (recommendation: Recommendation): Recommendation => {
    countPlan(recommendation.supplements.length === 0 ? `${recommendation.outcome}, empty` : recommendation.outcome);
    return recommendation;
  };
  return {
    /**
     * Decides and answers; no answer is stored. The same answers get the same plan however often they are sent, so an
     * idempotency key has to keep apart only what was sent by mistake: under one key there is one set of answers.
     */
    decide: async ({ uid, questionnaire, idempotencyKey }: GenerateRequest): Promise<Recommendation> => {
      const answers = checkedAnswers(questionnaire);
      if (idempotencyKey !== undefined) {
        const key = `api:${idempotencyKey}`;
        await failsAs('SOMETHING_FAILED', () => once(db, { uid, key, requestHash: hashOf(answers) }, async () => null));
      }
      return counted(decide(answers));
    },

    /** Decides and stores the batch with its entries, once per idempotency key. */
    generate: ({ uid, questionnaire, idempotencyKey }: GenerateRequest): Promise<Recommendation> => {
      const answers = checkedAnswers(questionnaire);
      const work = async (tx: Database) => {
        const before = await suggestions.requireRoom(tx, uid);
        const recommendation = decide(answers);
        await suggestions.add(tx, { uid, answers, recommendation, before, decide });
        return recommendation;
      };
      const stored = failsAs('SUGGESTION_NOT_STORED', () => {
        if (idempotencyKey === undefined) return personalWrite(db, { uid }, work);
        return once(db, { uid, key: idempotencyKey, requestHash: hashOf(answers) }, work);
      });
      return stored.then(counted);
    },
  };
}
