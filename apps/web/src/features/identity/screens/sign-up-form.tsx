import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { signUp } from '../client/account.ts';
import { EmailField } from './email-field.tsx';
import { FormNotice } from './form-notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { RESEND, startCountdown } from './use-countdown.ts';
import { useTaskForm } from './use-task-form.ts';

export default function SignUpForm() {
  const firstName = useTextDraft('sign-up-first-name');
  const lastName = useTextDraft('sign-up-last-name');
  const email = useTextDraft('sign-up-email');
  const [password, setPassword] = useState('');
  const navigate = useNavigate();

  const { form, isBusy, problems } = useTaskForm(async (run) => {
    const person = { firstName: firstName.value, lastName: lastName.value, email: email.value, password };
    if (!(await run(() => signUp(person)))) return;
    for (const draft of [firstName, lastName, email]) draft.clear();
    startCountdown(RESEND.name, RESEND.seconds);
    await navigate('/verify');
  });

  return (
    <form {...form} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          name="given-name"
          autoComplete="given-name"
          maxLength={100}
          value={firstName.value}
          onChange={firstName.set}
        />
        <TextField
          label="Last name"
          name="family-name"
          autoComplete="family-name"
          maxLength={100}
          value={lastName.value}
          onChange={lastName.set}
        />
      </div>
      <EmailField
        label="Email"
        autoComplete="username"
        help="We’ll send one email to confirm that it is yours."
        value={email.value}
        onChange={email.set}
        errorMessage={problems.email}
      />
      <NewPasswordField label="Password" value={password} onChange={setPassword} errorMessage={problems.password} />
      <FormNotice error={problems.form} />
      <Button type="submit" size="lg" isWide isPending={isBusy}>
        Create account
      </Button>
      <p className="text-ink-soft text-sm">
        By creating an account you agree to the <TextLink to="/terms-of-service">terms of service</TextLink>. What we
        store, and how to delete it, is in the <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </p>
    </form>
  );
}
