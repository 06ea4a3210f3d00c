import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Prepared, readDoubted } from '@evidose/engine';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';
import { corporaFolder } from '../files.ts';

const Lists = z.strictObject({ medicines: z.array(z.string()), supplements: z.array(z.string()) });

interface Share {
  readonly lines: number;
  readonly doubted: readonly string[];
}

/** How many lines of the ordinary lists there are, and which of them would be asked about. */
export function doubtedIn(prepared: Prepared, half: 'tune' | 'test'): Share {
  const lists = Lists.parse(
    load(readFileSync(join(corporaFolder, 'doubt/ordinary-lists.yaml'), 'utf8'), { schema: CORE_SCHEMA }),
  );
  let lines = 0;
  const doubted: string[] = [];
  for (const list of ['medicines', 'supplements'] as const) {
    for (const text of lists[list].filter((_, at) => (at % 2 === 1) === (half === 'test'))) {
      for (const { entry, medicine, current } of readDoubted(prepared, list, text).entries) {
        lines += 1;
        const doubt = medicine?.doubt ?? current[0]?.doubt;
        if (doubt !== undefined) doubted.push(`${entry.text}: ${doubt.readings.map(({ says }) => says).join(' · ')}`);
      }
    }
  }
  return { lines, doubted };
}
