import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { changePassword, OLD_PASSWORD } from '../client/password.ts';
import { errorsByPlace, useFocusOnError } from './field-errors.ts';
import { FormNotice } from './form-notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useTask } from './use-task.ts';

/** The old password, then the new one. Every other session ends with it, and a mail says so. */
export function PasswordChange() {
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { isBusy, error, run } = useTask();
  const form = useFocusOnError(error);
  const places = errorsByPlace(error);
  // The old password can only be missing or wrong, the new one only missing or unfit.
  const isOldWrong = error?.code === 'WRONG_PASSWORD' || error?.details.field === OLD_PASSWORD;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await run(() => changePassword(oldPassword, newPassword)))) return;
    setOldPassword('');
    setNewPassword('');
    toast('Your password is changed. Other devices are signed out.');
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex max-w-form flex-col gap-5">
      <FormNotice error={places.form} />
      <PasswordField
        label="Your password now"
        name="current-password"
        autoComplete="current-password"
        value={oldPassword}
        onChange={setOldPassword}
        errorMessage={isOldWrong ? places.password : null}
      />
      <NewPasswordField
        label="New password"
        value={newPassword}
        onChange={setNewPassword}
        errorMessage={isOldWrong ? null : places.password}
      />
      <Button type="submit" variant="secondary" isPending={isBusy} className="self-start">
        Change password
      </Button>
    </form>
  );
}
