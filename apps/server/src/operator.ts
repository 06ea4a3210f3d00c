import { randomInt } from 'node:crypto';
import { type ApiPlanId, apiPlans } from '@evidose/contract';
import { backUp, moveTo } from './backup/command.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import { type DatabasePool, personalWrite } from './database/index.ts';
import { sourceOfAddress } from './http/source.ts';
import type { Logger } from './log.ts';
import { createAudit } from './modules/audit/service.ts';
import { createGate } from './modules/gate/service.ts';
import { createEmbeddedIdentity } from './modules/identity/embedded.ts';
import { setPlan } from './modules/keys/store.ts';
import { createMail, type MailTransport } from './modules/mail/index.ts';
import { personDocuments } from './modules/person-documents.ts';
import { createThrottle } from './modules/throttle/service.ts';
import { watchProgress } from './modules/watch/progress.ts';
import { openSecret, resetSecret } from './secret-canary.ts';

interface OperatorOptions {
  readonly config: Config;
  readonly database: Pick<DatabasePool, 'db' | 'pool'>;
  readonly log: Logger;
  readonly say: (line: string) => void;
}

export const USAGE = `Usage: npm run operator -- <command>

  users list                      every account: uid, address, state, last login
  users disable <uid or address>  ends all sessions and lets nobody in
  users enable <uid or address>
  users delete <uid or address>   account, documents, plans and choices, for good
  keys rotate                     a new signing key; tokens of the old one hold until they expire
  keys rotate --now               the old one is known to others: its tokens end at once
  watch                           how far the plans were looked at again after an upgrade, and what changed for how many
  plan set <uid or address> <plan>  the API plan of an account: ${Object.keys(apiPlans).join(', ')}
  gate status                     wrong PINs of the last day, and who has to wait
  gate lift [address]             lets everybody, or one source, try again at once
  pin rotate [4 digits]           a new PIN (made up if none is given); open gates close
  backup write <file>             everything, as it is now, while servers run; the local secret beside it
  backup restore <file>           into an empty database
  database move <DATABASE_URL>    everything into another, empty database: from the embedded one to a server's
  secret reset --yes              the old SECRET_KEY is lost or known to others: makes new signing keys with the present
                                  one and takes back a rotated PIN. Stop the servers first. Nobody's data is lost
`;

/** Left in the outbox: the running server sends it. */
const LEAVE_IT: MailTransport = {
  send: async () => {
    throw new Error('the operator sends no mail');
  },
  close: async () => undefined,
};

const NO_ACCOUNT = 'There is no such account.';

const newPin = () => String(randomInt(10_000)).padStart(4, '0');

