import { appStatus } from './app-status.ts';

const PATIENCE_MS = 3_000;

/** Before a sign-out: sends what waits on this device, if anybody answers. Answers with how much still does. */
export async function sendLastWords(): Promise<number> {
  const { waiting, sendNow } = appStatus.get();
  if (waiting === 0 || sendNow === null) return 0;
  const noAnswer = new Promise<number>((resolve) => {
    setTimeout(() => resolve(appStatus.get().waiting), PATIENCE_MS);
  });
  return Promise.race([sendNow().catch(() => waiting), noAnswer]);
}
