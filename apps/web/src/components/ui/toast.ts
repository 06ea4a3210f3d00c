import { onFirstInteraction } from '../../lib/on-first-interaction.ts';
import { withRetry } from '../../lib/with-retry.ts';
import { type ToastContent, toastQueue } from './toast-queue.ts';
import { areToastsUsed } from './toast-signal.ts';

const loadRegion = () => withRetry(() => import('./toast-region.tsx'));
// Fetched ahead, since the first toast may be about a lost connection. Not at build time, where there is no window.
if (typeof window !== 'undefined') onFirstInteraction(() => void loadRegion().catch(() => undefined));

const READING_MS = 6000;
const UNDO_MS = 12000;

/** Reports what was done. What must be fixed belongs next to its field. */
export function toast(message: string, action?: ToastContent['action']): void {
  void loadRegion().then(
    () => areToastsUsed.set(true),
    () => undefined,
  );
  toastQueue.add(
    { message, ...(action === undefined ? {} : { action }) },
    { timeout: action === undefined ? READING_MS : UNDO_MS },
  );
}

/** Already done, with Undo: better than asking first. */
export function toastWithUndo(message: string, onUndo: () => void): void {
  toast(message, { label: 'Undo', onAction: onUndo });
}
