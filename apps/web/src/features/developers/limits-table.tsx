import { apiPlanIds, apiPlans } from '@evidose/contract';

const number = new Intl.NumberFormat('en-US');
const HEADINGS = ['Plan', 'Calls a month', 'Calls a minute', 'Keys', 'USD a month'] as const;

export function LimitsTable() {
  return (
    <section aria-label="Limits by plan" className="overflow-x-auto">
      <table className="w-full min-w-[30rem] border-collapse text-sm tabular-nums">
        <thead>
          <tr className="text-left text-ink-soft">
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4 font-medium">
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
                <th scope="row" className="py-2.5 pr-4 text-left font-semibold">
                  {name}
                </th>
                {[callsPerMonth, callsPerMinute, keys, usdPerMonth].map((value, index) => (
                  <td key={HEADINGS[index + 1]} className="pr-4">
                    {number.format(value)}
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
