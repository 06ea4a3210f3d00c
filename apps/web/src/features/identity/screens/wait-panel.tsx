import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useErrorSlot } from '../../../lib/errors.ts';
import { readStored } from '../client/stored-session.ts';
import { resend } from '../client/verification.ts';
import { readSettings } from '../client/wire.ts';
import { ChangeAddressForm } from './change-address-form.tsx';
import { FormNotice } from './form-notice.tsx';
import { RESEND, useCountdown } from './use-countdown.ts';
import { useTask } from './use-task.ts';
import { useVerifiedWatch } from './use-verified-watch.ts';

/** A local setup sends no mail, so it tells newcomers where to look. */
function useLocalMailbox(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    readSettings().then(
      ({ localMailbox }) => setPath(localMailbox),
      () => undefined,
    );
  }, []);
  return path;
}

export function WaitPanel() {
  const [email, setEmail] = useState(() => readStored()?.email ?? '');
  const [isChanging, setChanging] = useState(false);
  const wait = useCountdown(RESEND.name, RESEND.seconds);
  const { isBusy, error, run } = useTask();
  const verify = useErrorSlot('verify');
  const database = useErrorSlot('database');
  const mailbox = useLocalMailbox();
  useVerifiedWatch();

  async function sendAgain() {
    if (await run(resend)) {
      wait.restart();
      toast('We sent a new email.');
    }
  }

  return (
    <div className="flex flex-col gap-5">
      {verify !== undefined && (
        <Callout tone="warning" isAlert title={verify.message}>
          {verify.details.hint}
        </Callout>
      )}
      {database !== undefined && (
        <Callout tone="warning" isAlert title={database.message}>
          Your account is ready, but we couldn’t save your name yet. We’ll try again when you log in.
        </Callout>
      )}
      <Card className="flex flex-col gap-5">
        <p>
          We sent the email to <strong className="break-words font-semibold">{email}</strong>. It can take a minute. If
          it doesn’t come, look in your spam folder.
        </p>
        {mailbox !== null && (
          <p>
            Evidose runs on your own computer and keeps its emails there:{' '}
            <TextLink to={mailbox} target="_blank" reloadDocument>
              open the local mailbox
            </TextLink>
            .
          </p>
        )}
        <FormNotice error={error} />
        {isChanging ? (
          <ChangeAddressForm
            onChanged={(next) => {
              setEmail(next);
              setChanging(false);
              wait.restart();
              toast('We sent an email to the new address.');
            }}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button isPending={isBusy} isDisabled={wait.left > 0} onPress={sendAgain}>
              {wait.left > 0 ? `Send it again in ${wait.left} s` : 'Send it again'}
            </Button>
            <Button variant="quiet" onPress={() => setChanging(true)}>
              Use another address
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
