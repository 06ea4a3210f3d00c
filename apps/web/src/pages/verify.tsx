import { PageShell } from '../components/layout/page-shell.tsx';

export default function VerifyPage() {
  return (
    <PageShell
      width="form"
      title="Check your email"
      lead="We sent you a link. Open it on any device; this page goes on by itself."
    />
  );
}
