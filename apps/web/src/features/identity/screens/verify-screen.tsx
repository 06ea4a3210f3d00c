import { useEffect, useState } from 'react';
import { PageShell } from '../../../components/layout/page-shell.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { readCarriedReturn } from '../../../lib/return-to.ts';
import { currentSession } from '../../../lib/session.ts';
import { clearPendingVerification } from '../client/markers.ts';
import { readStored } from '../client/stored-session.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { useEmailedCode } from './emailed-code.ts';
import { useGoOnWhenSignedIn } from './use-go-on.ts';
import { WaitPanel } from './wait-panel.tsx';

/** Waits for the address to be confirmed, or confirms it if the link from the mail was opened here. */
export function VerifyScreen() {
  const code = useEmailedCode();
  // Somebody who is in already confirms another address: they stay until that is done.
  const [isInside] = useState(() => code !== null && readStored()?.emailVerified === true);
  // Read before it is known who is there: the tab that waits tidies it up as soon as it goes on.
  const [wayBack] = useState(readCarriedReturn);
  useGoOnWhenSignedIn(wayBack ?? '/CompleteProfile', !isInside);
  // Not before the page is left: the guard of this page goes by the mark.
  useEffect(
    () => () => {
      if (currentSession().status === 'signed-in') clearPendingVerification();
    },
    [],
  );
  if (code !== null) return <ConfirmPanel code={code} isInside={isInside} />;
  return (
    <PageShell
      width="form"
      title="Check your email"
      lead="We sent you a link. Open it on any device, and this page will continue by itself."
    >
      {readStored() === null ? <LostSessionPanel /> : <WaitPanel />}
    </PageShell>
  );
}

/** The mark says that somebody waits, but this browser does not know who: storage was cleared, or the time is up. */
function LostSessionPanel() {
  return (
    <Card className="flex flex-col items-start gap-4">
      <p>The link in your email still works. To get a new one, log in with your email address and password.</p>
      <LinkButton to="/log-in">Log in</LinkButton>
    </Card>
  );
}
