import type { AppError } from '@evidose/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageShell } from '../../../components/layout/page-shell.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/ui/skeleton.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { toAppError } from '../../../lib/errors.ts';
import { session } from '../../../lib/storage.ts';
import { checkResetCode, resetPassword } from '../client/password.ts';
import { FormNotice } from './form-notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useTaskForm } from './use-task-form.ts';

type Code =
  | { readonly name: 'checking' }
  | { readonly name: 'good'; readonly email: string }
  | { readonly name: 'refused'; readonly error: AppError };

interface NewPasswordPanelProps {
  readonly code: string;
  readonly onAskAgain: () => void;
}

export function NewPasswordPanel({ code, onAskAgain }: NewPasswordPanelProps) {
  const [state, setState] = useState<Code>({ name: 'checking' });
  useEffect(() => {
    let isLeft = false;
    checkResetCode(code).then(
      (email) => !isLeft && setState({ name: 'good', email }),
      (thrown: unknown) => !isLeft && setState({ name: 'refused', error: toAppError(thrown) }),
    );
    return () => {
      isLeft = true;
    };
  }, [code]);

  return (
    <PageShell width="form" title="Choose a new password">
      {state.name === 'checking' && (
        <SkeletonRegion label="Looking at your link">
          <Skeleton className="h-48 w-full" />
        </SkeletonRegion>
      )}
      {state.name === 'refused' && (
        <div className="flex flex-col items-start gap-5">
          <FormNotice error={state.error} />
          <Button onPress={onAskAgain}>Ask for a new link</Button>
        </div>
      )}
      {state.name === 'good' && <NewPasswordForm code={code} email={state.email} />}
    </PageShell>
  );
}

function NewPasswordForm({ code, email }: { readonly code: string; readonly email: string }) {
  const [password, setPassword] = useState('');
  const navigate = useNavigate();

  const { form, isBusy, problems } = useTaskForm(async (run) => {
    if (!(await run(() => resetPassword(code, password)))) return;
    session.write('email', email);
    toast('Your password is changed, and every device is signed out. Log in with the new one.');
    await navigate('/log-in');
  });

  return (
    <Card>
      <form {...form} className="flex flex-col gap-5">
        {/* Password managers save the new password under this address. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <p className="text-ink-soft">
          For <strong className="break-words font-semibold text-ink">{email}</strong>
        </p>
        <NewPasswordField
          label="New password"
          value={password}
          onChange={setPassword}
          errorMessage={problems.password}
        />
        <FormNotice error={problems.form} />
        <Button type="submit" size="lg" isWide isPending={isBusy}>
          Save the new password
        </Button>
      </form>
    </Card>
  );
}
