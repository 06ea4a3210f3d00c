/**
 * Data of a person kept on this device for offline use: responses of the server, and changes waiting to be sent. Each
 * row names its owner, and no other person's page reads it.
 */

export interface WaitingChange {
  readonly uid: string;
  /** The name of the operation (send-later.ts). */
  readonly route: string;
  readonly request: { readonly params?: unknown; readonly body?: unknown };
  /** Stays the same on every retry. */
  readonly key: string;
  /** What the change is about, in the person's words. */
  readonly about: string;
  readonly at: number;
}

interface KeptAnswer {
  readonly uid: string;
  readonly name: string;
  readonly data: unknown;
  readonly at: number;
}

type Stored<T> = T & { readonly id: number };
type StoreName = 'kept' | 'waiting';

const NAME = 'evidose';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('kept', { keyPath: ['uid', 'name'] });
      opening.result.createObjectStore('waiting', { keyPath: 'id', autoIncrement: true });
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const leave = () => {
        db.close();
        opened = undefined;
      };
      // Somebody signs out in some tab: an open connection would block deleting the database.
      db.onversionchange = leave;
      db.onclose = leave;
      resolve(db);
    };
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Resolves once written to disk. */
async function inStore<T>(name: StoreName, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  const transaction = (await open()).transaction(name, mode);
  const request = ask(transaction.objectStore(name));
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

const readAll = <T>(name: StoreName) => inStore(name, 'readonly', (store) => store.getAll() as IDBRequest<T[]>);

export async function keep(uid: string, name: string, data: unknown): Promise<void> {
  const row: KeptAnswer = { uid, name, data, at: Date.now() };
  await inStore('kept', 'readwrite', (store) => store.put(row));
}

export async function readKept(uid: string, name: string): Promise<unknown> {
  const row = await inStore<KeptAnswer | undefined>('kept', 'readonly', (store) => store.get([uid, name]));
  return row?.data;
}

export const addWaiting = (change: WaitingChange): Promise<number> =>
  inStore('waiting', 'readwrite', (store) => store.add(change) as IDBRequest<number>);

/** In the order of the presses. */
export async function listWaiting(uid: string): Promise<readonly Stored<WaitingChange>[]> {
  return (await readAll<Stored<WaitingChange>>('waiting')).filter((each) => each.uid === uid);
}

export async function removeWaiting(id: number): Promise<void> {
  await inStore('waiting', 'readwrite', (store) => store.delete(id));
}

/** Deletes rows of other people, and rows unused for long. */
export async function dropOld(uid: string): Promise<void> {
  for (const { uid: of, name, at } of await readAll<KeptAnswer>('kept')) {
    if (of !== uid || at < Date.now() - KEPT_MS) {
      await inStore('kept', 'readwrite', (store) => store.delete([of, name]));
    }
  }
  for (const { uid: of, id } of await readAll<Stored<WaitingChange>>('waiting')) {
    if (of !== uid) await removeWaiting(id);
  }
}
