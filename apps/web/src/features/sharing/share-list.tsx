import type { ShareEntry, ShareOpening } from '@evidose/contract';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useRevokeShare, useShares } from './queries.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const STATES = {
  open: { tone: 'good', text: 'Open' },
  ended: { tone: 'neutral', text: 'Ended' },
  revoked: { tone: 'neutral', text: 'You turned it off' },
} as const;

const OPENINGS: Readonly<Record<ShareOpening['what'], string>> = {
  letter: 'Letter opened',
  pdf: 'PDF saved',
  fhir: 'Health record saved',
  refused: 'Wrong code tried',
};

export function ShareList() {
  const shares = useShares();
  if (shares.isPending) {
    return (
      <SkeletonRegion label="Loading your links">
        <Skeleton className="h-20 w-full" />
      </SkeletonRegion>
    );
  }
  if (shares.isLoadingError) return <ErrorNotice error={shares.error} onRetry={() => void shares.refetch()} />;
  if (shares.data.length === 0) return <p className="text-ink-soft">You have no links yet.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y" aria-label="Your links">
      {shares.data.map((share) => (
        <ShareRow key={share.id} share={share} />
      ))}
    </ul>
  );
}

const openedText = (times: number): string =>
  times === 0 ? 'not opened yet' : times === 1 ? 'opened once' : `opened ${times} times`;

function ShareRow({ share }: { readonly share: ShareEntry }) {
  const revoke = useRevokeShare();
  const { tone, text } = STATES[share.state];
  const opened = share.openings.filter(({ what }) => what !== 'refused').length;
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span dir="auto">{share.label}</span> <Badge tone={tone}>{text}</Badge>
          </p>
          <p className="text-ink-soft text-sm">
            Made {day.format(new Date(share.createdAt))} · {share.state === 'open' ? 'works until' : 'worked until'}{' '}
            {day.format(new Date(share.expiresAt))} · {openedText(opened)}
            {share.includesAnswers && ' · with all your answers'}
          </p>
        </div>
        {share.state === 'open' && (
          <Button
            variant="danger"
            size="sm"
            isPending={revoke.isPending}
            aria-label={`Turn off the link for ${share.label}`}
            onPress={() =>
              revoke.mutate(share.id, { onSuccess: () => toast(`The link for ${share.label} no longer works.`) })
            }
          >
            Turn it off now
          </Button>
        )}
      </div>
      {revoke.isError && <ErrorNotice error={revoke.error} />}
      {share.openings.length > 0 && (
        <Disclosure look="inline" title="Every opening">
          <ul className="text-sm">
            {share.openings.map(({ at, what }) => (
              <li key={`${at} ${what}`} className={what === 'refused' ? 'text-caution' : undefined}>
                {moment.format(new Date(at))}: {OPENINGS[what]}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}
