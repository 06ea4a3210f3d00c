import { session } from './storage.ts';
import { observable } from './store.ts';

/** The current stage in plain words: the overlay shows and announces it. */
export const loadingStage = observable('');

let running = 0;

function show(isLoading: boolean): void {
  session.write('loading', isLoading ? 'true' : 'false');
  window.dispatchEvent(new Event('loading-change'));
}

export function setLoadingStage(stage: string): void {
  loadingStage.set(stage);
}

/** Shows the overlay while the work runs, and hides it however it ends. */
export async function withLoading<T>(stage: string, work: () => Promise<T>): Promise<T> {
  running += 1;
  setLoadingStage(stage);
  if (running === 1) show(true);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) {
      setLoadingStage('');
      show(false);
    }
  }
}

export const isWorkRunning = (): boolean => running > 0;

/** Work ends with its page; the next page must not wait for it. */
export function endLoadingWithThePage(): void {
  window.addEventListener('pagehide', () => {
    if (running > 0) session.write('loading', 'false');
  });
}
