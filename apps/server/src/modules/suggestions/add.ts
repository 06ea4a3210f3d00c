import { randomUUID } from 'node:crypto';
import { type Answers, AppError, Recommendation, validateQuestionnaire } from '@evidose/contract';
import { DAY_MS } from '../../clock.ts';
import type { Question } from '../../database/index.ts';
import { orderMarks } from '../chosen/service.ts';
import { type Compared, compareBatches } from './compare.ts';

/** Enough for somebody who tries out answers; what-if serves those who want more. */
const MOST_A_DAY = 50;

/** The fields of `Compared`. */
const PICKED = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', each->'id', 'name', each->'name', 'dose', each->'dose',
  'form', each->'form', 'cautions', each->'cautions', 'interactions', each->'interactions', 'ordered', each->'ordered')),
  '[]') FROM jsonb_array_elements(supplements) each)`;
/** Of what was left out, the first reason. */
const LEFT_OUT = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', each->'id', 'name', each->'name',
  'reasons', jsonb_build_array(each->'reasons'->0))), '[]') FROM jsonb_array_elements(recommendation->'excluded') each)`;
const RESULT = `jsonb_build_object('knowledgeVersion', recommendation->'knowledgeVersion',
  'engineVersion', recommendation->'engineVersion', 'alerts', recommendation->'alerts',
  'currentSupplements', recommendation->'currentSupplements', 'medications', recommendation->'medications',
  'schedule', recommendation->'schedule', 'labSuggestions', recommendation->'labSuggestions', 'excluded', ${LEFT_OUT})`;

/**
 * Always one row. Of the newest plan only what is compared: the rest would be sent and parsed for nothing. Plans are
 * numbered as they are made: whoever has made fewer in total needs no count by day.
 */
const READ_BEFORE = `
  SELECT newest.made, newest.shape, newest.answers, newest.recommendation, newest.supplements, newest.ordered_and_gone, ${orderMarks.asColumn('$1')} AS ordered,
    CASE WHEN newest.made >= ${MOST_A_DAY} THEN
      (SELECT count(*) FROM supplements_suggested WHERE uid = $1 AND added_on > $2) ELSE 0 END AS today
  FROM (SELECT $1::text AS uid) person LEFT JOIN LATERAL (
    SELECT made, shape, answers, ordered_and_gone, ${PICKED} AS supplements, ${RESULT} AS recommendation
    FROM supplements_suggested
    WHERE uid = person.uid ORDER BY made DESC LIMIT 1) newest ON true`;

const INSERT = `
  INSERT INTO supplements_suggested
    (uid, id, added_on, made, length, supplements, recommendation, answers, changes, shape, ordered_and_gone)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

export const readBefore = (uid: string, now: Date): Question => ({
  text: READ_BEFORE,
  values: [uid, new Date(now.getTime() - DAY_MS)],
});

/** As read by `readBefore`, in JSON. */
interface Found extends Compared {
  readonly made: number | null;
  readonly shape: string | null;
  /** On the person's list. */
  readonly ordered: readonly string[];
  readonly ordered_and_gone: readonly string[] | null;
  readonly today: number;
}

export function foundBefore(rows: readonly object[]): Found {
  // The query above always returns one row.
  const found = rows[0] as Found;
  if (found.today < MOST_A_DAY) return found;
  const hint = `You can make ${MOST_A_DAY} plans a day.`;
  throw new AppError('TOO_MANY_REQUESTS', { hint, retryAfterSeconds: DAY_MS / 1_000 });
}

interface NewSuggestion {
  readonly uid: string;
  readonly answers: Answers;
  /** In the contract's shape. */
  readonly recommendation: Recommendation;
  readonly found: Found;
  readonly now: Date;
  readonly shape: string;
  /** What other answers would give today: separates the person's changes from ours. */
  readonly decide: (answers: Answers) => Recommendation;
}

/** A plan written by another version gets the contract's defaults. */
const OlderParts = Recommendation.pick({
  alerts: true,
  currentSupplements: true,
  medications: true,
  labSuggestions: true,
  schedule: true,
});
const inTodaysShape = (found: Found): Found => ({
  ...found,
  recommendation: { ...found.recommendation, ...OlderParts.parse(found.recommendation) },
});

/** Made with the same knowledge and code: every difference comes from the answers. */
const isDecidedAlike = (before: Compared, { knowledgeVersion, engineVersion }: Recommendation): boolean =>
  before.recommendation.knowledgeVersion === knowledgeVersion && before.recommendation.engineVersion === engineVersion;

/** The old answers evaluated today; null if they no longer pass validation, or if that would tell nothing. */
function decidedAgain(before: Compared, { recommendation, decide }: NewSuggestion): Recommendation | null {
  if (isDecidedAlike(before, recommendation)) return null;
  const checked = validateQuestionnaire(before.answers);
  return checked.ok ? decide(checked.answers) : null;
}

/**
 * The writes for a new plan, and the plan as response text: each part is serialized once. What was marked as ordered,
 * on an earlier plan or the list, stays ordered on the new one, and the list is updated with the plan's details.
 */
export function addSuggestion(suggestion: NewSuggestion): { writes: Question[]; text: string } {
  const { uid, answers, recommendation, found, now, shape } = suggestion;
  const before = found.made === null ? undefined : found.shape === shape ? found : inTodaysShape(found);
  const onPlan = (before?.supplements ?? []).filter(({ ordered }) => ordered === true).map(({ id }) => id);
  const marked = [...onPlan, ...(found.ordered_and_gone ?? [])];
  const ordered = new Set([...marked, ...found.ordered]);
  const { supplements: suggested, ...rest } = recommendation;
  const stays = new Set(suggested.map(({ id }) => id));
  const gone = marked.filter((id) => !stays.has(id));
  const isMarked = suggested.some(({ id }) => ordered.has(id));
  const supplements = isMarked
    ? suggested.map((item) => (ordered.has(item.id) ? { ...item, ordered: true } : item))
    : suggested;
  const after = { answers, recommendation: rest, supplements };
  const changes =
    before === undefined ? null : compareBatches({ before, after, unchangedAnswers: decidedAgain(before, suggestion) });
  const [restText, suggestedText] = [JSON.stringify(rest), JSON.stringify(suggested)];
  const values = [
    uid,
    randomUUID(),
    now,
    1 + (found.made ?? 0),
    supplements.length,
    isMarked ? JSON.stringify(supplements) : suggestedText,
    restText,
    JSON.stringify(answers),
    changes === null ? null : JSON.stringify(changes),
    shape,
    gone.length === 0 ? null : JSON.stringify(gone),
  ];
  const marks = onPlan.length === 0 ? [] : [orderMarks.asQuestion({ uid, ids: onPlan, orderedOn: now })];
  return {
    writes: [...marks, { text: INSERT, values }],
    text: `${restText.slice(0, -1)},"supplements":${suggestedText}}`,
  };
}
