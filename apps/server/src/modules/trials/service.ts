import { randomUUID } from 'node:crypto';
import {
  type Answers,
  AppError,
  alertKey,
  type PartialAnswers,
  type Recommendation,
  type SuggestedSupplement,
  type Trial,
  type TrialOffer,
  validateQuestionnaire,
} from '@evidose/contract';
import { judgeTrials, type Prepared, type TrialJudgement } from '@evidose/engine';
import { type Clock, DAY_MS } from '../../clock.ts';
import { type Database, personalWrite, type Question, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { resolvedKeysIn } from '../resolved-alerts/service.ts';
import { designOf, offersOf } from './offers.ts';
import {
  countTrials,
  endQuestion,
  endTrial,
  findTrial,
  insertTrial,
  listRatings,
  listRunning,
  listTrials,
  putRating,
  type RunningRow,
  removeRating,
  runningQuestion,
  type StoredTrial,
} from './store.ts';
import { dayAfter, dayOf, earliestDay, viewOf } from './view.ts';

/** More than anybody finishes; a runaway client cannot fill the disk. */
const MOST_TRIALS = 60;
const MOST_DAYS_AHEAD = 31;
/** Yesterday and the day before can be filled in: later, no one remembers. */
const DAYS_BACK = 2;

/** Reasons to end a trial; that a wish is no longer named is not one. */
const ENDS: ReadonlySet<TrialJudgement['verdict']> = new Set(['unsafe', 'not-for', 'need']);

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly prepared: Prepared;
  readonly decide: (answers: Answers) => Recommendation;
}

interface Asked {
  readonly uid: string;
  readonly answers: PartialAnswers | null;
}
type Listed = readonly { readonly id: string; readonly supplement: SuggestedSupplement }[];

export type TrialsService = ReturnType<typeof createTrialsService>;

