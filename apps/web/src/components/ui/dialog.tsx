import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../lib/cx.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: 'md' | 'lg';
  readonly role?: 'dialog' | 'alertdialog';
}

/** Modal; Escape closes it, except an alert dialog, which needs an answer. */
export function Dialog({ title, isOpen, onOpenChange, children, actions, size = 'md', role = 'dialog' }: DialogProps) {
  const isAlert = role === 'alertdialog';
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isAlert}
      className="fixed inset-0 z-50 flex items-end justify-center bg-veil entering:animate-fade sm:items-center sm:p-6"
    >
      <Modal
        className={cx(
          'w-full rounded-t-xl bg-raised shadow-high entering:animate-rise sm:rounded-xl',
          size === 'md' ? 'sm:max-w-form' : 'sm:max-w-text',
        )}
      >
        <AriaDialog role={role} className="flex max-h-[88dvh] flex-col outline-none">
          <header className="flex items-start justify-between gap-4 px-6 pt-6">
            <Heading slot="title" level={2} className="text-heading">
              {title}
            </Heading>
            {!isAlert && (
              <IconButton label="Close" slot="close" className="-mt-1.5 -mr-2.5">
                <CloseIcon />
              </IconButton>
            )}
          </header>
          <div className="overflow-y-auto overscroll-contain px-6 py-4 text-ink-soft">{children}</div>
          {actions !== undefined && <footer className="flex flex-wrap justify-end gap-3 px-6 pb-6">{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
