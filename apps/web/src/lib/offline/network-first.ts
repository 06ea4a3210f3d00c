import type { QueryPersister } from '@tanstack/react-query';
import { currentUid } from '../session.ts';
import { appStatus } from './app-status.ts';
import { readKept } from './device-store.ts';
import { isUnreachable } from './unreachable.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Cached on this device, and read from there while offline. */
      readonly isKept?: true;
      /** The value to assume when nothing was ever cached. */
      readonly ifNeverAsked?: unknown;
    };
  }
}

async function recall(name: string): Promise<unknown> {
  const uid = currentUid();
  if (uid === undefined) return undefined;
  return readKept(uid, name).catch(() => undefined);
}

/** Waiting changes are sent first, since the server does not know them yet. */
async function isBehind(): Promise<boolean> {
  const { waiting, sendNow } = appStatus.get();
  return waiting > 0 && sendNow !== null && (await sendNow().catch(() => 1)) > 0;
}

/** Offline: the last known value. */
export const networkFirst: QueryPersister<unknown, readonly unknown[]> = async (ask, context, query) => {
  const { isKept, ifNeverAsked } = query.meta ?? {};
  if (isKept !== true) return ask(context);
  if (await isBehind()) {
    const kept = await recall(query.queryHash);
    if (kept !== undefined) return kept;
  }
  try {
    return await ask(context);
  } catch (thrown) {
    const kept = isUnreachable(thrown) ? ((await recall(query.queryHash)) ?? ifNeverAsked) : undefined;
    if (kept === undefined) throw thrown;
    return kept;
  }
};
