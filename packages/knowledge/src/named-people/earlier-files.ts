import { CORE_SCHEMA, dump, load } from 'js-yaml';
import type { DataFile } from '../files.ts';

/**
 * Today's files with the supplements of an earlier version of the repository: words, medicines and code stay as they
 * are, so that a plan that differs differs because of a supplement's rows. What was not known then is left out.
 */
export function withEarlierSupplements(today: readonly DataFile[], earlier: readonly DataFile[]): DataFile[] {
  const then = new Map(earlier.map(({ path, text }) => [path, text]));
  return today.flatMap((file) => {
    const text = then.get(file.path);
    if (file.path === 'sources.yaml') return [{ ...file, text: bothSources(file.text, text ?? '') }];
    if (!file.path.startsWith('supplements/')) return [file];
    return text === undefined ? [] : [{ ...file, text: graded(text) }];
  });
}

type Table = Record<string, unknown>;

const tableOf = (value: unknown): Table => (typeof value === 'object' && value !== null ? { ...value } : {});

const yaml = (text: string): Table => tableOf(load(text, { schema: CORE_SCHEMA }));

/** Earlier rows name sources that are gone today; those get what today's shape asks of a source. */
function bothSources(today: string, earlier: string): string {
  const now = yaml(today);
  const gone = Object.entries(yaml(earlier)).filter(([id]) => !(id in now));
  const asNow = gone.map(([id, source]) => [id, { kind: 'reference', ...tableOf(source), from: 'authority' }] as const);
  return dump({ ...now, ...Object.fromEntries(asNow) });
}

/** Rows from before there was a grade say that one is missing; it decides nothing. */
function graded(text: string): string {
  const file = yaml(text);
  const asked = ['contraindications', 'interactions'].map((kind) => {
    const rows = Array.isArray(file[kind]) ? file[kind] : [];
    return [kind, rows.map((row: unknown) => gradedRow(tableOf(row)))] as const;
  });
  return dump({ ...file, ...Object.fromEntries(asked) });
}

const gradedRow = (row: Table): Table => ('directness' in row || 'review' in row ? row : { ...row, review: 'needed' });
