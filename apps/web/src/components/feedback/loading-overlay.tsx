import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isWorkRunning, loadingStage } from '../../lib/loading.ts';
import { session } from '../../lib/storage.ts';
import { useObservable } from '../../lib/store.ts';

/** A value left by a page that was closed has no work behind it and must not lock the new page for long. */
const ORPHAN_MS = 15_000;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('loading-change', onChange);
  return () => window.removeEventListener('loading-change', onChange);
}
const isLoading = (): boolean => session.read('loading') === 'true';

/** Cancelling once is not enough: browsers let a second Escape through. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

/**
 * Follows the session value `loading` and the window event `loading-change`. A native modal dialog makes the page
 * inert, traps focus and restores it. The element stays mounted when closed, or focus could not be restored.
 */
export function LoadingOverlay() {
  const isShown = useSyncExternalStore(subscribe, isLoading);
  const stage = useObservable(loadingStage);
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isShown || dialog === null) return;
    dialog.showModal();
    // On the whole document: focus may be on the body after Tab or a click outside.
    window.addEventListener('keydown', keepOpen);
    const orphan = setTimeout(() => {
      if (isWorkRunning()) return;
      session.write('loading', 'false');
      window.dispatchEvent(new Event('loading-change'));
    }, ORPHAN_MS);
    return () => {
      clearTimeout(orphan);
      window.removeEventListener('keydown', keepOpen);
      dialog.close();
    };
  }, [isShown]);

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby="loading-title"
      aria-describedby="loading-stage"
      // Only the end of the work closes it.
      onCancel={(event) => event.preventDefault()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none animate-fade bg-canvas/90 text-ink backdrop-blur-lg"
    >
      {isShown && <Waiting stage={stage} />}
    </dialog>
  );
}

function Waiting({ stage }: { readonly stage: string }) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: there is nothing to do but wait; the focus needs a place meanwhile
      tabIndex={0}
      className="flex h-full flex-col items-center justify-center gap-6 p-6 text-center outline-none"
    >
      <MeasuringMark />
      <p id="loading-title" className="display text-title">
        AI is Working Magic!
      </p>
      <p id="loading-stage" role="status" className="min-h-7 text-ink-soft text-lead">
        {stage}
      </p>
    </div>
  );
}

/** The logo drawing itself stroke by stroke. */
function MeasuringMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-20">
      <g className="fill-accent">
        <rect x="4" y="4.5" width="24" height="6" rx="3" className="animate-breathe" />
        <rect x="4" y="13" width="13" height="6" rx="3" className="animate-breathe [animation-delay:300ms]" />
        <rect x="4" y="21.5" width="24" height="6" rx="3" className="animate-breathe [animation-delay:600ms]" />
      </g>
      <circle cx="24.5" cy="16" r="3.5" className="animate-breathe fill-dose [animation-delay:450ms]" />
    </svg>
  );
}
