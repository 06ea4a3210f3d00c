/** What early.js asked for before any module ran, and with whose token. */
interface EarlyAnswers {
  readonly token: string;
  readonly byPath: Map<string, Promise<Response | null>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Later than this after the page was opened, what was asked for then may be out of date. */
const FRESH_MS = 10_000;

/** The early answer to this request, once, and only for the session that asked; null where there is none. */
export async function takeEarlyAnswer(url: string, token: string): Promise<Response | null> {
  const { earlyAnswers } = globalThis;
  const answer = earlyAnswers?.byPath.get(url);
  if (earlyAnswers === undefined || answer === undefined) return null;
  earlyAnswers.byPath.delete(url);
  return earlyAnswers.token === token && performance.now() < FRESH_MS ? answer : null;
}
