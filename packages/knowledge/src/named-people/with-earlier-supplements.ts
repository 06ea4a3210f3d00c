import { CORE_SCHEMA, dump, load } from 'js-yaml';
import type { DataFile } from '../files.ts';

/**
 * Today's files with the supplements of an earlier commit. Language, medicines and code stay the same, so any
 * difference comes from a supplement's rows. Supplements that did not exist then are left out.
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

/** Earlier rows cite sources that are gone; those are filled in to satisfy today's schema. */
function bothSources(today: string, earlier: string): string {
  const now = yaml(today);
  const gone = Object.entries(yaml(earlier)).filter(([id]) => !(id in now));
  const asNow = gone.map(([id, source]) => [id, { kind: 'reference', ...tableOf(source), from: 'authority' }] as const);
  return dump({ ...now, ...Object.fromEntries(asNow) });
}

/** Rows from before directness existed are marked as missing it, which decides nothing. */
function graded(text: string): string {
  const file = yaml(text);
  const asked = ['contraindications', 'interactions'].map((kind) => {
    const rows = Array.isArray(file[kind]) ? file[kind] : [];
    return [kind, rows.map((row: unknown) => gradedRow(tableOf(row)))] as const;
  });
  return dump({ ...file, ...Object.fromEntries(asked) });
}

const gradedRow = (row: Table): Table => ('directness' in row || 'review' in row ? row : { ...row, review: 'needed' });
