import { HIGHEST_RATING } from '@evidose/contract';
import { shortDayText } from '../../../lib/local-day.ts';
import { daysBetween, type LabMark, type Layer, type Point } from './series.ts';

interface ChartProps {
  readonly points: readonly Point[];
  readonly layers: readonly Layer[];
  readonly labs: readonly LabMark[];
  readonly from: string;
  readonly to: string;
}

const [WIDTH, PLOT, ROW, LEFT, RIGHT, TOP] = [360, 150, 22, 22, 10, 10];
const LINES = [0, 5, HIGHEST_RATING];

/** Ratings as a line, lab results as diamonds below, and a row of daily marks for what was taken. */
export function Chart({ points, layers, labs, from, to }: ChartProps) {
  const span = Math.max(1, daysBetween(from, to) - 1);
  const x = (day: string) => LEFT + ((daysBetween(from, day) - 1) / span) * (WIDTH - LEFT - RIGHT);
  const y = (rating: number) => TOP + (1 - rating / HIGHEST_RATING) * PLOT;
  const foot = TOP + PLOT;
  const height = foot + 24 + layers.length * ROW;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} className="h-auto w-full max-w-text" role="presentation">
      {LINES.map((rating) => (
        <g key={rating}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(rating)} y2={y(rating)} className="stroke-line" />
          <text x={LEFT - 6} y={y(rating) + 4} textAnchor="end" className="fill-ink-soft text-[11px]">
            {rating}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ day, rating }) => `${x(day)},${y(rating)}`).join(' ')}
        className="fill-none stroke-2 stroke-accent"
      />
      {points.map(({ day, rating }) => (
        <g key={day}>
          <circle cx={x(day)} cy={y(rating)} r={4.5} className="fill-accent stroke-2 stroke-surface" />
          <text
            x={x(day)}
            y={y(rating) + (rating > 8 ? 18 : -9)}
            textAnchor="middle"
            className="fill-ink font-semibold text-[11px]"
          >
            {rating}
          </text>
        </g>
      ))}
      {labs.map(({ day, lab }) => (
        <path
          key={`${day} ${lab}`}
          d={`M ${x(day)} ${foot - 6} l 6 6 l -6 6 l -6 -6 z`}
          className="fill-dose stroke-ink"
        />
      ))}
      <text x={LEFT} y={foot + 18} className="fill-ink-soft text-[11px]">
        {shortDayText(from)}
      </text>
      <text x={WIDTH - RIGHT} y={foot + 18} textAnchor="end" className="fill-ink-soft text-[11px]">
        {shortDayText(to)}
      </text>
      {layers.map(({ id, name, days }, row) => {
        const at = foot + 24 + row * ROW;
        return (
          <g key={id}>
            <text x={LEFT} y={at + 9} className="fill-ink-soft text-[10px]">
              {name}
            </text>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={at + 17} y2={at + 17} className="stroke-line" />
            {days.map((day) => (
              <line key={day} x1={x(day)} x2={x(day)} y1={at + 12} y2={at + 19} className="stroke-2 stroke-ink-soft" />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
