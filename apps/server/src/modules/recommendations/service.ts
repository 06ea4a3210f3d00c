import { createHash } from 'node:crypto';
import { type Answers, AppError, type Recommendation, validateQuestionnaire } from '@evidose/contract';
import { type Database, once, repetition, type VersionedWrite } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import type { TrialsService } from '../trials/service.ts';

export type Decide = (answers: Answers) => Recommendation;
export type RecommendationsService = ReturnType<typeof createRecommendationsService>;

interface Parts {
  readonly db: Database;
  readonly writeVersioned: VersionedWrite;
  readonly decide: Decide;
  readonly suggestions: SuggestionsService;
  readonly trials: Pick<TrialsService, 'running' | 'endings'>;
  readonly countPlan: (outcome: string) => void;
}

interface GenerateRequest {
  readonly uid: string;
  readonly questionnaire: unknown;
  readonly idempotencyKey: string | undefined;
}

interface Made {
  readonly text: string;
  /** Null if it already existed. */
  readonly recommendation: Recommendation | null;
}

/** The specified validation, as an error the person can act on: field, message and possibly a hint. */
export function checkedAnswers(questionnaire: unknown): Answers {
  const checked = validateQuestionnaire(questionnaire);
  if (checked.ok) return checked.answers;
  throw new AppError('QUESTIONNAIRE_INVALID', checked.failure);
}

const hashOf = (answers: Answers): string => createHash('sha256').update(JSON.stringify(answers)).digest('hex');

export function createRecommendationsService({ db, writeVersioned, decide, suggestions, trials, countPlan }: Parts) {
  const counted = (recommendation: Recommendation): Recommendation => {
    countPlan(recommendation.supplements.length === 0 ? `${recommendation.outcome}, empty` : recommendation.outcome);
    return recommendation;
  };
  return {
    /**
     * Makes a plan without storing anything. The same answers always give the same plan, so an idempotency key only has
     * to guard against mistakes: one key, one set of answers.
     */
    decide: async ({ uid, questionnaire, idempotencyKey }: GenerateRequest): Promise<Recommendation> => {
      const answers = checkedAnswers(questionnaire);
      if (idempotencyKey !== undefined) {
        const request = { uid, route: 'api', key: idempotencyKey, requestHash: hashOf(answers) } as const;
        await failWith('SOMETHING_FAILED', () => once(db, request, async () => null));
      }
      return counted(decide(answers));
    },

    /** Makes a plan and stores it, once per idempotency key. Returns the plan as text. */
    generate: async ({ uid, questionnaire, idempotencyKey }: GenerateRequest): Promise<string> => {
      const answers = checkedAnswers(questionnaire);
      const key =
        idempotencyKey === undefined
          ? null
          : { uid, route: 'plan' as const, key: idempotencyKey, requestHash: hashOf(answers) };
      let decided: Recommendation | undefined;
      const { text, recommendation } = await failWith('SUGGESTION_NOT_STORED', () =>
        writeVersioned<Made>({
          uid,
          isRepeatable: key !== null,
          reads: [suggestions.readBefore(uid), trials.running(uid), ...(key === null ? [] : [repetition.read(key)])],
          work: ([before = [], running = [], earlier = []]) => {
            const answered = key === null ? null : repetition.answerIn(earlier, key);
            if (answered !== null) return { writes: [], result: { text: answered, recommendation: null } };
            const found = suggestions.foundBefore(before);
            // Not again if the person's rows have changed meanwhile.
            decided ??= decide(answers);
            const added = suggestions.add({ uid, answers, recommendation: decided, found, decide });
            const remembered = key === null ? [] : [repetition.remember(key, added.text)];
            return {
              writes: [...added.writes, ...trials.endings(uid, running, answers, decided), ...remembered],
              result: { text: added.text, recommendation: decided },
            };
          },
        }),
      );
      if (recommendation !== null) counted(recommendation);
      return text;
    },
  };
}
