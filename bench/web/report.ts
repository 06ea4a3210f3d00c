import type { Measured } from './measure.ts';

export interface Row extends Measured {
  readonly path: string;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`;

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    [
      `\`${row.path}\``,
      row.scores.performance,
      row.scores.accessibility,
      row.scores['best-practices'],
      seconds(row.fcpMs),
      seconds(row.lcpMs),
      `${Math.round(row.tbtMs)} ms`,
      row.cls.toFixed(3),
      kilobytes(row.bytes),
    ].join(' | '),
  );
  return [
    '| page | performance | accessibility | best practices | first paint | largest paint | blocked | shift | bytes |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

export function pageOf(rows: readonly Row[], runs: number): string {
  const speeds = rows.map(({ benchmarkIndex }) => Math.round(benchmarkIndex));
  return `# How fast the pages are

Written by \`npm run bench:web\`: Lighthouse 12, mobile, simulated slow 4G and a four times slowed processor, on the built
pages and the real server, each visit in a fresh browser with an empty cache. The run with the middle performance of
${runs} is shown. What we ask of every page: performance 95, accessibility 100, best practices 100.

${tableOf(rows)}

The machine measured ${Math.min(...speeds)} to ${Math.max(...speeds)} on Lighthouse's own scale while it ran (a desktop of our
days is about 1500 to 2000); on a busy machine the blocked time grows and the performance falls.
`;
}
