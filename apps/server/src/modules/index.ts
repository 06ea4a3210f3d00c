import type { Answers } from '@evidose/contract';
import { recommend } from '@evidose/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInBackground } from '../background.ts';
import { DAY_MS, MINUTE_MS, systemClock } from '../clock.ts';
import { sweepPeople } from '../database/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { loadEngine } from '../engine.ts';
import { createComputeLimits } from '../http/compute-limits.ts';
import type { ComputeQueue } from '../http/compute-queue.ts';
import type { Guards } from '../http/guards.ts';
import type { LoadShedding } from '../http/load-shedding.ts';
import type { PageWords } from '../http/page-html.ts';
import { traced } from '../http/tracing.ts';
import type { Metrics, Watched } from '../metrics.ts';
import { openSecret } from '../secret-canary.ts';
import { createAudit } from './audit/service.ts';
import { createAuthorizedRead } from './authorize-and-read.ts';
import { mountCatalogue } from './catalogue/routes.ts';
import { connectPlan } from './connect-plan.ts';
import { connectQuestions } from './connect-questions.ts';
import { connectReminders } from './connect-reminders.ts';
import { connectSharing } from './connect-sharing.ts';
import { mountContact } from './contact/routes.ts';
import { createContactService } from './contact/service.ts';
import { createGateCookie } from './gate/cookie.ts';
import { createGateGuard, mountGate } from './gate/routes.ts';
import { createGate } from './gate/service.ts';
import { connectIdentity } from './identity/connect.ts';
import { createUserGuard } from './identity/service.ts';
import { mountInteractions } from './interactions/routes.ts';
import { createKeyGuard, mountKeys } from './keys/routes.ts';
import { createKeysService } from './keys/service.ts';
import { connectMail } from './mail/connect.ts';
import { personDocuments } from './person-documents.ts';
import { mountProfile } from './profile/routes.ts';
import { createProfile } from './profile/service.ts';
import { mountSite } from './site/routes.ts';
import { sweepOrphans } from './sweep-orphans.ts';
import { createThrottle } from './throttle/service.ts';
import { createTrialsService } from './trials/service.ts';
import { createWatch } from './watch/service.ts';

const SWEEP_EVERY_MS = 10 * MINUTE_MS;
/** It reads whole tables. */
const ORPHANS_EVERY_MS = DAY_MS;

export interface Modules {
  /** Prerendered text of a supplement's page, for visitors who passed the gate. */
  readonly wordsFor: (path: string, request: FastifyRequest) => Promise<PageWords | null>;
  readonly isSound: () => Promise<boolean>;
  readonly watched: Pick<Watched, 'versions' | 'mailsWaiting' | 'pushesWaiting'>;
  /** Warms up what the first request of a kind would wait for, step by step. */
  readonly warm: () => Promise<void>;
  /** Deletes expired rows; run in the background. */
  readonly sweep: () => Promise<void>;
  /** Sends due reminders; run in the background. */
  readonly remind: () => Promise<void>;
  /** Stops the background work. */
  readonly stop: () => Promise<void>;
}

interface ModuleDependencies extends Dependencies {
  readonly metrics: Metrics;
  readonly loadShedding: LoadShedding;
  readonly computeQueue: ComputeQueue;
}

const SUPPLEMENT_PAGE = /^\/supplements\/([a-z0-9-]+)$/;

