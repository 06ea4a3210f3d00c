import { appStatus } from './app-status.ts';

const PATIENCE_MS = 3_000;

/** Before sign-out, sends waiting changes if the server can be reached. Returns how many remain. */
export async function sendBeforeSignOut(): Promise<number> {
  const { waiting, sendNow } = appStatus.get();
  if (waiting === 0 || sendNow === null) return 0;
  const noAnswer = new Promise<number>((resolve) => {
    setTimeout(() => resolve(appStatus.get().waiting), PATIENCE_MS);
  });
  return Promise.race([sendNow().catch(() => waiting), noAnswer]);
}
