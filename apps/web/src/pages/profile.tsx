import { PageShell } from '../components/layout/page-shell.tsx';

export default function ProfilePage() {
  return (
    <PageShell
      title="Your profile"
      lead="Your details, your answers and your data, all yours to change, take along or delete."
    />
  );
}
