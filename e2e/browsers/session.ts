/** What the smoke walk needs of a browser, whoever drives it. */
export interface BrowserSession {
  readonly open: (url: string) => Promise<void>;
  /** Presses what the XPath finds first. */
  readonly click: (xpath: string) => Promise<void>;
  /** Types into what the CSS selector finds first. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly read: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const LIMIT_MS = 60_000;
const PAUSE_MS = 100;

/** Tries until it succeeds: pages draw in their own time. */
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
