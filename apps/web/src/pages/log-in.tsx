import { PageShell } from '../components/layout/page-shell.tsx';

export default function LogInPage() {
  return (
    <PageShell
      width="form"
      title="Log in"
      lead="Your plan, your answers and your choices are waiting where you left them."
    />
  );
}
