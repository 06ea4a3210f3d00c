import { nextTask } from '../lib/next-task.ts';

/** Written by the server (apps/server/src/http/page-html.ts): the page's scripts, dependencies first. */
const LIST = 'meta[name="page-scripts"]';

function askFor(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/**
 * Requests all scripts of the first page, then runs them one at a time: run together they would be one long task, and a
 * slow phone would not respond to touch. Other pages are fetched when idle. If a fetch fails, the router tries again
 * and reports it.
 */
export async function runPageScripts(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(LIST);
  list?.remove();
  const files = list?.content.split(' ') ?? [];
  for (const file of files) {
    askFor(file);
    await nextTask();
  }
  try {
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await nextTask();
    }
  } catch {
    // The router will fetch the same file and report the failure.
  }
}
