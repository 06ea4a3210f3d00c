import { HEALTH_DATA_CONSENT, healthDataConsents, isConsentVersion } from '@evidose/contract';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { useConsents, useSetConsent } from './queries.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The consent for storing answers: its text, and when it was given. */
export function HealthDataConsent() {
  const consents = useConsents();
  const decide = useSetConsent();
  const given = consents.data?.consents.find(({ kind }) => kind === 'health-data');
  if (consents.data === undefined) return null;
  const version = given?.version;
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">Your health answers</h3>
      <p>{healthDataConsents[isConsentVersion(version) ? version : HEALTH_DATA_CONSENT]}</p>
      {decide.isError && <ErrorNotice error={decide.error} />}
      {given === undefined ? (
        <Button
          variant="secondary"
          isPending={decide.isPending}
          onPress={() => decide.mutate({ kind: 'health-data', granted: true, version: HEALTH_DATA_CONSENT })}
        >
          I agree
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">
          You agreed on {date.format(new Date(given.decidedAt))}. To take it back, delete your account below.
        </p>
      )}
    </div>
  );
}
