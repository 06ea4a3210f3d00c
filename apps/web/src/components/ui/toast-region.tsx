import { useSyncExternalStore } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { cx } from '../../lib/cx.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import { toastQueue } from './toast-queue.ts';

/** Height covered by a two-line message at the bottom of the screen. */
const COVERED_PX = 112;

/** A warning of the plan at the bottom of the screen: no toast may cover it. */
function isWarningBelow(): boolean {
  const from = window.innerHeight - COVERED_PX;
  return [...document.querySelectorAll('[data-alert]')].some((alert) => {
    const { top, bottom } = alert.getBoundingClientRect();
    return bottom > from && top < window.innerHeight;
  });
}

const subscribe = (notify: () => void) => {
  const stop = toastQueue.subscribe(notify);
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify);
  return () => {
    stop();
    window.removeEventListener('scroll', notify);
    window.removeEventListener('resize', notify);
  };
};

export default function ToastRegion() {
  // Covers the navigation bar instead, which holds no warnings.
  const isOnTop = useSyncExternalStore(subscribe, isWarningBelow);
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label="Messages"
      data-toasts=""
      className={cx(
        'fixed inset-x-4 z-40 flex flex-col items-center gap-2',
        isOnTop ? 'top-1' : 'bottom-4 sm:bottom-6',
      )}
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className="[&_button[data-hovered]]:bg-canvas/15 flex w-full max-w-form animate-rise items-center gap-2 rounded-lg border border-transparent bg-ink py-2 pr-2 pl-5 text-canvas shadow-high [&_button]:text-canvas"
        >
          <ToastContent className="min-w-0 flex-1 py-1.5 text-sm">
            <Text slot="title">{toast.content.message}</Text>
          </ToastContent>
          {toast.content.action !== undefined && (
            <Button
              variant="quiet"
              size="sm"
              className="underline underline-offset-4"
              onPress={() => {
                toast.content.action?.onAction();
                toastQueue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <IconButton slot="close" label="Close" className="size-9">
            <CloseIcon className="size-4.5" />
          </IconButton>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
