import type { ConsentChoice, ConsentKind } from '@evidose/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { consents } from './schema.ts';

export async function listConsents(db: Database, uid: string): Promise<ConsentChoice[]> {
  const rows = await db.select().from(consents).where(eq(consents.uid, uid)).orderBy(consents.kind);
  return rows.map(({ kind, granted, version, decidedAt }) => ({
    kind,
    granted,
    version,
    decidedAt: decidedAt.toISOString(),
  }));
}

export async function readConsent(db: Database, uid: string, kind: ConsentKind) {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.uid, uid), eq(consents.kind, kind)));
  return row;
}

export async function upsertConsent(db: Database, consent: typeof consents.$inferInsert): Promise<void> {
  const { granted, version, decidedAt } = consent;
  await db
    .insert(consents)
    .values(consent)
    .onConflictDoUpdate({ target: [consents.uid, consents.kind], set: { granted, version, decidedAt } });
}
