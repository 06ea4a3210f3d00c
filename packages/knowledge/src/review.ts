import { directnessTexts } from '@evidose/contract';
import { keyOfRow, type PlacedRow, safetyRowsOf } from './check/grave-rows.ts';
import type { ParsedKnowledge } from './parse.ts';
import { readFirst } from './review-first.ts';

/** Pages to read and sign: where to start, every safety row by supplement, and every interaction by partner. */
export function reviewPages(knowledge: ParsedKnowledge): Readonly<Record<string, string>> {
  const rows = safetyRowsOf(knowledge);
  const withWhat = rows.flatMap((place) => {
    const key = partnerOf(place);
    return key === null ? [] : [{ key, place }];
  });
  return {
    'read-first.md': readFirst(rows),
    'by-supplement.md': page(
      'Safety rows by supplement',
      knowledge,
      grouped(rows.map((place) => ({ key: place.parsed.value.id, place }))),
    ),
    'by-medicine.md': page('Interactions by medicine and drug class', knowledge, grouped(withWhat)),
  };
}

type Groups = ReadonlyMap<string, readonly PlacedRow[]>;

function grouped(entries: readonly { readonly key: string; readonly place: PlacedRow }[]): Groups {
  const groups = new Map<string, PlacedRow[]>();
  for (const { key, place } of entries) groups.set(key, [...(groups.get(key) ?? []), place]);
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)));
}

/** 'class ssri', 'drug warfarin'; null if the row is about the person or about another supplement. */
function partnerOf({ row }: PlacedRow): string | null {
  if (!('with' in row)) return null;
  const [kind, id] = Object.entries(row.with)[0] ?? [];
  return kind === 'class' || kind === 'drug' ? `${kind} ${id}` : null;
}

function page(title: string, knowledge: ParsedKnowledge, groups: Groups): string {
  return [
    `# ${title}`,
    '',
    'Made by `npm run knowledge:review`; never edited by hand. To sign a row, open the file that is named with it and add',
    '`signed: { by: <name and licence>, on: <day> }`; to ask, add `question: <words>`. docs/clinical-review.md tells how.',
    '',
    ...[...groups].flatMap(([name, places]) => [
      `## ${name}: ${places.length} rows, ${places.filter(({ row }) => row.signed).length} signed`,
      '',
      ...places.flatMap((place) => [...entry(place, knowledge), '']),
    ]),
  ].join('\n');
}

function entry(place: PlacedRow, knowledge: ParsedKnowledge): string[] {
  const { parsed, kind, index, row } = place;
  const directness = row.review === 'needed' ? 'untraced' : row.directness;
  return [
    `### ${keyOfRow(place)} (${weightOf(row)})`,
    `- ${'with' in row ? `With ${plain(row.with)}; why: ${row.mechanism}` : `When ${plain(row.when)}`}`,
    `- Words: ${row.message}`,
    ...row.sources.map((id) => `- Source: ${sourceLine(id, knowledge)}`),
    `- How directly: ${directnessTexts[directness ?? 'untraced']}`,
    `- Last checked: ${row.checked ?? 'not since the facts were collected'}`,
    ...(row.searched ? [`- Searched for a source, none found: ${row.searched}`] : []),
    `- Open question: ${row.question ?? 'none'}`,
    `- Signed: ${row.signed ? `${row.signed.by}, ${row.signed.on}` : 'no'}`,
    `- File: ${parsed.file}, line ${parsed.lineOf([kind, index])}`,
  ];
}

function weightOf(row: PlacedRow['row']): string {
  if (!('severity' in row)) return row.effect;
  return `${row.severity}, ${row.action}${row.hours === undefined ? '' : ` ${row.hours} h`}`;
}

/** A condition in words, without quotes and brackets. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' or ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, each]) => `${key} ${plain(each)}`)
    .join(', ');
}

function sourceLine(id: string, knowledge: ParsedKnowledge): string {
  const source = knowledge.sources.value[id];
  if (!source) return id;
  // A full citation includes publisher, title and year.
  const named =
    source.url === null && source.citation
      ? source.citation
      : `${source.publisher}: ${source.title} (${source.year}). ${source.url ?? 'no address'}`;
  return `${named}${source.section ? `, ${source.section}` : ''}${source.gist ? ` — ${source.gist}` : ''}`;
}
