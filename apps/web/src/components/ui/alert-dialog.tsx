import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface AlertDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

/** Only for what cannot be undone. Otherwise do it and offer Undo in a toast. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, isOpen, onCancel, onConfirm, confirmLabel, cancelLabel = 'Cancel', children } = props;
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onCancel} autoFocus>
            {cancelLabel}
          </Button>
          <Button
            variant={props.isDangerous === true ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={props.isPending === true}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
