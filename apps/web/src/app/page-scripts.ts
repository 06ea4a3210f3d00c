import { nextTask } from '../lib/next-task.ts';

/** Written by the server (apps/server/src/http/page-html.ts): the scripts of the page, each after those that it needs. */
const LIST = 'meta[name="page-scripts"]';

function askFor(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/**
 * Asks for all scripts of the first page, then runs them one at a time: together they would be one piece of work, and a
 * slow phone would not answer a touch all the while. Later pages come when the phone has nothing else to do. Whatever
 * does not come here is asked for again by the router, which also says so.
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
    // The router will meet the same file.
  }
}