export function createTrialsService({ db, clock, prepared, decide }: Parts) {
  const judgeBy = (answers: Answers, plan: Recommendation, resolved: ReadonlySet<string>) =>
    judgeTrials(prepared, answers, { plan, isResolved: (alert) => resolved.has(alertKey(alert)) });

  const reasonToEnd = (trialId: string, judged: readonly TrialJudgement[]): string | null => {
    const own = judged.find(({ rule }) => rule.id === trialId);
    // What the knowledge no longer allows must not continue.
    if (own === undefined) return 'We no longer offer this trial.';
    return ENDS.has(own.verdict) ? own.why : null;
  };

  async function judgedFor({ uid, answers }: Asked) {
    const checked = validateQuestionnaire(answers ?? {});
    if (!checked.ok) return null;
    const plan = decide(checked.answers);
    const resolved = await repeatable(() => resolvedKeysIn(db, uid));
    return { plan, judged: judgeBy(checked.answers, plan, resolved) };
  }

  const isNeed = (item: Pick<SuggestedSupplement, 'id' | 'reasons'>): boolean =>
    item.reasons.some(({ use, message }) =>
      prepared.supplementById
        .get(item.id)
        ?.data.indications.some((each) => each.kind === 'need' && (each.id === use || each.message === message)),
    );

  const shown = async (row: StoredTrial): Promise<Trial> =>
    viewOf(row, await repeatable(() => listRatings(db, row.uid)), clock());

  async function changed(uid: string, id: string): Promise<Trial> {
    const row = await repeatable(() => findTrial(db, { uid, id }));
    if (row === undefined) throw new AppError('NOT_FOUND');
    return shown(row);
  }

  async function running(tx: Database, uid: string, id: string): Promise<StoredTrial> {
    const row = await findTrial(tx, { uid, id });
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (viewOf(row, [], clock()).state !== 'running') {
      throw new AppError('CONFLICT', { hint: 'This trial has ended.' });
    }
    return row;
  }

  return {
    isNeed,

    list: (uid: string): Promise<Trial[]> =>
      failWith('SOMETHING_FAILED', async () => {
        const [rows, ratings] = await repeatable(() => Promise.all([listTrials(db, uid), listRatings(db, uid)]));
        return rows.map((row) => viewOf(row, ratings, clock()));
      }),

    offers: (asked: Asked, chosen: Listed): Promise<TrialOffer[]> =>
      failWith('SOMETHING_FAILED', async () => {
        const found = await judgedFor(asked);
        if (found === null) return [];
        const items = [...found.plan.supplements, ...chosen.map(({ supplement }) => supplement)];
        const needed = new Set(items.filter(isNeed).map(({ id }) => id));
        const listed = chosen.map(({ id, supplement }) => ({ id, name: supplement.name }));
        return offersOf({ ...found, listed, isNeed: (id) => needed.has(id) });
      }),

    start: (
      asked: Asked,
      { trialId, startsOn, ratingsADay }: { trialId: string; startsOn: string; ratingsADay: number },
    ): Promise<Trial> =>
      failWith('DATA_NOT_STORED', async () => {
        const now = clock();
        const today = now.getTime();
        if (startsOn < earliestDay(now) || startsOn > dayOf(today + MOST_DAYS_AHEAD * DAY_MS)) {
          throw new AppError('BAD_REQUEST', { field: 'startsOn' });
        }
        const found = await judgedFor(asked);
        const judgement = found?.judged.find(({ rule }) => rule.id === trialId);
        if (judgement === undefined) throw new AppError('NOT_FOUND');
        if (judgement.verdict !== 'may-try') throw new AppError('CONFLICT', { hint: judgement.why });
        const design = designOf(judgement);
        const row: StoredTrial = {
          uid: asked.uid,
          id: randomUUID(),
          trialId,
          supplementId: judgement.rule.supplement,
          name: prepared.supplementById.get(judgement.rule.supplement)?.data.name ?? judgement.rule.supplement,
          design,
          ratingsADay,
          seed: randomUUID(),
          startedOn: startsOn,
          lastDay: dayAfter(startsOn, design.blocks * design.blockDays - 1),
          state: 'running',
          endedOn: null,
          endedBecause: null,
          createdAt: now,
        };
        await personalWrite(db, { uid: asked.uid }, async (tx) => {
          if ((await listRunning(tx, asked.uid, earliestDay(now))).length > 0) {
            throw new AppError('CONFLICT', { hint: 'One trial at a time: two would mix up their effects.' });
          }
          if ((await countTrials(tx, asked.uid)) >= MOST_TRIALS) throw new AppError('TOO_MUCH_STORED');
          await insertTrial(tx, row);
        });
        return shown(row);
      }),

    rate: ({
      uid,
      id,
      day,
      time,
      rating,
    }: {
      uid: string;
      id: string;
      day: string;
      time: number;
      rating: number | null;
    }) =>
      failWith('DATA_NOT_STORED', async () => {
        await personalWrite(db, { uid, isRepeatable: true }, async (tx) => {
          const row = await running(tx, uid, id);
          const now = clock();
          const isInTime =
            day >= dayAfter(earliestDay(now), -DAYS_BACK) &&
            day <= dayOf(now.getTime() + DAY_MS) &&
            day >= row.startedOn &&
            day <= row.lastDay;
          if (!isInTime) throw new AppError('BAD_REQUEST', { field: 'day' });
          if (time >= row.ratingsADay) throw new AppError('BAD_REQUEST', { field: 'time' });
          const place = { uid, trial: row.id, day, time };
          await (rating === null ? removeRating(tx, place) : putRating(tx, { ...place, rating }));
        });
        return changed(uid, id);
      }),

    stop: ({ uid, id, day, because }: { uid: string; id: string; day: string; because: 'harm' | 'other' }) =>
      failWith('DATA_NOT_STORED', async () => {
        await personalWrite(db, { uid }, async (tx) => {
          const row = await running(tx, uid, id);
          const last = dayOf(clock().getTime() + DAY_MS);
          const endedOn = day < row.startedOn ? row.startedOn : day > last ? last : day;
          const state = because === 'harm' ? 'harm' : 'stopped';
          await endTrial(tx, { uid, id: row.id, state, endedOn, endedBecause: null });
        });
        return changed(uid, id);
      }),

    /** In the transaction that writes new answers, so that no trial they make unsafe outlives them. */
    endUnsafe: async (tx: Database, uid: string, answers: PartialAnswers): Promise<void> => {
      const now = clock();
      const rows = await listRunning(tx, uid, earliestDay(now));
      const checked = validateQuestionnaire(answers);
      if (rows.length === 0 || !checked.ok) return;
      const judged = judgeBy(checked.answers, decide(checked.answers), await resolvedKeysIn(tx, uid));
      for (const { id, trialId } of rows) {
        const endedBecause = reasonToEnd(trialId, judged);
        if (endedBecause === null) continue;
        await endTrial(tx, { uid, id, state: 'unsafe', endedOn: dayOf(now.getTime()), endedBecause });
      }
    },

    /** The same when making a plan: what it reads, and what it writes with the plan. */
    running: (uid: string): Question => runningQuestion(uid, earliestDay(clock())),
    endings: (uid: string, found: readonly object[], answers: Answers, plan: Recommendation): Question[] => {
      if (found.length === 0) return [];
      const rows = found as readonly RunningRow[];
      const judged = judgeBy(answers, plan, new Set(rows[0]?.resolved));
      return rows.flatMap(({ id, trialId }) => {
        const endedBecause = reasonToEnd(trialId, judged);
        return endedBecause === null ? [] : [endQuestion({ uid, id, endedOn: dayOf(clock().getTime()), endedBecause })];
      });
    },
  };
}
