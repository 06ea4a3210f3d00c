import { ChartWithTable } from '../../../components/plan/chart-with-table.tsx';
import { Part } from '../../../components/plan/part.tsx';
import { cx } from '../../../lib/cx.ts';
import { dayAfter, shortDayText, useLocalDay } from '../../../lib/local-day.ts';
import { useAdherence } from '../adherence.tsx';
import type { ListEntry } from '../list/list-entry.ts';

const DAYS = 30;

type Mark = 'taken' | 'partly' | 'skipped' | 'none';
const WORDS: Readonly<Record<Mark, string>> = {
  taken: 'taken',
  partly: 'partly',
  skipped: 'skipped',
  none: 'not recorded',
};
/** Distinguished by shape as well: full, half, crossed out, empty. */
const LOOKS: Readonly<Record<Mark, string>> = {
  taken: 'bg-accent border-accent',
  partly: 'border-accent bg-linear-to-t from-50% from-accent to-50% to-transparent',
  skipped: 'border-edge border-dashed bg-sunken',
  none: 'border-line',
};

function markOf(count: { readonly taken: number; readonly skipped: number } | undefined): Mark {
  if (count === undefined || count.taken + count.skipped === 0) return 'none';
  if (count.skipped === 0) return 'taken';
  return count.taken === 0 ? 'skipped' : 'partly';
}

export function MonthOfIntake({ entries }: { readonly entries: readonly ListEntry[] }) {
  const adherence = useAdherence();
  const today = useLocalDay();
  const recorded = adherence.data?.days ?? [];
  const days = Array.from({ length: DAYS }, (_, index) => dayAfter(today, index - DAYS + 1));
  const shown = entries.filter(({ item }) => recorded.some(({ id }) => id === item.id));
  if (shown.length === 0) return null;
  const marks = shown.map(({ item }) => ({
    name: item.name,
    marks: days.map((day) => markOf(recorded.find((each) => each.day === day && each.id === item.id))),
  }));
  return (
    <Part id="month" title="Your last 30 days">
      <ChartWithTable
        title={`${shortDayText(days[0] ?? today)} to ${shortDayText(today)}`}
        picture={
          <div className="flex flex-col gap-3">
            {marks.map(({ name, marks: row }) => (
              <div key={name} className="flex flex-col gap-1">
                <p className="text-sm">{name}</p>
                <div className="grid grid-cols-15 gap-1 sm:grid-cols-30">
                  {row.map((mark, index) => (
                    <span key={days[index]} className={cx('aspect-square rounded-sm border', LOOKS[mark])} />
                  ))}
                </div>
              </div>
            ))}
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-faint text-xs">
              {(['taken', 'partly', 'skipped', 'none'] as const).map((mark) => (
                <li key={mark} className="flex items-center gap-1.5">
                  <span className={cx('size-3 rounded-xs border', LOOKS[mark])} /> {WORDS[mark]}
                </li>
              ))}
            </ul>
          </div>
        }
        columns={['Day', ...marks.map(({ name }) => name)]}
        rows={days
          .map((day, index) => [shortDayText(day), ...marks.map(({ marks: row }) => WORDS[row[index] ?? 'none'])])
          .reverse()}
      />
    </Part>
  );
}
