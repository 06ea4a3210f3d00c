import { isGrave, keyOfRow, type PlacedRow } from './check/grave-rows.ts';

/**
 * Where a reviewer starts: first open questions, then excluding rows never compared with their page, then excluding
 * rows without a study.
 */
export function readFirst(rows: readonly PlacedRow[]): string {
  const open = rows.filter(({ row }) => row.signed === undefined);
  const grave = open.filter(({ row }) => isGrave(row));
  return [
    '# What to read first',
    '',
    'Made by `npm run knowledge:review`; never edited by hand. The other two pages show each row whole; look for its name there.',
    '',
    ...part('Open questions', open.filter(({ row }) => row.question !== undefined).map(asked)),
    ...part(
      'Leave something out, and were never compared with their page',
      grave.filter(({ row }) => row.checked === undefined && row.searched === undefined).map(named),
    ),
    ...part(
      'Leave something out, and no study stands behind',
      grave.filter(({ row }) => row.directness === 'precaution').map(named),
    ),
  ].join('\n');
}

const part = (title: string, lines: readonly string[]): string[] => [`## ${title}: ${lines.length}`, '', ...lines, ''];

const named = (place: PlacedRow): string => `- ${keyOfRow(place)}: ${place.row.message}`;

const asked = (place: PlacedRow): string => `${named(place)} **${place.row.question}**`;
