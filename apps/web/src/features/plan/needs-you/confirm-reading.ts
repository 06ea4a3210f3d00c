import {
  type Alert,
  type AlertAction,
  AppError,
  alertKey,
  isField,
  type NameKind,
  questionOf,
  readMe,
  resolveAlert,
} from '@evidose/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayFailed } from '../../../components/plan/my-list.ts';
import { remakePlan } from '../../../components/plan/remake-plan.ts';
import { replaceEntry } from '../../../components/questions/entries.ts';
import { call } from '../../../lib/api.ts';
import { withLoading } from '../../../lib/loading.ts';
import { readNames } from '../../../lib/names.ts';

type Reading = Extract<AlertAction, { kind: 'confirm-reading' }>;

const MOST_WORDS = 8;

function kindOf(field: string): NameKind {
  const question = isField(field) ? questionOf(field) : null;
  return question?.kind === 'text' ? (question.typeAhead ?? 'any') : 'any';
}

/**
 * Replaces a misspelled name by ours, with as few words as possible: "zolof 50 mg at night" keeps its amount and time.
 * Each attempt is read again to decide.
 */
async function rewritten({ field, text, name }: Reading): Promise<string> {
  const words = text.trim().split(/\s+/);
  const attempts = words.slice(0, MOST_WORDS).map((_, index) => [name, ...words.slice(index + 1)].join(' '));
  for (const attempt of attempts) {
    const { items } = await readNames(kindOf(field), attempt, AbortSignal.timeout(10_000));
    if (items.length === 1 && items[0]?.state === 'understood') return attempt;
  }
  return name;
}

/** Writes a reading offered by the plan as it is. */
interface Chosen {
  readonly field: string;
  readonly text: string;
  readonly line: string;
}

interface Confirmation {
  readonly reading: Reading | Chosen;
  readonly alerts: readonly Alert[];
}

async function confirmReading({ reading, alerts }: Confirmation): Promise<void> {
  const { comprehensiveQuestionnaire: answers } = await call(readMe);
  const written = answers?.[reading.field];
  if (typeof written !== 'string') throw new AppError('USER_WITHOUT_DATA');
  const line = 'line' in reading ? reading.line : await rewritten(reading);
  const change = { [reading.field]: replaceEntry(written, reading.text, line) };
  await remakePlan(change);
  // The new plan no longer asks; the question and its answer stay in the history.
  for (const alert of alerts) {
    await call(resolveAlert, { body: { key: alertKey(alert), title: alert.title, how: 'confirmed' } });
  }
}

/** "Yes, that is it": writes the answer as we read it and makes a new plan. */
export function useConfirmReading() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'confirming' },
    mutationFn: (confirmation: Confirmation) => withLoading('Saving your answer', () => confirmReading(confirmation)),
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
    onError: sayFailed,
  });
}
