import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { type Clock, DAY_MS, later } from '../../clock.ts';
import { type Database, deleteInBatches } from '../../database/index.ts';
import { auditEvents } from './schema.ts';

/** All audited events. The name says what happened; nothing a person typed is stored with it. */
export type AuditEvent =
  | 'gate.pin-accepted'
  | 'gate.pin-wrong'
  | 'gate.locked'
  | 'gate.opened'
  | 'gate.pin-rotated'
  | 'gate.lifted'
  | 'account.signed-up'
  | 'account.deleted'
  | 'account.disabled'
  | 'account.enabled'
  | 'account.email-changed'
  | 'account.email-verified'
  | 'login.succeeded'
  | 'login.failed'
  | 'login.locked'
  | 'code.requested'
  | 'code.sent'
  | 'code.used'
  | 'password.changed'
  | 'password.reset'
  | 'provider.signed-in'
  | 'provider.linked'
  | 'provider.refused'
  | 'provider.removed'
  | 'session.refresh-reused'
  | 'session.ended'
  | 'session.all-ended'
  | 'share.created'
  | 'share.revoked'
  | 'share.opened'
  | 'share.refused'
  | 'calendar.created'
  | 'calendar.revoked'
  | 'reminders.device-added'
  | 'reminders.device-removed'
  | 'reminders.ended'
  | 'keys.rotated'
  | 'secret.reset'
  | 'api.plan-set';

export interface AuditEntry {
  readonly event: AuditEvent;
  readonly uid?: string | null;
  readonly source: string;
}

/** Retention: long enough to investigate an incident, no longer. */
const KEEP_MS = 180 * DAY_MS;

export function createAudit({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    /** Pass the transaction, so that the change and its entry succeed or fail together. */
    record: async ({ event, uid = null, source }: AuditEntry, on: Database = db): Promise<void> => {
      await on.insert(auditEvents).values({ id: randomUUID(), at: clock(), event, uid, source });
    },
    /** Entries stay linked to each other, under a name that leads to nobody. */
    forget: async (uid: string, on: Database): Promise<void> => {
      await on
        .update(auditEvents)
        .set({ uid: `deleted-${randomUUID()}` })
        .where(eq(auditEvents.uid, uid));
    },
    sweep: async (): Promise<void> => {
      await deleteInBatches(db, auditEvents, lt(auditEvents.at, later(clock(), -KEEP_MS)));
    },
  };
}

export type Audit = ReturnType<typeof createAudit>;
