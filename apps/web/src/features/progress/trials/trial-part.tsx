import type { TrialOffer } from '@evidose/contract';
import { Part } from '../../../components/plan/part.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { useTrialOffers, useTrials } from '../trial-queries.ts';
import { EndedTrial } from './ended-trial.tsx';
import { OfferedTrial } from './offered-trial.tsx';
import { RunningTrial } from './running-trial.tsx';

const LEAD =
  'Some supplements work within days. You can take one on and off, in an order drawn by lot, and see whether your days differ.';

export function TrialPart() {
  const trials = useTrials();
  const offered = useTrialOffers();
  if (trials.isLoadingError) return <ErrorNotice error={trials.error} onRetry={() => void trials.refetch()} />;
  if (trials.data === undefined) return null;
  const known = trials.data.trials;
  const offers = offered.data?.offers ?? [];
  const running = known.find(({ state }) => state === 'running');
  const ended = known.filter(({ state }) => state !== 'running');
  const open = running === undefined ? offers.filter(({ way }) => way === 'on-and-off') : [];
  const others = offers.filter(({ way }) => way !== 'on-and-off');
  if (known.length + offers.length === 0) return null;
  return (
    <Part id="trials" title="Does it help you?" lead={LEAD}>
      <div className="flex flex-col gap-6">
        {running !== undefined && <RunningTrial trial={running} />}
        {ended.map((trial) => (
          <EndedTrial key={trial.id} trial={trial} />
        ))}
        {open.map((offer) => (
          <OfferedTrial key={offer.supplementId} offer={offer} />
        ))}
        {others.length > 0 && <OtherWays offers={others} />}
      </div>
    </Part>
  );
}

const HEADINGS = {
  'before-and-after': 'Before and after',
  'lab-or-diet': 'A test or your diet tells',
} as const;

/** Where on-off periods tell nothing, a before-and-after comparison is offered and described as no more. */
function OtherWays({ offers }: { readonly offers: readonly TrialOffer[] }) {
  return (
    <Disclosure title="How to find out about the others" level={3}>
      <div className="flex flex-col gap-5">
        {(['before-and-after', 'lab-or-diet'] as const).map((way) => {
          const own = offers.filter((offer) => offer.way === way);
          return own.length === 0 ? null : (
            <div key={way} className="flex flex-col gap-2">
              <h4 className="font-semibold text-ink">{HEADINGS[way]}</h4>
              {way === 'before-and-after' && (
                <p>
                  Check in before you start and in the weeks your plan names, and compare. A change may have other
                  causes, so this proves nothing.
                </p>
              )}
              <ul className="flex flex-col gap-2">
                {own.map(({ supplementId, name, why }) => (
                  <li key={supplementId}>
                    <span className="font-medium text-ink">{name}:</span> {why}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Disclosure>
  );
}
