import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { errorIn } from '../../../lib/errors.ts';
import { session } from '../../../lib/storage.ts';
import { FormNotice } from './form-notice.tsx';
import { logIn, prepareLogIn } from './log-in-calls.ts';
import { RESEND, startCountdown } from './use-countdown.ts';
import { useTaskForm } from './use-task-form.ts';

export function LogInForm() {
  const [email, setEmail] = useState(() => session.read('email') ?? '');
  const [password, setPassword] = useState('');
  const navigate = useNavigate();

  const { form, isBusy, problems } = useTaskForm(async (run) => {
    const isIn = await run(() => logIn({ email, password }));
    // A new mail is on its way; the verification page repeats the reason.
    if (isIn || errorIn('verify') === undefined) return;
    startCountdown(RESEND.name, RESEND.seconds);
    await navigate('/verify');
  });

  return (
    <form {...form} onFocus={prepareLogIn} className="flex flex-col gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        errorMessage={problems.email}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          errorMessage={problems.password}
        />
        <TextLink to="/forgot-password" className="self-start py-1 text-sm">
          Forgot password?
        </TextLink>
      </div>
      <FormNotice error={problems.form} />
      <Button type="submit" size="lg" isWide isPending={isBusy}>
        Log in
      </Button>
    </form>
  );
}
