import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  readonly message: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** Read by ToastRegion, which the layout mounts with the first toast. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });
