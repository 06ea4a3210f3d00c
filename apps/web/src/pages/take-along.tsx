import { PageShell } from '../components/layout/page-shell.tsx';
import { PrintedLetter } from '../components/letter/printed-letter.tsx';
import { SharingScreen } from '../features/sharing/sharing-screen.tsx';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function TakeAlongPage() {
  return (
    <>
      <PageShell title="For your doctor and your day" lead="Your plan as a letter, a link and a calendar.">
        <SharingScreen />
      </PageShell>
      <PrintedLetter />
    </>
  );
});
