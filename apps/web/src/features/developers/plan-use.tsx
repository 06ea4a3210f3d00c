import { type ApiAccount, apiPlans } from '@evidose/contract';
import { Meter } from '../../components/ui/meter.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { formatNumber } from '../../lib/format-number.ts';

export function PlanUse({ account: { plan, callsThisMonth } }: { readonly account: ApiAccount }) {
  const { name, callsPerMonth, callsPerMinute } = apiPlans[plan];
  return (
    <div className="flex flex-col gap-2">
      <Meter
        label={`Calls this month, ${name} plan`}
        value={callsThisMonth}
        max={callsPerMonth}
        text={`${formatNumber(callsThisMonth)} of ${formatNumber(callsPerMonth)}`}
      />
      <p className="text-ink-soft text-sm">
        At most {callsPerMinute} a minute, all keys together. The month is counted in UTC.{' '}
        <TextLink to="/pricing">Other plans</TextLink>
      </p>
    </div>
  );
}
