import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { deleteAccount } from '../client/delete-account.ts';
import { FormNotice } from './form-notice.tsx';
import { useTask } from './use-task.ts';

const WORD = 'delete';

/** Irreversible, so it is confirmed by typing a word. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [withMessages, setWithMessages] = useState(false);
  const { isBusy, error, run } = useTask();
  const isConfirmed = typed.trim().toLowerCase() === WORD;

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isConfirmed || !(await run(() => deleteAccount(password, { withMessages })))) return;
    toast('Your account and everything in it is deleted. We sent you an email to confirm.');
    await navigate('/', { replace: true });
  }

  return (
    <Dialog title="Delete your account?" isOpen onOpenChange={(open) => !open && onClose()}>
      <form noValidate onSubmit={(event) => void erase(event)} className="flex flex-col gap-5">
        <p>
          This deletes your account, your answers, every plan, your list and your records, right away and for good. We
          can’t bring them back. You may want to download your data first.
        </p>
        <FormNotice error={error} />
        <PasswordField
          label="Your password"
          name="current-password"
          autoComplete="current-password"
          help="Leave it empty if you always sign in with another service."
          value={password}
          onChange={setPassword}
        />
        <Checkbox isSelected={withMessages} onChange={setWithMessages}>
          Also delete the messages I sent you through the contact form
        </Checkbox>
        <TextField label={`Type “${WORD}” to go on`} name="confirm-delete" value={typed} onChange={setTyped} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onPress={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" isDisabled={!isConfirmed} isPending={isBusy}>
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
