import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { changePassword, OLD_PASSWORD } from '../client/password.ts';
import { FormNotice } from './form-notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useSignIns } from './use-sign-ins.ts';
import { useTaskForm } from './use-task-form.ts';

/**
 * All other sessions end, and a mail reports it. Linked sign-ins would stay; somebody changing a password because of a
 * break-in may want them removed.
 */
export function PasswordChange() {
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { data: signIns, refetch } = useSignIns();
  const { form, isBusy, error, problems } = useTaskForm(async (run) => {
    if (!(await run(() => changePassword({ oldPassword, newPassword, dropped })))) return;
    setOldPassword('');
    setNewPassword('');
    setDropped([]);
    toast('Your password is changed. Other devices are signed out.');
    await refetch();
  });
  // The old password can only be missing or wrong, the new one only missing or too weak.
  const isOldWrong = error?.code === 'WRONG_PASSWORD' || error?.details.field === OLD_PASSWORD;

  return (
    <form {...form} className="flex max-w-form flex-col gap-5">
      <h3 className="font-semibold">Password</h3>
      <FormNotice error={problems.form} />
      <PasswordField
        label="Your password now"
        name="current-password"
        autoComplete="current-password"
        value={oldPassword}
        onChange={setOldPassword}
        errorMessage={isOldWrong ? problems.password : null}
      />
      <NewPasswordField
        label="New password"
        value={newPassword}
        onChange={setNewPassword}
        errorMessage={isOldWrong ? null : problems.password}
      />
      {signIns && signIns.providers.length > 0 && (
        <div>
          {signIns.providers.map(({ id, name }) => (
            <Checkbox
              key={id}
              isSelected={dropped.includes(id)}
              onChange={(isDropped) => setDropped(isDropped ? [...dropped, id] : dropped.filter((one) => one !== id))}
            >
              Also end sign-in with {name}
            </Checkbox>
          ))}
        </div>
      )}
      <Button type="submit" variant="secondary" isPending={isBusy} className="self-start">
        Change password
      </Button>
    </form>
  );
}
