import { randomUUID, timingSafeEqual } from 'node:crypto';
import { AppError, type ErrorCode, SHARED_PAGE, type ShareEntry, type ShareOpening } from '@evidose/contract';
import { type Clock, DAY_MS, HOUR_MS, later } from '../../clock.ts';
import { type Database, personalWrite, repeatable } from '../../database/index.ts';
import { failWith } from '../../fail-with.ts';
import { digest, type Secret } from '../../secret.ts';
import type { Audit } from '../audit/service.ts';
import type { Limit, Throttle } from '../throttle/service.ts';
import { newCode, newLink, ownerOfLink, shownCode, typedCode } from './share-text.ts';
import {
  countOpen,
  findByLink,
  forgetEnded,
  insertOpening,
  insertShare,
  listOpenings,
  listShares,
  revoke,
  type StoredShare,
} from './store.ts';

const MOST_OPEN = 10;
const KEPT_MS = 90 * DAY_MS;
/** Wrong codes. A code has 39 bits: at ten tries a day nobody guesses one while its link is valid. */
export const WRONG_BY_LINK: Limit = { name: 'share-link', hits: 10, windowMs: DAY_MS };
export const WRONG_BY_SOURCE: Limit = { name: 'share-source', hits: 30, windowMs: HOUR_MS };
/** Correct ones: a doctor looks more than once, but a program that hammers must not fill the log. */
const OPENED_BY_LINK: Limit = { name: 'share-opened', hits: 60, windowMs: HOUR_MS };
/** Created and revoked over and over, they would fill list and audit. */
export const MADE_BY_ACCOUNT: Limit = { name: 'share-made', hits: 30, windowMs: DAY_MS };
const PURPOSE = 'share-code';

export interface SharesParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly throttle: Throttle;
  readonly audit: Audit;
  readonly publicUrl: string;
  /** Whether the owner's account exists and is not disabled. */
  readonly mayAct: (uid: string) => Promise<boolean>;
}

interface NewShare {
  readonly label: string;
  readonly days: number;
  readonly includesAnswers: boolean;
}

export interface Proof {
  readonly link: string;
  readonly code: string;
}

export type SharesService = ReturnType<typeof createSharesService>;

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(digest(one)), Buffer.from(digest(other)));

export function createSharesService({ db, clock, secret, throttle, audit, publicUrl, mayAct }: SharesParts) {
  const macOf = (id: string, code: string) => secret.mac(PURPOSE, `${id}:${code}`);

  function asEntry(row: StoredShare, openings: readonly (ShareOpening & { shareId: string })[]): ShareEntry {
    const isOver = row.expiresAt <= clock();
    return {
      id: row.id,
      label: row.label,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      includesAnswers: row.includesAnswers,
      state: row.revokedAt !== null ? 'revoked' : isOver ? 'ended' : 'open',
      openings: openings.filter(({ shareId }) => shareId === row.id).map(({ at, what }) => ({ at, what })),
    };
  }

  async function take(limit: Limit, subject: string, refusal: ErrorCode = 'TOO_MANY_CODES') {
    const taken = await throttle.take(limit, subject);
    if (!taken.isAllowed) throw new AppError(refusal, { retryAfterSeconds: taken.retryAfterSeconds });
    return taken;
  }

  const note = ({ uid, id: shareId }: StoredShare, what: ShareOpening['what']) =>
    personalWrite(db, { uid }, (tx) => insertOpening(tx, { uid, shareId, id: randomUUID(), at: clock(), what }));

  /** The same work for known and unknown links. */
  async function isRight(share: StoredShare | undefined, code: string): Promise<boolean> {
    const expected = share?.codeMac ?? macOf(randomUUID(), code);
    const given = macOf(share?.id ?? randomUUID(), typedCode(code));
    const isCode = isSame(expected, given);
    const isOwner = await mayAct(share?.uid ?? 'nobody');
    return share !== undefined && isCode && isOwner;
  }

  return {
    list: (uid: string) =>
      failWith('SOMETHING_FAILED', async () => {
        const [rows, log] = await Promise.all([
          repeatable(() => listShares(db, uid)),
          repeatable(() => listOpenings(db, uid)),
        ]);
        const openings = log.map(({ shareId, at, what }) => ({ shareId, at: at.toISOString(), what }));
        return rows.map((row) => asEntry(row, openings));
      }),

    create: (uid: string, { label, days, includesAnswers }: NewShare, source: string) =>
      failWith('DATA_NOT_STORED', async () => {
        await take(MADE_BY_ACCOUNT, uid, 'TOO_MANY_REQUESTS');
        const now = clock();
        const { token, linkHash } = newLink(uid);
        const code = newCode();
        const id = randomUUID();
        const share: StoredShare = {
          uid,
          id,
          linkHash,
          codeMac: macOf(id, code),
          label,
          createdAt: now,
          expiresAt: later(now, days * DAY_MS),
          revokedAt: null,
          includesAnswers,
        };
        await personalWrite(db, { uid }, async (tx) => {
          if ((await countOpen(tx, uid, now)) >= MOST_OPEN) throw new AppError('TOO_MANY_SHARES');
          await insertShare(tx, share);
          await audit.record({ event: 'share.created', uid, source }, tx);
        });
        return { link: `${publicUrl}${SHARED_PAGE}#${token}`, code: shownCode(code), share: asEntry(share, []) };
      }),

    revoke: (uid: string, id: string, source: string) =>
      failWith('DATA_NOT_STORED', async () => {
        await personalWrite(db, { uid, isRepeatable: true }, async (tx) => {
          if (!(await revoke(tx, { uid, id }, clock()))) throw new AppError('NOT_FOUND');
          await audit.record({ event: 'share.revoked', uid, source }, tx);
        });
      }),

    /** Whose letter link and code open, and until when. Tries are counted before the code is checked. */
    open: (proof: Proof, what: 'letter' | 'pdf' | 'fhir', source: string) =>
      failWith('SOMETHING_FAILED', async () => {
        const bySource = await take(WRONG_BY_SOURCE, source);
        const byLink = await take(WRONG_BY_LINK, proof.link);
        const uid = ownerOfLink(proof.link);
        const share = await findByLink(db, uid ?? 'nobody', digest(proof.link));
        if (!(await isRight(share, proof.code)) || share === undefined) {
          if (share !== undefined) await note(share, 'refused');
          await audit.record({ event: 'share.refused', uid: share?.uid ?? null, source });
          throw new AppError('SHARE_NOT_OPENED', { field: 'code' });
        }
        await bySource.giveBack();
        await byLink.giveBack();
        // Only somebody with the code learns that it was right.
        if (share.revokedAt !== null || share.expiresAt <= clock()) throw new AppError('SHARE_ENDED');
        await take(OPENED_BY_LINK, proof.link);
        await note(share, what);
        await audit.record({ event: 'share.opened', uid: share.uid, source });
        const { uid: owner, includesAnswers } = share;
        return { uid: owner, includesAnswers, expiresAt: share.expiresAt.toISOString() };
      }),

    sweep: () => forgetEnded(db, later(clock(), -KEPT_MS)),
  };
}