export async function mountModules(app: FastifyInstance, dependencies: ModuleDependencies): Promise<Modules> {
  const { config, log, metrics, hasher, clock = systemClock, announce = () => undefined } = dependencies;
  const { db, pool } = dependencies.database;
  const secret = await openSecret(config, db);

  const audit = createAudit({ db, clock });
  const throttle = createThrottle({ db, clock, secret });
  const { mail, mountMailbox } = connectMail({ db, clock, log, config, announce, count: metrics.countMail });
  const profile = createProfile({ db, clock });
  const prepared = await loadEngine();
  const decide = (answers: Answers) => traced('decide plan', () => recommend(prepared, answers));
  const trials = createTrialsService({ db, clock, prepared, decide });
  const questions = connectQuestions({ db, clock, prepared, onAnswers: trials.endUnsafe });
  const plan = connectPlan({
    db,
    pool,
    clock,
    profile,
    prepared,
    decide,
    trials,
    questionnaire: questions.questionnaire,
    countPlan: metrics.countPlan,
    chatModel: config.chatModel,
  });
  const contact = createContactService({ db, clock, throttle, mail, contactAddress: config.mail.contactAddress });

  const gate = createGate({ db, clock, secret, audit, throttle, configuredPin: config.pin });
  await gate.noteConfiguredPin();
  const gateParts = { gate, cookie: createGateCookie({ isBehindTls: config.publicUrl.startsWith('https:') }) };
  const identity = connectIdentity({
    db,
    clock,
    secret,
    audit,
    throttle,
    mail,
    config,
    documents: personDocuments,
    ...(hasher === undefined ? {} : { hasher }),
  });
  const keys = createKeysService({ db, clock, throttle, mayAct: identity.mayAct });
  const { publicUrl } = config;
  const sharing = connectSharing({
    db,
    clock,
    secret,
    throttle,
    audit,
    publicUrl,
    mayAct: identity.mayAct,
    letters: plan.letters,
  });

  const reminding = connectReminders({
    ...{ db, clock, log, config, secret, audit, mail },
    letters: plan.letters,
    intake: plan.intake,
    checkIns: plan.checkIns,
    mayAct: identity.mayAct,
    isSignedIn: identity.isSignedIn,
    countPush: metrics.countPush,
    pushAgent: dependencies.pushAgent,
  });

  const { tokens } = identity;
  const guards: Guards = {
    ...(tokens === null
      ? {}
      : { authorizeAndRead: createAuthorizedRead({ pool, clock, cookie: gateParts.cookie, tokens }) }),
    requireGate: createGateGuard(gateParts),
    requireUser: createUserGuard(identity),
    findKeyOwner: createKeyGuard(keys),
  };
  const { computeCallsPerMinute: perMinute } = config;
  const limitComputing = createComputeLimits({ clock, perMinute, passOf: gateParts.cookie.read });
  const http = {
    app,
    guards,
    limitComputing,
    computeQueue: dependencies.computeQueue,
    loadShedding: dependencies.loadShedding,
  };

  mountMailbox(app);
  mountGate(http, gateParts);
  await identity.mount(http);
  mountProfile(http, profile);
  questions.mount(http);
  plan.mount(http);
  sharing.mount(http);
  await reminding.mount(http);
  mountCatalogue(http, prepared);
  mountInteractions(http, prepared);
  mountContact(http, contact);
  mountKeys(http, keys);
  mountSite(http, { prepared, publicUrl });

  const watch = createWatch({
    db,
    clock,
    log,
    mail,
    prepared,
    publicUrl,
    trials,
    computeQueue: dependencies.computeQueue,
  });

  // Last, when nothing can fail any more: background work must not outlive a failed start.
  mail.start();
  reminding.start();
  const sweep = async () => {
    const all = [
      throttle.sweep,
      gate.sweep,
      audit.sweep,
      identity.sweep,
      plan.sweep,
      sharing.sweep,
      contact.sweep,
      reminding.sweep,
    ];
    // Counted as failed unless everything was done: a sweep that always fails lets the database grow unnoticed.
    let end: 'done' | 'failed' = 'failed';
    try {
      for (const one of all) await one();
      end = 'done';
    } finally {
      metrics.countSweep(end);
    }
    await sweepPeople(db, clock());
  };
  const sweeps = runInBackground({ name: 'sweeps', everyMs: SWEEP_EVERY_MS, log, work: sweep });
  const orphans = runInBackground({
    name: 'orphans',
    everyMs: ORPHANS_EVERY_MS,
    log,
    work: async () => {
      // The accounts of a hosted service are not ours to list.
      if (config.identity.service.mode === 'hosted') return;
      const found = await sweepOrphans(db);
      if (Object.keys(found).length > 0) log.warn({ found }, 'rows without an account were removed');
    },
  });
  orphans.wake();
  watch.start();
  return {
    wordsFor: async (path, request) => {
      const supplement = prepared.supplementById.get(SUPPLEMENT_PAGE.exec(path)?.[1] ?? '');
      if (supplement === undefined) return null;
      const { name: title, summary } = supplement.data;
      const isInside = (await gate.expiryOf(gateParts.cookie.read(request))) !== null;
      return { title, lead: isInside ? summary : null };
    },
    isSound: identity.isSound,
    warm: async () => {
      await questions.warm();
      await plan.warm();
    },
    watched: {
      versions: { engine: prepared.knowledge.engineVersion, knowledge: prepared.knowledge.version },
      mailsWaiting: mail.waiting,
      pushesWaiting: reminding.waiting,
    },
    sweep,
    remind: reminding.remind,
    stop: async () => {
      await sweeps.stop();
      await orphans.stop();
      await reminding.stop();
      await watch.stop();
      await mail.stop();
    },
  };
}
