import { type PushSubscription, slots } from '@evidose/contract';
import { z } from 'zod';
import { type Clock, SECOND_MS } from '../../clock.ts';
import { type Database, personalWrite } from '../../database/index.ts';
import type { Secret } from '../../secret.ts';
import type { CheckInsService } from '../check-ins/service.ts';
import { isGranted } from '../consents/service.ts';
import type { IntakeService } from '../intake/service.ts';
import type { LetterService } from '../letter/service.ts';
import type { createDeliveries, Mail } from '../mail/index.ts';
import { digestMail } from './digest.ts';
import { dueItems, openDoses } from './due.ts';
import type { EndTokens } from './end-token.ts';
import { isRemindedOn } from './moments.ts';
import type { Notification } from './push-transport.ts';
import { type Reminder, WORTH_MS } from './reminder-run.ts';
import { momentKinds } from './schema.ts';
import { SEALED_AS } from './service.ts';
import { deleteDevice, findDevice, noteDeviceSent, readSettings } from './store.ts';
import { dueText, slotText } from './texts.ts';

const Payload = z.object({
  uid: z.string(),
  kind: z.enum(momentKinds),
  day: z.iso.date(),
  slot: z.union([z.enum(slots), z.literal('')]),
});
const PushPayload = Payload.extend({ deviceId: z.uuid() });
/** Where a press on a notification leads. */
const TODAY = '/dashboard';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly publicUrl: string;
  readonly letters: LetterService;
  readonly intake: Pick<IntakeService, 'day' | 'adherence'>;
  readonly checkIns: Pick<CheckInsService, 'lastDay'>;
  readonly endTokens: EndTokens;
  readonly mayAct: (uid: string) => Promise<boolean>;
  readonly isSignedIn: (uid: string, sessionId: string) => Promise<boolean>;
  readonly mail: Mail;
  readonly push: ReturnType<typeof createDeliveries<Notification>>;
}

/**
 * Creates a reminder's text at the moment of sending and on each retry: a person who has ticked everything, paused, or
 * withdrawn consent meanwhile gets nothing.
 */
export function defineReminders(parts: Parts) {
  const { db, clock, secret, publicUrl, letters, intake, checkIns, endTokens, mayAct, isSignedIn, mail, push } = parts;

  async function stillWanted({ uid, day }: Reminder) {
    const stored = await readSettings(db, uid);
    if (stored === undefined || !isRemindedOn(stored.settings, day)) return null;
    if (!(await isGranted(db, uid, 'reminders')) || !(await mayAct(uid))) return null;
    const plan = await letters.planIfAny(uid);
    return plan === null ? null : { plan, settings: stored.settings };
  }

  async function textOf({ uid, kind, day, slot }: Reminder): Promise<string | null> {
    const wanted = await stillWanted({ uid, kind, day, slot });
    if (wanted === null) return null;
    const { plan, settings } = wanted;
    const { showsNames } = settings;
    if (slot === '') {
      const text = dueText(
        dueItems(plan, settings, { day, lastCheckIn: await checkIns.lastDay(uid), isOnce: true }),
        showsNames,
      );
      return text === '' ? null : text;
    }
    const open = openDoses(plan, { day, recorded: await intake.day(uid, day) }).filter((dose) => dose.slot === slot);
    return open.length === 0 ? null : slotText(slot, { names: open.map(({ name }) => name), showsNames });
  }

  const sendPush = push.define({
    kind: 'reminder',
    payload: PushPayload,
    keepTryingMs: WORTH_MS.slot,
    compose: async ({ deviceId, ...reminder }, { createdAt }): Promise<Notification | null> => {
      const { uid } = reminder;
      const leftMs = createdAt.getTime() + WORTH_MS[reminder.kind] - clock().getTime();
      const device = await findDevice(db, uid, deviceId);
      if (leftMs <= 0 || device === undefined) return null;
      const drop = () => personalWrite(db, { uid, isRepeatable: true }, (tx) => deleteDevice(tx, uid, deviceId));
      if (device.sessionId !== null && !(await isSignedIn(uid, device.sessionId))) {
        await drop();
        return null;
      }
      const body = await textOf(reminder);
      if (body === null) return null;
      const end = endTokens.make({ uid, what: { deviceId } });
      return {
        subscription: JSON.parse(secret.open(SEALED_AS, device.subscriptionSealed)) as PushSubscription,
        payload: { title: 'Evidose', body, url: TODAY, end: `/v1/reminders/end/${end}` },
        ttlSeconds: Math.ceil(leftMs / SECOND_MS),
        onGone: drop,
        onSent: () => noteDeviceSent(db, uid, deviceId, clock()),
      };
    },
  });

  const sendMail = mail.define({
    kind: 'reminders.digest',
    payload: Payload,
    keepTryingMs: WORTH_MS.digest,
    compose: async (reminder, { createdAt }) => {
      const wanted = await stillWanted(reminder);
      const isLate = createdAt.getTime() + WORTH_MS.digest <= clock().getTime();
      if (wanted === null || isLate || wanted.settings.digest === 'off') return null;
      const { uid, day } = reminder;
      const { plan, settings } = wanted;
      return digestMail({
        plan,
        settings,
        open: openDoses(plan, { day, recorded: await intake.day(uid, day) }),
        due: dueItems(plan, settings, { day, lastCheckIn: await checkIns.lastDay(uid), isOnce: false }),
        days: (await intake.adherence(uid)).days,
        day,
        publicUrl,
        endToken: endTokens.make({ uid, what: 'mails' }),
      });
    },
  });

  return {
    sendPush: (reminder: z.input<typeof PushPayload>, on: Database) => sendPush(reminder, on),
    sendMail: (reminder: z.input<typeof Payload>, on: Database) => sendMail(reminder, on),
  };
}
