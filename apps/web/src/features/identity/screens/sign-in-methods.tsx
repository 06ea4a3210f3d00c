import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { PASSWORD_METHOD, removeSignInMethod, type SignIns } from '../client/sign-ins.ts';
import { FormNotice } from './form-notice.tsx';
import { useTaskForm } from './use-task-form.ts';

interface SignInMethod {
  readonly id: string;
  readonly name: string;
  readonly about: string | null;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function waysOf({ hasPassword, providers }: SignIns): readonly SignInMethod[] {
  const password = { id: PASSWORD_METHOD, name: 'Password', about: null };
  const linked = providers.map(({ id, name, email, linkedAt }) => {
    const since = `linked ${day.format(new Date(linkedAt))}`;
    return { id, name, about: email === null ? since : `${email}, ${since}` };
  });
  return hasPassword ? [password, ...linked] : linked;
}

interface WaysInProps {
  readonly signIns: SignIns;
  readonly onChanged: () => Promise<unknown>;
}

/** The last method cannot be removed: without one the account would be inaccessible. */
export function SignInMethods({ signIns, onChanged }: WaysInProps) {
  const ways = waysOf(signIns);
  const [ending, setEnding] = useState<SignInMethod | null>(null);
  return (
    <section aria-labelledby="ways-title" className="flex flex-col gap-3">
      <h3 id="ways-title" className="font-semibold">
        Ways to sign in
      </h3>
      <ul className="flex flex-col gap-3">
        {ways.map((way) => (
          <li key={way.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {way.name}
              {way.about !== null && <span className="block break-words text-ink-soft text-sm">{way.about}</span>}
            </span>
            {ways.length > 1 ? (
              <Button variant="quiet" size="sm" aria-label={`End it: ${way.name}`} onPress={() => setEnding(way)}>
                End it
              </Button>
            ) : (
              <span className="text-ink-soft text-sm">Your only way in</span>
            )}
          </li>
        ))}
      </ul>
      {ending !== null && <EndDialog way={ending} onEnded={onChanged} onClose={() => setEnding(null)} />}
    </section>
  );
}

interface EndDialogProps {
  readonly way: SignInMethod;
  readonly onEnded: () => Promise<unknown>;
  readonly onClose: () => void;
}

function EndDialog({ way, onEnded, onClose }: EndDialogProps) {
  const [password, setPassword] = useState('');
  const isPassword = way.id === PASSWORD_METHOD;
  const { form, isBusy, problems } = useTaskForm(async (run) => {
    if (!(await run(() => removeSignInMethod(way.id, password)))) return;
    toast(`${isPassword ? 'Your password' : way.name} no longer opens your account. We sent you an email about it.`);
    onClose();
    await onEnded();
  });

  return (
    <Dialog title={`End ${way.name}?`} isOpen onOpenChange={(open) => !open && onClose()}>
      <form {...form} className="flex flex-col gap-5">
        <p>You can no longer sign in this way, and the devices where you did are signed out.</p>
        <FormNotice error={problems.form} />
        <PasswordField
          label="Your password"
          name="remove-password"
          autoComplete="current-password"
          help="If you have none yet, set one first with “Forgot password”."
          value={password}
          onChange={setPassword}
          errorMessage={problems.password}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onPress={onClose}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" isPending={isBusy}>
            End it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
