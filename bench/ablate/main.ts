/**
 * Disables each rule of the reader in turn (a yes-or-no function says no, a function that finds something finds
 * nothing) and prints which strings of the corpus then read differently. A rule without any is not needed.
 * npm run reading:ablate -- [--file gather/turns] [--most 2]
 */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeProgram } from '../../scripts/lib/programs.mjs';
import { type Rule, withRules } from './rules.ts';
import type * as Trial from './trial.ts';

const { values } = parseArgs({
  options: { file: { type: 'string', default: '' }, most: { type: 'string', default: '2' } },
});
const READER = 'packages/engine/src/text/';
const MOST_RULES = 4000;

const rules: Rule[] = [];
const instrumented = {
  name: 'rules',
  transform(code: string, id: string) {
    const file = relative(process.cwd(), id);
    return file.startsWith(READER) ? { code: withRules(file.slice(READER.length), code, rules), map: null } : null;
  },
};

const out = new Uint8Array(MOST_RULES);
const met = new Uint8Array(MOST_RULES);
Object.assign(globalThis, {
  __rule: (rule: number, nothing: false | null, value: unknown) => {
    if (value === nothing || value === undefined) return value;
    met[rule] = 1;
    return out[rule] === 1 ? nothing : value;
  },
});

const { file, remove } = await makeProgram('bench/ablate/trial.ts', [instrumented]);
try {
  const { withoutEach }: typeof Trial = await import(pathToFileURL(file).href);
  let at = 0;
  let needless = 0;
  for await (const changed of withoutEach(rules.length, { out, met }, Number(values.most))) {
    const { file: place, name, line } = rules[at++] as Rule;
    if (changed.length === 0) needless += 1;
    if (!place.startsWith(values.file)) continue;
    console.log(`${String(changed.length).padStart(3)}  ${place}:${line} ${name}`);
    for (const text of changed) console.log(`       ${JSON.stringify(text.slice(0, 120))}`);
  }
  console.log(`${rules.length} rules, ${needless} that no string of the corpus needs.`);
} finally {
  remove();
}
