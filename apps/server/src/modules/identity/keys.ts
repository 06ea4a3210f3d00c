import { desc, gt, isNull, lt, or } from 'drizzle-orm';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Clock, HOUR_MS, later, MINUTE_MS, SECOND_MS } from '../../clock.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import type { Secret } from '../../secret.ts';
import { signingKeys } from './schema.ts';

const ALGORITHM = 'RS256';
const MODULUS_BITS = 2048;
export const SIGNING_KEY_PURPOSE = 'signing-key';
/** How long a process may not notice another one's rotation. */
const LOOK_AGAIN_MS = MINUTE_MS;
const SEARCH_AGAIN_MS = SECOND_MS;
/** Tokens signed with it live for an hour; the second hour is for processes that notice late. */
const KEEP_OLD_MS = 2 * HOUR_MS;

interface KeyRing {
  readonly loadedAt: number;
  readonly signer: { readonly kid: string; readonly key: CryptoKey } | null;
  readonly verifiers: ReadonlyMap<string, CryptoKey>;
  readonly published: readonly JWK[];
}

const asCryptoKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('a signing key is no RSA key');
  return key;
};

/** The RSA keys that sign ID tokens, stored sealed: the newest signs, older ones verify until they retire. */
export function createKeys({ db, clock, secret }: { db: Database; clock: Clock; secret: Secret }) {
  let ring: KeyRing | null = null;
  let loading: Promise<KeyRing> | null = null;
  let lastSearch = Number.NEGATIVE_INFINITY;
  let failedAt: number | null = null;

  async function load(): Promise<KeyRing> {
    const now = clock();
    const rows = await db
      .select()
      .from(signingKeys)
      .where(or(isNull(signingKeys.retiresAt), gt(signingKeys.retiresAt, now)))
      .orderBy(desc(signingKeys.createdAt), desc(signingKeys.kid));
    const newest = rows.find(({ retiresAt }) => retiresAt === null);
    const signer =
      newest === undefined
        ? null
        : {
            kid: newest.kid,
            key: await asCryptoKey(JSON.parse(secret.open(SIGNING_KEY_PURPOSE, newest.sealedPrivateJwk))),
          };
    const verifiers = new Map<string, CryptoKey>();
    for (const { kid, publicJwk } of rows) verifiers.set(kid, await asCryptoKey(publicJwk));
    return { loadedAt: now.getTime(), signer, verifiers, published: rows.map(({ publicJwk }) => publicJwk) };
  }

  async function add(on: Database): Promise<string> {
    const pair = await generateKeyPair(ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
    const bare = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(bare);
    await on.insert(signingKeys).values({
      kid,
      publicJwk: { ...bare, kid, alg: ALGORITHM, use: 'sig' },
      sealedPrivateJwk: secret.seal(SIGNING_KEY_PURPOSE, JSON.stringify(await exportJWK(pair.privateKey))),
      createdAt: clock(),
    });
    return kid;
  }

  /** Concurrent callers share one load. */
  function reload(): Promise<KeyRing> {
    loading ??= load()
      .then((loaded) => {
        ring = loaded;
        failedAt = null;
        return loaded;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  async function current(): Promise<KeyRing> {
    if (ring === null) return reload();
    const isFresh = Math.abs(clock().getTime() - ring.loadedAt) <= LOOK_AGAIN_MS;
    if (isFresh || isResting()) return ring;
    const lastGood = ring;
    // Unreadable new keys are no reason to turn away people whose tokens the old ones verify.
    return reload().catch(() => {
      failedAt = performance.now();
      return lastGood;
    });
  }

  /** A failed reload is not retried for every request. */
  const isResting = (): boolean => failedAt !== null && performance.now() - failedAt < SEARCH_AGAIN_MS;

  /** A token may be signed with a key just created elsewhere. Made-up key ids must not cost a query each. */
  async function search(kid: string): Promise<CryptoKey | undefined> {
    if (performance.now() - lastSearch < SEARCH_AGAIN_MS) return undefined;
    lastSearch = performance.now();
    return (await reload().catch(() => ring))?.verifiers.get(kid);
  }

  return {
    /** At startup, so that a server that cannot open its keys fails then and not at the first sign-in. */
    check: async (): Promise<void> => {
      await reload();
    },
    /** False while the newest keys cannot be read: the cached ones stay in use, and an operator has to look. */
    areSound: async (): Promise<boolean> => {
      await current();
      return failedAt === null;
    },
    /** Creates the first key. Two processes starting together may create two; both are published. */
    signer: async (): Promise<NonNullable<KeyRing['signer']>> => {
      const known = (await current()).signer ?? (await reload()).signer;
      if (known !== null) return known;
      await add(db);
      const { signer } = await reload();
      if (signer === null) throw new Error('there is no signing key');
      return signer;
    },
    /** Undefined for an unknown or retired key. */
    verifier: async (kid: string): Promise<CryptoKey | undefined> =>
      (await current()).verifiers.get(kid) ?? search(kid),
    published: async (): Promise<readonly JWK[]> => (await current()).published,
    /** `isCompromised`: the old keys stop verifying at once, and everybody signs in or refreshes again. */
    rotate: ({ isCompromised = false }: { readonly isCompromised?: boolean } = {}): Promise<string> =>
      inTransaction(db, async (tx) => {
        const retiresAt = isCompromised ? clock() : later(clock(), KEEP_OLD_MS);
        await tx
          .update(signingKeys)
          .set({ retiresAt })
          .where(or(isNull(signingKeys.retiresAt), gt(signingKeys.retiresAt, retiresAt)));
        ring = null;
        return add(tx);
      }),
    sweep: async (): Promise<void> => {
      await db.delete(signingKeys).where(lt(signingKeys.retiresAt, clock()));
    },
  };
}

export type Keys = ReturnType<typeof createKeys>;
