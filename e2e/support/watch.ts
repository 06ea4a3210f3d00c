import { latestSuggested, readLetter } from '@evidose/contract';
import type { BrowserContext, ConsoleMessage } from '@playwright/test';

interface Watch {
  readonly problems: string[];
}

/** Without a plan the API answers 404, and the browser logs it. */
const isPlanNotMadeYet = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') &&
  [latestSuggested.path, readLetter.path].some((path) => message.location().url.endsWith(path));

/** Most tests block the service worker, and the browser logs the attempt to register it. */
const isWorkerKeptOut = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** Records what no page may do: log to the console, throw, violate the content policy, or contact other hosts. */
export async function watchContext(
  context: BrowserContext,
  { origin, expected }: { readonly origin: string; readonly expected: RegExp | null },
): Promise<Watch> {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (expected?.test(problem) !== true) problems.push(problem);
  };
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: the console is how the page tells the test
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`);
    });
  });
  context.on('console', (message) => {
    if (isPlanNotMadeYet(message) || isWorkerKeptOut(message)) return;
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`third-party request: ${url.origin}`);
  });
  return { problems };
}
