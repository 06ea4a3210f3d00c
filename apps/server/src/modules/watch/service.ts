import { setTimeout as sleep } from 'node:timers/promises';
import { type Prepared, recommend } from '@evidose/engine';
import { type Background, runInBackground } from '../../background.ts';
import { type Clock, SECOND_MS } from '../../clock.ts';
import { type Database, personalWrites } from '../../database/index.ts';
import type { ComputeQueue } from '../../http/compute-queue.ts';
import type { Logger } from '../../log.ts';
import type { Mail } from '../mail/index.ts';
import type { TrialsService } from '../trials/service.ts';
import { type Batch, createBatches } from './batches.ts';
import { defineWatchMail } from './mail.ts';
import { recheck } from './review.ts';
import { answersOf, insertReviews, plansToReview, type Review, type Watched } from './store.ts';

/** A dead process's batch is found this soon after its claim expires. */
const LOOK_EVERY_MS = 30 * SECOND_MS;
/** After each person, a pause of this many times their duration: at most a fifth of one core, and of the database's. */
const PAUSE_TIMES = 4;
const SHORTEST_PAUSE_MS = 5;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mail: Mail;
  readonly prepared: Prepared;
  readonly publicUrl: string;
  readonly trials: Pick<TrialsService, 'endUnsafe'>;
  readonly computeQueue?: Pick<ComputeQueue, 'run'>;
  /** Between two people; a benchmark uses none. */
  readonly pauseTimes?: number;
}

const WATCHING = { source: 'watched plans', cost: 'heavy' } as const;

interface Reviewed {
  readonly row: Review;
  /** There is something new to tell the person. */
  readonly isNew: boolean;
  readonly hasTrial: boolean;
}

export const versionOf = ({ knowledge }: Pick<Prepared, 'knowledge'>): string =>
  `${knowledge.engineVersion} ${knowledge.version}`;

/** Reviews every person's newest plan after an upgrade. Nothing is replaced: the person is told, and decides. */
export function createWatch(parts: Parts) {
  const { db, clock, log, mail, prepared, publicUrl, trials, computeQueue, pauseTimes = PAUSE_TIMES } = parts;
  const version = versionOf(prepared);
  const batches = createBatches({ db, clock, version });
  const sendMail = defineWatchMail({ db, mail, publicUrl });
  const decide = (answers: Parameters<typeof recommend>[1]) => recommend(prepared, answers);
  let isStopping = false;
  let background: Background | null = null;

  async function review({ plan, known, chosen, hasTrial }: Watched): Promise<Reviewed | null> {
    const { uid, id: planId } = plan;
    const { engineVersion, knowledgeVersion } = plan.recommendation;
    // Made by this version: nothing else to find.
    if (`${engineVersion} ${knowledgeVersion}` === version) return null;
    const decideAgain = () => recheck({ plan, chosen, decide });
    const { outcome, findings } =
      computeQueue === undefined ? decideAgain() : await computeQueue.run(WATCHING, decideAgain);
    const isNew = findings.some(({ title }) => !known.some((each) => each.title === title));
    return { row: { uid, planId, version, reviewedAt: clock(), outcome, findings }, isNew, hasTrial };
  }

  /** One transaction per batch: a commit per person would cost more than the review. */
  const write = (reviewed: readonly Reviewed[]): Promise<void> =>
    personalWrites(
      db,
      reviewed.map(({ row }) => row.uid),
      async (tx, present) => {
        const rows = reviewed.filter(({ row }) => present.includes(row.uid)).map(({ row }) => row);
        const written = new Set(await insertReviews(tx, rows));
        for (const { row, isNew, hasTrial } of reviewed) {
          if (!written.has(row.uid)) continue;
          if (isNew) await sendMail({ uid: row.uid, planId: row.planId }, tx);
          if (hasTrial) await endUnsafeTrial(tx, row.uid);
        }
      },
    );

  /** Judged by today's answers: a trial outlives a stale plan. */
  async function endUnsafeTrial(tx: Database, uid: string): Promise<void> {
    const answers = await answersOf(tx, uid);
    if (answers !== null) await trials.endUnsafe(tx, uid, answers);
  }

  /** False if it was stopped midway; finished reviews are kept. */
  async function reviewBatch(batch: Batch): Promise<boolean> {
    const reviewed: Reviewed[] = [];
    for (const each of await plansToReview(db, batch)) {
      if (isStopping) break;
      const begun = performance.now();
      const found = await review(each);
      if (found !== null) reviewed.push(found);
      if (pauseTimes > 0) await sleep(Math.max(SHORTEST_PAUSE_MS, (performance.now() - begun) * pauseTimes));
    }
    if (reviewed.length > 0) await write(reviewed);
    return !isStopping;
  }

  async function run(): Promise<void> {
    if (!(await batches.open())) return;
    for (let batch = await batches.next(); batch !== null && !isStopping; batch = await batches.next()) {
      if (!(await reviewBatch(batch))) return;
      await batches.done(batch);
      mail.wake();
    }
    if (!isStopping) await batches.end();
  }

  return {
    run,
    start: (): void => {
      background ??= runInBackground({ name: 'watched plans', everyMs: LOOK_EVERY_MS, log, work: run });
      background.wake();
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      await background?.stop();
    },
  };
}
