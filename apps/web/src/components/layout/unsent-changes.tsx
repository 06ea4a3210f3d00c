import { appStatus } from '../../lib/offline/app-status.ts';
import { useObservable } from '../../lib/store.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';

interface UnsentChangesProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Signing out deletes everything from this device, including changes not sent yet. */
export default function UnsentChanges({ onStay, onLeave }: UnsentChangesProps) {
  const { waiting } = useObservable(appStatus);
  return (
    <AlertDialog
      isOpen
      title="Sign out and lose these changes?"
      confirmLabel="Sign out and lose them"
      cancelLabel="Stay signed in"
      isDangerous
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {waiting === 1 ? '1 change on this device is' : `${waiting} changes on this device are`} not sent yet. We can send
      them when you’re back online. If you sign out now, we delete them.
    </AlertDialog>
  );
}
