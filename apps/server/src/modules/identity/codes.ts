import { timingSafeEqual } from 'node:crypto';
import { and, eq, lt, lte } from 'drizzle-orm';
import { type Clock, DAY_MS, HOUR_MS, later } from '../../clock.ts';
import { type Database, deleteInBatches } from '../../database/index.ts';
import { digest } from '../../secret.ts';
import { newPersonalToken, ownerOfToken } from './ids.ts';
import { type CodeKind, emailedCodes } from './schema.ts';

export const CODE_LIFE_MS: Readonly<Record<CodeKind, number>> = {
  VERIFY_EMAIL: DAY_MS,
  PASSWORD_RESET: HOUR_MS,
  VERIFY_AND_CHANGE_EMAIL: DAY_MS,
};

type CodeRow = typeof emailedCodes.$inferSelect;
export type FoundCode =
  | { readonly fault: 'invalid' }
  | { readonly fault: 'expired' }
  | { readonly fault: null; readonly code: CodeRow };

interface CodeRequest {
  readonly uid: string;
  readonly kind: CodeKind;
  readonly email: string;
  /** Who requested it; null if no one was signed in. */
  readonly sessionId: string | null;
  readonly requestedAt: Date;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Codes that prove ownership of a mailbox. Only digests are stored, one per person and kind. */
export function createCodes({ clock }: { readonly clock: Clock }) {
  return {
    /** Null if a later request was served first: its newer code stays. */
    issue: async (tx: Database, { uid, kind, email, sessionId, requestedAt }: CodeRequest): Promise<string | null> => {
      const code = newPersonalToken(uid);
      const expiresAt = later(clock(), CODE_LIFE_MS[kind]);
      const row = { codeHash: digest(code), email, sessionId, requestedAt, expiresAt };
      const issued = await tx
        .insert(emailedCodes)
        .values({ uid, kind, ...row })
        .onConflictDoUpdate({
          target: [emailedCodes.uid, emailedCodes.kind],
          set: row,
          setWhere: lte(emailedCodes.requestedAt, requestedAt),
        })
        .returning();
      return issued.length === 1 ? code : null;
    },

    find: async (db: Database, code: string): Promise<FoundCode> => {
      const uid = ownerOfToken(code);
      if (uid === null) return { fault: 'invalid' };
      const hash = digest(code);
      const rows = await db.select().from(emailedCodes).where(eq(emailedCodes.uid, uid));
      const found = rows.find(({ codeHash }) => isSame(codeHash, hash));
      if (found === undefined) return { fault: 'invalid' };
      return found.expiresAt <= clock() ? { fault: 'expired' } : { fault: null, code: found };
    },

    /** Of two concurrent uses, the one that deletes the row wins. */
    use: async (tx: Database, { uid, kind, codeHash }: CodeRow): Promise<boolean> => {
      const used = await tx
        .delete(emailedCodes)
        .where(and(eq(emailedCodes.uid, uid), eq(emailedCodes.kind, kind), eq(emailedCodes.codeHash, codeHash)))
        .returning();
      return used.length === 1;
    },

    cancelAll: async (tx: Database, uid: string): Promise<void> => {
      await tx.delete(emailedCodes).where(eq(emailedCodes.uid, uid));
    },

    sweep: async (db: Database): Promise<void> => {
      // Kept a day longer, to answer "expired" instead of "unknown".
      await deleteInBatches(db, emailedCodes, lt(emailedCodes.expiresAt, later(clock(), -DAY_MS)));
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
