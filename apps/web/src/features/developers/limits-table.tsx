import { apiPlanIds, apiPlans } from '@evidose/contract';
import { formatNumber } from '../../lib/format-number.ts';

const HEADINGS = ['Plan', 'Calls a month', 'Calls a minute', 'Keys', 'USD a month'] as const;

export function LimitsTable() {
  return (
    <section aria-label="Limits by plan" className="overflow-x-auto">
      <table className="w-full border-collapse text-sm tabular-nums">
        <thead>
          <tr className="text-left text-ink-soft">
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-3 font-medium last:pr-0 sm:pr-4">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {apiPlanIds.map((id) => {
            const { name, callsPerMonth, callsPerMinute, keys, usdPerMonth } = apiPlans[id];
            return (
              <tr key={id} className="border-line border-t">
                <th scope="row" className="py-2.5 pr-3 text-left font-semibold sm:pr-4">
                  {name}
                </th>
                {[callsPerMonth, callsPerMinute, keys, usdPerMonth].map((value, index) => (
                  <td key={HEADINGS[index + 1]} className="pr-3 last:pr-0 sm:pr-4">
                    {formatNumber(value)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