/** The operator's command: parses, runs, prints. Returns the exit code. */
export async function operate(
  args: readonly string[],
  { config, database, log, say }: OperatorOptions,
): Promise<number> {
  const { db, pool } = database;
  const [area, action, value, more = ''] = args;
  const clock = systemClock;
  const audit = createAudit({ db, clock });
  if (area === 'secret') return giveUpSecret();
  // Before anything is read or written: data sealed with another secret would lock everybody else out.
  const secret = await openSecret(config, db);
  const throttle = createThrottle({ db, clock, secret });
  const { service } = config.identity;

  function identity() {
    if (service.mode === 'hosted') {
      throw new ConfigError('Accounts and keys are those of the hosted identity service: manage them there.');
    }
    const mail = createMail({ db, clock, log, transport: LEAVE_IT });
    const { publicUrl, corsOrigins } = config;
    const { minPasswordLength, providers } = service;
    const rules = { publicUrl, corsOrigins, minPasswordLength, providers };
    return createEmbeddedIdentity({ db, clock, secret, audit, throttle, mail, documents: personDocuments, ...rules })
      .operator;
  }

  async function users(): Promise<number> {
    const { accounts } = identity();
    if (action === 'list') {
      for await (const { uid, email, emailVerified, isDisabled, lastLoginAt } of accounts.list()) {
        const state = [emailVerified ? 'verified' : 'unverified', ...(isDisabled ? ['disabled'] : [])].join(', ');
        say(`${uid}  ${email ?? '(no address)'}  ${state}  last login ${lastLoginAt.toISOString()}`);
      }
      return 0;
    }
    const account = value === undefined ? null : await accounts.find(value);
    if (account === null) {
      say(value === undefined ? USAGE : NO_ACCOUNT);
      return 1;
    }
    if (action === 'disable') await accounts.disable(account.uid);
    else if (action === 'enable') await accounts.enable(account.uid);
    else if (action === 'delete') await accounts.remove(account.uid);
    else return unknown();
    say(`${account.uid}: ${action}d.`);
    return 0;
  }

  /** Hosted accounts are named by uid: we do not know their addresses. */
  async function uidOf(who: string): Promise<string | null> {
    return service.mode === 'hosted' ? who : ((await identity().accounts.find(who))?.uid ?? null);
  }

  async function setApiPlan(): Promise<number> {
    if (value === undefined || !Object.hasOwn(apiPlans, more)) return unknown();
    const uid = await uidOf(value);
    if (uid === null) {
      say(NO_ACCOUNT);
      return 1;
    }
    const plan = more as ApiPlanId;
    const fresh = { plan, month: clock().toISOString().slice(0, 7) };
    await personalWrite(db, { uid }, (tx) => setPlan(tx, uid, fresh));
    await audit.record({ event: 'api.plan-set', uid, source: 'operator' });
    say(`${uid}: ${apiPlans[plan].name} plan.`);
    return 0;
  }

  const gate = () => createGate({ db, clock, secret, audit, throttle, configuredPin: config.pin });

  async function gateStatus(): Promise<number> {
    const { wrongByStrangers, pauseMs, lockedSources } = await gate().state();
    say(`Wrong PINs by strangers in the last day: ${wrongByStrangers}.`);
    say(
      pauseMs === 0 ? 'Strangers do not wait.' : `Strangers wait ${pauseMs / 60_000} minutes between two wrong PINs.`,
    );
    say(`Sources and devices that are locked: ${lockedSources}.`);
    return 0;
  }

  async function liftGate(): Promise<number> {
    await gate().lift(value === undefined ? null : sourceOfAddress(value));
    say(value === undefined ? 'Everybody can try again.' : `${value} can try again.`);
    return 0;
  }

  async function rotatePin(): Promise<number> {
    const pin = value ?? newPin();
    if (!/^\d{4}$/.test(pin)) {
      say('The PIN must be 4 digits.');
      return 1;
    }
    await gate().rotatePin(pin, 'operator');
    say(`The PIN is ${pin} now, until another one is configured. Open gates are closed.`);
    return 0;
  }

  async function giveUpSecret(): Promise<number> {
    if (action !== 'reset' || value !== '--yes') return unknown();
    await resetSecret(config, db);
    await audit.record({ event: 'secret.reset', source: 'operator' });
    say(
      'Everything sealed is made anew with the present SECRET_KEY. The configured PIN holds again. Start the servers.',
    );
    return 0;
  }

  function unknown(): number {
    say(USAGE);
    return 1;
  }

  if (area === 'backup' && action === 'write' && value !== undefined) return backUp(value, { config, pool, say });
  if (area === 'database' && action === 'move' && value !== undefined) return moveTo(value, { config, pool, say });
  if (area === 'watch') {
    for (const line of await watchProgress(db)) say(line);
    return 0;
  }
  if (area === 'users') return users();
  if (area === 'plan' && action === 'set') return setApiPlan();
  if (area === 'pin' && action === 'rotate') return rotatePin();
  if (area === 'gate' && action === 'status') return gateStatus();
  if (area === 'gate' && action === 'lift') return liftGate();
  if (area === 'keys' && action === 'rotate') {
    const kid = await identity().rotateKeys({ isCompromised: value === '--now' });
    say(`New signing key: ${kid}`);
    return 0;
  }
  return unknown();
}
