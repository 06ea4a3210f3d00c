import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import { toastQueue } from './toast.ts';

export default function ToastRegion() {
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label="Messages"
      data-toasts=""
      className="fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-2 sm:bottom-6"
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
