import { randomUUID } from 'node:crypto';
import {
  AppError,
  type PushDevice,
  type PushSubscription,
  type ReminderSettings,
  type Reminders,
} from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { digest, type Secret } from '../../secret.ts';
import type { Audit } from '../audit/service.ts';
import { isGranted, noteChoice } from '../consents/service.ts';
import type { Ending, EndTokens } from './end-token.ts';
import { requirePushService } from './push-transport.ts';
import { followConsent, reschedule } from './schedule.ts';
import { deleteDevice, findDevice, listDevices, putDevice, readSettings, type StoredDevice } from './store.ts';

const MOST_DEVICES = 10;
export const SEALED_AS = 'push-subscription';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly audit: Audit;
  readonly endTokens: EndTokens;
  readonly pushKey: string;
  readonly pushServices: readonly string[];
}

interface NewDevice {
  readonly uid: string;
  readonly subscription: PushSubscription;
  readonly name: string;
  readonly sessionId: string | null;
  readonly source: string;
}

const asDevice = ({ id, name, addedAt, lastSentAt }: StoredDevice): PushDevice => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  lastSentAt: lastSentAt?.toISOString() ?? null,
});

export type RemindersService = ReturnType<typeof createRemindersService>;

/** A person's settings and devices. Sending is done by `sending.ts`. */
export function createRemindersService(parts: Parts) {
  const { db, clock, secret, audit, endTokens, pushKey, pushServices } = parts;
  const change = <T>(uid: string, work: (tx: Database) => Promise<T>) =>
    failWith('DATA_NOT_STORED', () => personalWrite(db, { uid, isRepeatable: true }, work));

  const read = (uid: string): Promise<Reminders> =>
    failWith('SOMETHING_FAILED', () =>
      repeatable(async () => ({
        isOn: await isGranted(db, uid, 'reminders'),
        settings: (await readSettings(db, uid))?.settings ?? null,
        devices: (await listDevices(db, uid)).map(asDevice),
        pushKey,
      })),
    );

  const decide = (tx: Database, uid: string, granted: boolean) =>
    noteChoice(tx, { uid, kind: 'reminders', granted, now: clock() });

  async function endAll(tx: Database, uid: string): Promise<void> {
    await decide(tx, uid, false);
    await followConsent(tx, uid, clock());
  }

  /** If nothing is left that would be sent, the consent ends too. */
  async function endIfNothingIsLeft(tx: Database, uid: string): Promise<void> {
    const stored = await readSettings(tx, uid);
    if ((stored?.settings.digest ?? 'off') === 'off' && (await listDevices(tx, uid)).length === 0)
      await endAll(tx, uid);
  }

  async function end(tx: Database, { uid, what }: Ending): Promise<void> {
    if (what === 'mails') {
      const stored = await readSettings(tx, uid);
      if (stored !== undefined) await reschedule(tx, uid, clock(), { ...stored.settings, digest: 'off' });
    } else {
      await deleteDevice(tx, uid, what.deviceId);
    }
    await endIfNothingIsLeft(tx, uid);
  }

  return {
    read,
    set: async (uid: string, settings: ReminderSettings): Promise<Reminders> => {
      await change(uid, async (tx) => {
        await decide(tx, uid, true);
        await reschedule(tx, uid, clock(), settings);
      });
      return read(uid);
    },
    endAll: (uid: string, source: string) =>
      change(uid, async (tx) => {
        await endAll(tx, uid);
        await audit.record({ event: 'reminders.ended', uid, source }, tx);
      }),
    addDevice: async ({ uid, subscription, name, sessionId, source }: NewDevice): Promise<PushDevice> => {
      requirePushService(subscription.endpoint, pushServices);
      const endpointHash = digest(subscription.endpoint);
      return change(uid, async (tx) => {
        const others = (await listDevices(tx, uid)).filter((each) => each.endpointHash !== endpointHash);
        if (others.length >= MOST_DEVICES) throw new AppError('TOO_MUCH_STORED');
        const device = await putDevice(tx, {
          ...{ uid, id: randomUUID(), endpointHash, name, sessionId, addedAt: clock(), lastSentAt: null },
          subscriptionSealed: secret.seal(SEALED_AS, JSON.stringify(subscription)),
        });
        await audit.record({ event: 'reminders.device-added', uid, source }, tx);
        return asDevice(device);
      });
    },
    removeDevice: (uid: string, deviceId: string, source: string) =>
      change(uid, async (tx) => {
        if ((await findDevice(tx, uid, deviceId)) === undefined) return;
        await deleteDevice(tx, uid, deviceId);
        await audit.record({ event: 'reminders.device-removed', uid, source }, tx);
      }),
    /** Idempotent; for a person who has left there is nothing to end. */
    endByToken: async (token: string, source: string): Promise<'mails' | 'notifications'> => {
      const ending = endTokens.read(token);
      if (ending === null) throw new AppError('NOT_FOUND');
      const { uid, what } = ending;
      await change(uid, async (tx) => {
        await end(tx, ending);
        await audit.record({ event: 'reminders.ended', uid, source }, tx);
      }).catch((thrown: unknown) => {
        if (!(thrown instanceof AppError && thrown.code === 'NOT_LOGGED_IN')) throw thrown;
      });
      return what === 'mails' ? what : 'notifications';
    },
  };
}
