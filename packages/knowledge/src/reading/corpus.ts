import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';
import { corporaFolder } from '../files.ts';

/**
 * corpora/reading: strings as people write them, in groups, each with a pharmacist's reading. In each list every second
 * string belongs to the test half, and rules are tuned on the others. A file written before anyone saw the reader's
 * result belongs to one half as a whole.
 */
const Rows = z.array(z.tuple([z.string(), z.string()])).optional();
const File = z.strictObject({ half: z.enum(['tune', 'test']).optional(), medicines: Rows, supplements: Rows });

export interface Expected {
  /** Each alternative is a set of ids joined by '+'; '?' is something unrecognized, 'product' any product. */
  readonly ids: readonly string[];
  readonly status: string;
  readonly dose: { readonly amount: number; readonly unit: string } | null;
  readonly slots: readonly string[] | null;
  readonly route: string | null;
  readonly isPrescribed: boolean;
}
export interface ReadingCase {
  readonly group: string;
  readonly list: 'medicines' | 'supplements';
  readonly text: string;
  readonly expected: readonly Expected[];
  readonly half: 'tune' | 'test';
}

/** `id|id =amount unit @slot,slot !status /route rx`. */
function expectedOf(line: string): Expected {
  const [, ids = '', rest = ''] = /^((?:[^=@!/ ]| (?![=@!/]|rx\b|guess\b))+)(.*)$/.exec(line.trim()) ?? [];
  const dose = /=([\d.]+)([^ @!/]+(?: CFU)?)/.exec(rest);
  return {
    ids: ids.trim().split('|'),
    status: /!([\w-]+)/.exec(rest)?.[1] ?? 'taking',
    dose: dose === null ? null : { amount: Number(dose[1]), unit: dose[2] ?? '' },
    slots: /@([\w,-]+)/.exec(rest)?.[1]?.split(',').sort() ?? null,
    route: / \/(\w+)/.exec(rest)?.[1] ?? null,
    isPrescribed: /\brx\b/.test(rest),
  };
}

export function readingCases(folder: string = join(corporaFolder, 'reading')): ReadingCase[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const lists = File.parse(load(readFileSync(join(folder, file), 'utf8'), { schema: CORE_SCHEMA }));
      return (['medicines', 'supplements'] as const).flatMap((list) =>
        (lists[list] ?? []).map(
          ([text, line], index): ReadingCase => ({
            group: file.replace('.yaml', ''),
            list,
            text,
            expected: line === '' ? [] : line.split(';').map(expectedOf),
            half: lists.half ?? (index % 2 === 0 ? 'tune' : 'test'),
          }),
        ),
      );
    });
}
