import { type Answers, AppError, mergeAnswers, type UserDocument, validateQuestionnaire } from '@evidose/contract';
import { type Prepared, whatIf } from '@evidose/engine';

/** The person's stored answers with the change merged in; both must stand the specified check. */
function changedAnswers(stored: Answers, change: unknown): Answers {
  const merged = mergeAnswers(stored, change);
  if (!merged.ok) throw new AppError('QUESTIONNAIRE_INVALID', merged.failure);
  const checked = validateQuestionnaire(merged.answers);
  if (!checked.ok) throw new AppError('QUESTIONNAIRE_INVALID', checked.failure);
  return checked.answers;
}

/** What a changed answer would do to the plan. Nothing is stored. */
export function differenceFor(prepared: Prepared, { comprehensiveQuestionnaire }: UserDocument, change: unknown) {
  const stored = validateQuestionnaire(comprehensiveQuestionnaire);
  if (!stored.ok) throw new AppError('USER_WITHOUT_DATA');
  const { added, removed, changed, after, alertsAdded } = whatIf(
    prepared,
    stored.answers,
    changedAnswers(stored.answers, change),
  );
  return {
    added: added.map(({ id, name, reasons }) => ({ id, name, message: reasons[0]?.message ?? '' })),
    removed: removed.map(({ id, name, because }) => ({ id, name, message: because })),
    adjusted: changed.map(({ id, name, before: was, after: is }) => ({ id, name, before: was, after: is })),
    alerts: after.alerts.filter(({ id }) => alertsAdded.includes(id)).map(({ title }) => title),
  };
}
