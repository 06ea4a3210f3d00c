import { useLocation } from 'react-router';
import { PageShell } from '../components/layout/page-shell.tsx';
import { EndScreen } from '../features/reminders/end-screen.tsx';

export default function EndRemindersPage() {
  const token = decodeURIComponent(useLocation().hash.slice(1));
  return (
    <PageShell title="Stop reminders" lead="One press, and the mails or notifications that you came from end.">
      <EndScreen token={token} />
    </PageShell>
  );
}
