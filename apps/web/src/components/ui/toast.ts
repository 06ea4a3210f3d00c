import { tryAgain } from '../../lib/try-again.ts';
import { whenSomebodyIsThere } from '../../lib/when-somebody-is-there.ts';
import { type ToastContent, toastQueue } from './toast-queue.ts';
import { areToastsUsed } from './toast-signal.ts';

const loadRegion = () => tryAgain(() => import('./toast-region.tsx'));
// The place for messages is fetched before the first of them: it may be that there is no connection. Pages are also
// drawn ahead of time, where there is no window.
if (typeof window !== 'undefined') whenSomebodyIsThere(() => void loadRegion().catch(() => undefined));

const READING_MS = 6000;
const UNDO_MS = 12000;

/** Says what was done. What must be fixed belongs beside its field, not here. */
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

/** Done already, and can be taken back: better than asking first. */
export function toastWithUndo(message: string, onUndo: () => void): void {
  toast(message, { label: 'Undo', onAction: onUndo });
}
