import { desc, isNull } from 'drizzle-orm';
import { type Config, ConfigError } from './config.ts';
import { type Database, inTransaction } from './database/index.ts';
import { secretCanary } from './database/schema.ts';
import { gatePins } from './modules/gate/schema.ts';
import { SIGNING_KEY_PURPOSE } from './modules/identity/keys.ts';
import { providerAttempts, signingKeys } from './modules/identity/schema.ts';
import { loadSecret, type Secret } from './secret.ts';

const PURPOSE = 'canary';
const ONLY_ROW = 1;
const SONG = 'this database was sealed with this secret';

type SecretConfig = Pick<Config, 'secretKey' | 'dataDir'>;

async function holdsSealed(db: Database): Promise<boolean> {
  for (const table of [secretCanary, signingKeys, gatePins]) {
    if ((await db.select().from(table).limit(1)).length > 0) return true;
  }
  return false;
}

/**
 * Databases older than the canary: opens existing sealed data instead, before a canary could confirm the wrong secret.
 */
async function openNewestKey(secret: Secret, db: Database): Promise<void> {
  const [newest] = await db
    .select()
    .from(signingKeys)
    .where(isNull(signingKeys.retiresAt))
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.kid))
    .limit(1);
  if (newest !== undefined) secret.open(SIGNING_KEY_PURPOSE, newest.sealedPrivateJwk);
}

const canaryOf = (secret: Secret) => ({ id: ONLY_ROW, sealed: secret.seal(PURPOSE, SONG) });

async function prove(secret: Secret, db: Database): Promise<void> {
  let [canary] = await db.select().from(secretCanary);
  if (canary === undefined) {
    await openNewestKey(secret, db);
    await db.insert(secretCanary).values(canaryOf(secret)).onConflictDoNothing();
    // Of two first starts with different secrets one has sealed it: the other must fail.
    [canary] = await db.select().from(secretCanary);
  }
  if (canary === undefined || secret.open(PURPOSE, canary.sealed) !== SONG) {
    throw new ConfigError('The row that vouches for SECRET_KEY cannot be read.');
  }
}

/** This database's secret, verified before anything is read or written with it. */
export async function openSecret(config: SecretConfig, db: Database): Promise<Secret> {
  const secret = await loadSecret(config, async () => !(await holdsSealed(db)));
  await prove(secret, db);
  return secret;
}

/** The old secret is gone: what it sealed is deleted and recreated when next needed. */
export async function resetSecret(config: SecretConfig, db: Database): Promise<void> {
  const secret = await loadSecret(config);
  await inTransaction(db, async (tx) => {
    for (const table of [signingKeys, gatePins, providerAttempts, secretCanary]) await tx.delete(table);
    await tx.insert(secretCanary).values(canaryOf(secret));
  });
}
