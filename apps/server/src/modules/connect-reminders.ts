import type { Agent } from 'node:https';
import { type Background, runInBackground } from '../background.ts';
import { type Clock, DAY_MS, later, SECOND_MS } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Http } from '../http/mount.ts';
import type { Logger } from '../log.ts';
import type { Secret } from '../secret.ts';
import type { Audit } from './audit/service.ts';
import type { CheckInsService } from './check-ins/service.ts';
import type { IntakeService } from './intake/service.ts';
import type { LetterService } from './letter/service.ts';
import { type CountEnds, createDeliveries, type Mail } from './mail/index.ts';
import { createEndTokens } from './reminders/end-token.ts';
import { createPushTransport, isPushRefusedForGood, PUSH_SENDERS, waitAskedForMs } from './reminders/push-transport.ts';
import { createReminderRun } from './reminders/reminder-run.ts';
import { mountReminders } from './reminders/routes.ts';
import { pushOutbox } from './reminders/schema.ts';
import { defineReminders } from './reminders/sending.ts';
import { createRemindersService } from './reminders/service.ts';
import { sweepSent } from './reminders/store.ts';
import { vapidKeys } from './reminders/vapid.ts';

const LOOK_EVERY_MS = 10 * SECOND_MS;
/** Longer than anybody's day, and than any reminder is worth sending. */
const SENT_KEPT_MS = 8 * DAY_MS;

interface RemindingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Config;
  readonly secret: Secret;
  readonly audit: Audit;
  readonly mail: Mail;
  readonly letters: LetterService;
  readonly intake: IntakeService;
  readonly checkIns: CheckInsService;
  readonly mayAct: (uid: string) => Promise<boolean>;
  readonly isSignedIn: (uid: string, sessionId: string) => Promise<boolean>;
  readonly countPush: CountEnds;
  readonly pushAgent?: Agent | undefined;
}

/** Wires reminders: settings, what is due, and sending. */
export function connectReminders(parts: RemindingParts) {
  const { db, clock, log, config, secret, audit, mail, pushAgent, countPush } = parts;
  const keys = vapidKeys(config, secret);
  const endTokens = createEndTokens(secret);
  const push = createDeliveries({
    ...{ name: 'push', db, clock, log, table: pushOutbox, count: countPush },
    transport: createPushTransport({ keys, agent: pushAgent }),
    senders: PUSH_SENDERS,
    isRefusedForGood: isPushRefusedForGood,
    waitAskedForMs,
  });
  const look = createReminderRun({
    db,
    clock,
    ...defineReminders({ ...parts, publicUrl: config.publicUrl, endTokens, push }),
  });
  const service = createRemindersService({
    ...{ db, clock, secret, audit, endTokens },
    pushKey: keys.publicKey,
    pushServices: config.push.services,
  });
  let looking: Background | null = null;
  const remind = async (): Promise<void> => {
    await look();
    push.wake();
    mail.wake();
  };
  return {
    mount: (http: Http) => mountReminders(http, service),
    waiting: push.waiting,
    remind,
    start: (): void => {
      push.start();
      looking = runInBackground({
        name: 'reminders',
        everyMs: LOOK_EVERY_MS,
        log,
        work: remind,
      });
      looking.wake();
    },
    sweep: async (): Promise<void> => {
      await sweepSent(db, later(clock(), -SENT_KEPT_MS));
    },
    stop: async (): Promise<void> => {
      await looking?.stop();
      await push.stop();
    },
  };
}
