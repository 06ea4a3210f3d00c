import { PageShell } from '../components/layout/page-shell.tsx';

export default function ForgotPasswordPage() {
  return (
    <PageShell
      width="form"
      title="Reset your password"
      lead="Tell us your address. If it has an account, a link to choose a new password is on its way."
    />
  );
}
