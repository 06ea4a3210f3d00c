import { type LatestBatch, questions, type SuggestedSupplement } from '@evidose/contract';
import { useId, useState } from 'react';
import { ChartWithTable } from '../../../components/plan/chart-with-table.tsx';
import { useLatestBatch } from '../../../components/plan/latest-plan.ts';
import { useChosen } from '../../../components/plan/my-list.ts';
import { Part } from '../../../components/plan/part.tsx';
import { toAlternative } from '../../../components/questions/units.ts';
import { usualUnits } from '../../../components/questions/usual-units.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { dayAfter, shortDayText, useLocalDay } from '../../../lib/local-day.ts';
import { useCheckIns } from '../check-in-queries.ts';
import { keyOf, type Thing } from '../rated-things.ts';
import { Chart } from './chart.tsx';
import { meaningOf } from './meaning.ts';
import { type LabMark, labMarksOf, layersOf, pointsOf, ratedThings } from './series.ts';

const DIGITS = 3;
/** Shows what was taken just before the first rating. */
const DAYS_BEFORE = 3;

type Item = Pick<SuggestedSupplement, 'id' | 'name' | 'reasons'>;

const isFor = ({ reasons, id }: Item, thing: Thing, batch: LatestBatch | undefined): boolean =>
  reasons.some(
    ({ field, value }) =>
      field === (thing.about === 'goal' ? 'healthGoals' : 'currentSymptoms') &&
      value.split(/[\s,]+/).includes(thing.id),
  ) ||
  (thing.about === 'goal' &&
    batch?.recommendation.wishes.find(({ goal }) => goal === thing.id)?.served.includes(id) === true);

function labText({ lab, value }: Pick<LabMark, 'lab' | 'value'>): string {
  const declared = Object.entries(questions.labResults.labs).find(([id]) => id === lab)?.[1];
  if (declared === undefined) return '';
  const alternative = 'alternative' in declared ? declared.alternative : undefined;
  const isOther = alternative !== undefined && usualUnits().labUnits[lab] === 'alternative';
  const shown = isOther ? toAlternative(declared, value) : value;
  return `${declared.label} ${formatNumber(shown, DIGITS)} ${isOther ? alternative.unit : declared.unit}`;
}

export function OverTime() {
  const id = useId();
  const overview = useCheckIns().data;
  const batch = useLatestBatch().data;
  const chosen = useChosen().data ?? [];
  const today = useLocalDay();
  const [picked, setPicked] = useState<string | null>(null);
  const things = ratedThings(overview?.checkIns ?? []);
  const thing = things.find((each) => keyOf(each) === picked) ?? things[0];
  if (overview === undefined || thing === undefined) return null;

  const points = pointsOf(overview.checkIns, thing);
  const from = dayAfter(points[0]?.day ?? today, -DAYS_BEFORE);
  const items = new Map<string, Item>([
    ...(batch?.supplements ?? []).map((item) => [item.id, item] as const),
    ...chosen.map(({ supplement }) => [supplement.id, supplement] as const),
  ]);
  const layers = layersOf(overview.taken, (key) => items.get(key)?.name ?? key, from);
  const meant = layers.filter((layer) => {
    const item = items.get(layer.id);
    return item !== undefined && isFor(item, thing, batch);
  });
  const needs = new Set(overview.due.filter(({ isNeed }) => isNeed).map(({ supplementId }) => supplementId));
  const labs = labMarksOf(overview.checkIns).filter(({ day }) => day >= from);
  const takenOn = (day: string) => layers.filter(({ days }) => days.includes(day)).map(({ name }) => name);
  const days = [...new Set([...points, ...labs].map(({ day }) => day))].sort().reverse();

  return (
    <Part id="over-time" title="Over time">
      <div className="flex flex-col gap-6">
        {things.length > 1 && (
          <div className="flex flex-col gap-1">
            <label htmlFor={id} className="font-medium text-sm">
              Show
            </label>
            <select
              id={id}
              value={keyOf(thing)}
              onChange={(event) => setPicked(event.target.value)}
              className="min-h-11 max-w-80 cursor-pointer rounded-md border border-edge bg-surface px-3"
            >
              {things.map((each) => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {each.label}
                </option>
              ))}
            </select>
          </div>
        )}
        <p className="max-w-text">{meaningOf({ thing, points, layers: meant, needs })}</p>
        <ChartWithTable
          level={3}
          title={`${thing.label}, 0 to 10${thing.about === 'symptom' ? ' (less is better)' : ''}`}
          picture={
            <>
              <Chart points={points} layers={layers} labs={labs} from={from} to={today} />
              <p className="mt-2 text-ink-soft text-xs">
                Line: your rating.{layers.length > 0 && ' Ticks: days you took it.'}
                {labs.length > 0 && ' Diamonds: test results.'}
              </p>
            </>
          }
          columns={['Day', thing.label, 'Test results', 'Taken that day']}
          rows={days.map((day) => [
            shortDayText(day),
            String(points.find((point) => point.day === day)?.rating ?? 'not rated'),
            labs
              .filter((mark) => mark.day === day)
              .map(labText)
              .join(', ') || 'none',
            takenOn(day).join(', ') || 'nothing recorded',
          ])}
        />
      </div>
    </Part>
  );
}
