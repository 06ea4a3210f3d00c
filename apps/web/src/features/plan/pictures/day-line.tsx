import { type DayTimes, readDayTimes, type Slot, slots, USUAL_TIMES } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { ChartWithTable } from '../../../components/plan/chart-with-table.tsx';
import { call } from '../../../lib/api.ts';
import type { Dose } from '../today/dose.ts';
import { whenText } from '../today/when-text.ts';
import { type ApartPair, apartPairs } from './apart-pairs.ts';

const MINUTES = 60;
const hourOf = (clock: string): number => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / MINUTES;

/** '7:30 AM' */
function clockText(clock: string): string {
  const [hour = 0, minute = '00'] = [Number(clock.slice(0, 2)), clock.slice(3)];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const hoursText = (hours: number): string => {
  const whole = Math.floor(hours);
  const rest = hours - whole === 0 ? '' : '½';
  return `${whole === 0 && rest !== '' ? '' : whole}${rest} ${hours === 1 ? 'hour' : 'hours'}`;
};

const roundedToHalf = (hours: number): number => Math.floor(hours * 2) / 2;

/** A timeline of the day: what is due when, and the gaps that keep items apart. */
export default function DayLine({ doses }: { readonly doses: readonly Dose[] }) {
  const { data: times = USUAL_TIMES } = useQuery({
    queryKey: ['me', 'day-times'],
    queryFn: ({ signal }) => call(readDayTimes, { signal }),
    meta: { isKept: true },
  });
  const hours = hoursOf(times);
  const used = slots.filter((slot) => doses.some((dose) => dose.when === slot));
  const pairs = apartPairs(doses, hours);
  if (pairs.length === 0) return null;
  const [first, last] = [
    Math.min(...used.map((slot) => hours[slot])) - 1,
    Math.max(...used.map((slot) => hours[slot])) + 1,
  ];
  const at = (hour: number) => `${((hour - first) / (last - first)) * 100}%`;
  const lowered = loweredOf(used, (slot) => (hours[slot] - first) / (last - first));
  const namesAt = (slot: Slot) => doses.filter(({ when }) => when === slot).map(({ name }) => name);
  return (
    <ChartWithTable
      title="Hours apart"
      picture={
        <div className="flex flex-col gap-4">
          <div className={`relative ${lowered.size === 0 ? 'h-11' : 'h-15'}`}>
            <div className="absolute inset-x-0 top-2 h-0.5 bg-edge/50" />
            {used.map((slot) => (
              <div key={slot} className="absolute top-0 -translate-x-1/2 text-center" style={{ left: at(hours[slot]) }}>
                <div className="mx-auto size-4 rounded-full border-2 border-surface bg-accent" />
                <div className={`${lowered.has(slot) ? 'mt-5' : 'mt-1'} whitespace-nowrap text-ink-soft text-xs`}>
                  {clockText(times[slot])}
                </div>
              </div>
            ))}
          </div>
          {pairs.map((pair) => (
            <Gap key={pair.names.join()} pair={pair} left={at(hours[pair.slots[0]])} right={at(hours[pair.slots[1]])} />
          ))}
        </div>
      }
      columns={['Time', 'What']}
      rows={[
        ...used.map((slot) => [`${whenText(slot)}, ${clockText(times[slot])}`, namesAt(slot).join(', ')]),
        ...pairs.map((pair) => ['Apart', pairText(pair)]),
      ]}
    />
  );
}

const hoursOf = (times: DayTimes): Record<Slot, number> => ({
  'on-waking': hourOf(times['on-waking']),
  breakfast: hourOf(times.breakfast),
  lunch: hourOf(times.lunch),
  dinner: hourOf(times.dinner),
  bedtime: hourOf(times.bedtime),
});

/** Labels closer than this fraction of the line would overlap on a phone. */
const LABEL_WIDTH = 0.2;

/** Labels moved one line down because the previous one is too close. */
function loweredOf(used: readonly Slot[], placeOf: (slot: Slot) => number): ReadonlySet<Slot> {
  const lowered = new Set<Slot>();
  used.forEach((slot, at) => {
    const before = used[at - 1];
    if (before === undefined || lowered.has(before)) return;
    if (placeOf(slot) - placeOf(before) < LABEL_WIDTH) lowered.add(slot);
  });
  return lowered;
}

const pairText = ({ names, needed, kept }: ApartPair): string =>
  `${names[0]} and ${names[1]}: ${hoursText(roundedToHalf(kept))} apart, at least ${hoursText(needed)} needed`;

/** The text and the line style, solid or dashed, say whether the gap is long enough. */
function Gap({ pair, left, right }: { readonly pair: ApartPair; readonly left: string; readonly right: string }) {
  const isEnough = pair.kept >= pair.needed;
  return (
    <div className="flex flex-col gap-1">
      <div className="relative h-2.5">
        <div
          className={`absolute h-2.5 rounded-full border-x-4 ${isEnough ? 'border-accent bg-accent-wash' : 'border-caution border-y border-dashed bg-caution-wash'}`}
          style={{ left, width: `calc(${right} - ${left})` }}
        />
      </div>
      <p className="text-xs">
        <span className="font-semibold">
          {pair.names[0]} and {pair.names[1]}:
        </span>{' '}
        {hoursText(roundedToHalf(pair.kept))} apart{isEnough ? '' : ', not enough'} (at least {hoursText(pair.needed)})
      </p>
    </div>
  );
}
