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
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';
import { WaitPanel } from './wait-panel.tsx';

/** Waits for the address to be verified, or verifies it if the mail link opened here. */
export function VerifyScreen() {
  const code = useEmailedCode();
  // A signed-in person is confirming another address and stays until that is done.
  const [isInside] = useState(() => code !== null && readStored()?.emailVerified === true);
  // Read before the session is known, because the waiting tab clears it as soon as it continues.
  const [wayBack] = useState(readCarriedReturn);
  useRedirectWhenSignedIn(wayBack ?? '/CompleteProfile', !isInside);
  // Not before leaving the page: its guard depends on the marker.
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

/** The marker says that somebody waits, but the session is gone: storage was cleared, or it expired. */
function LostSessionPanel() {
  return (
    <Card className="flex flex-col items-start gap-4">
      <p>The link in your email still works. To get a new one, log in with your email address and password.</p>
      <LinkButton to="/log-in">Log in</LinkButton>
    </Card>
  );
}
