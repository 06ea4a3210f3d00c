import { expect, type Page } from '@playwright/test';

/** What a page of the app keeps on its device: the names of the answers, and how many changes wait. */
export const keptOn = (page: Page): Promise<{ readonly answers: string; readonly waiting: number }> =>
  page.evaluate(async () => {
    const nothing = { answers: '', waiting: 0 };
    if (!(await indexedDB.databases()).some(({ name }) => name === 'evidose')) return nothing;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('evidose');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    try {
      if (db.objectStoreNames.length === 0) return nothing;
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const stores = db.transaction(['kept', 'waiting']);
      const [answers, waiting] = await Promise.all([
        asked(stores.objectStore('kept').getAllKeys()),
        asked(stores.objectStore('waiting').count()),
      ]);
      return { answers: JSON.stringify(answers), waiting };
    } finally {
      db.close();
    }
  });

/** Waits until the plan can be opened offline. */
export async function untilOnDevice(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The diary comes last: today and the two days before.
  await expect.poll(async () => (await keptOn(page)).answers.match(/intake/g)?.length).toBe(3);
}
