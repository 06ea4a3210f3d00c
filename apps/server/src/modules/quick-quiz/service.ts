import { AppError, type QuickResult, type ShortAnswers, validateShortQuestionnaire } from '@evidose/contract';
import { type Prepared, type QuickDecision, type QuickSaid, recommendQuick } from '@evidose/engine';
import { consideredIn } from './considered.ts';

const resultOf = (decision: QuickDecision): QuickResult => ({
  recommendation: decision.recommendation,
  considered: consideredIn(decision),
});

function checkedAnswers(given: unknown): ShortAnswers {
  const checked = validateShortQuestionnaire(given);
  if (!checked.ok) throw new AppError('QUESTIONNAIRE_INVALID', checked.failure);
  return checked.answers;
}

/** An unknown line would be a tick without effect, so it is rejected. */
function requireKnown({ candidates }: QuickDecision, { applies, cleared }: QuickSaid): void {
  const open = candidates.filter(({ canCheck }) => canCheck);
  const lines = new Set(open.flatMap(({ fitsIf, unless }) => [...fitsIf, ...unless]).map(({ id }) => id));
  const ids = new Set(open.map(({ supplement }) => supplement.data.id));
  if (applies.some((id) => !lines.has(id))) throw new AppError('BAD_REQUEST', { field: 'applies' });
  if (cleared.some((id) => !ids.has(id))) throw new AppError('BAD_REQUEST', { field: 'cleared' });
}

/** The quick quiz: answers in, cautious candidates out, nothing stored. */
export function createQuickQuiz(prepared: Prepared) {
  return {
    decide: (given: unknown): QuickResult => resultOf(recommendQuick(prepared, checkedAnswers(given))),
    check: (given: unknown, said: QuickSaid): QuickResult => {
      const decision = recommendQuick(prepared, checkedAnswers(given), said);
      requireKnown(decision, said);
      return resultOf(decision);
    },
  };
}

export type QuickQuiz = ReturnType<typeof createQuickQuiz>;
