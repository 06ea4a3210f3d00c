import { apiPlanIds, apiPlans } from '@evidose/contract';
import { Card } from '../../components/ui/card.tsx';
import { CheckIcon } from '../../components/ui/icons.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { formatNumber } from '../../lib/format-number.ts';

/** Read from the same file as the limits the server enforces. */
export function ApiPlans() {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {apiPlanIds.map((id) => {
        const { name, forWhom, usdPerMonth, callsPerMonth, callsPerMinute, keys, extras } = apiPlans[id];
        const lines = [
          `${formatNumber(callsPerMonth)} calls a month`,
          `${formatNumber(callsPerMinute)} calls a minute`,
          `${keys} keys`,
          ...extras,
        ];
        return (
          <Card key={id} as="li" className="flex flex-col gap-4">
            <h3 className="text-heading">{name}</h3>
            <p className="display text-title tabular-nums">
              ${usdPerMonth}
              <span className="font-sans text-base text-ink-soft tracking-normal"> a month</span>
            </p>
            <p className="text-ink-soft">{forWhom}</p>
            <ul className="flex flex-col gap-2 text-sm">
              {lines.map((line) => (
                <li key={line} className="flex items-start gap-2.5">
                  <CheckIcon className="mt-0.5 shrink-0 text-accent" /> {line}
                </li>
              ))}
            </ul>
            <LinkButton
              to={usdPerMonth === 0 ? '/api#keys' : '/business#write'}
              variant="secondary"
              className="mt-auto self-start"
            >
              {usdPerMonth === 0 ? 'Get a key' : `Ask for ${name}`}
            </LinkButton>
          </Card>
        );
      })}
    </ul>
  );
}
