/** What the smoke walk needs from a browser, whichever driver it uses. */
export interface BrowserSession {
  readonly open: (url: string) => Promise<void>;
  /** Clicks the first match of the XPath. */
  readonly click: (xpath: string) => Promise<void>;
  /** Types into the first match of the CSS selector. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly read: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const LIMIT_MS = 60_000;
const PAUSE_MS = 100;

/** Retries until it succeeds, because pages draw in their own time. */
export async function untilDone<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  let last: unknown = null;
  while (Date.now() < deadline) {
    const found = await attempt().catch((error: unknown) => {
      last = error;
      return null;
    });
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`waited in vain for ${what}${last === null ? '' : `: ${String(last)}`}`);
}
