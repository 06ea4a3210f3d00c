/** The request early.js made before any module ran, and the token it used. */
interface EarlyAnswers {
  readonly token: string;
  readonly byPath: Map<string, Promise<Response | null>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** After this time the early response may be stale. */
const FRESH_MS = 10_000;

/** The early response to this request, once, and only for the same session; else null. */
export async function takeEarlyAnswer(url: string, token: string): Promise<Response | null> {
  const { earlyAnswers } = globalThis;
  const answer = earlyAnswers?.byPath.get(url);
  if (earlyAnswers === undefined || answer === undefined) return null;
  earlyAnswers.byPath.delete(url);
  return earlyAnswers.token === token && performance.now() < FRESH_MS ? answer : null;
}
