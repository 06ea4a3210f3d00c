import { tryAgain } from '../../lib/try-again.ts';
import { type ToastContent, toastQueue } from './toast-queue.ts';
import { areToastsUsed } from './toast-signal.ts';

const loadRegion = () => tryAgain(() => import('./toast-region.tsx'));
// Whoever may have something to say fetches the place for it in time: the message may be that there is no connection.
void loadRegion().catch(() => undefined);

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
