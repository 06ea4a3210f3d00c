import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Recommendation } from '@evidose/contract';
import { CORE_SCHEMA, dump, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { digestOf } from './digest.ts';
import { people } from './people.ts';
import { planOf } from './plan-of.ts';

/**
 * Golden plans of named people. After an intended change run `GOLDEN=update npx vitest run
 * packages/knowledge/src/named-people` and review the diff.
 */
const folder = fileURLToPath(new URL('../../golden/', import.meta.url));
const isUpdate = process.env['GOLDEN'] === 'update';

describe('golden plans', () => {
  test.each(Object.entries(people))('%s', (name, answers) => {
    const result = planOf(prepared, answers);
    // Strict: the result is stored and sent as the engine returns it.
    expect(Recommendation.parse(result)).toEqual(result);
    const plan = JSON.parse(JSON.stringify({ person: answers, ...digestOf(result) }));
    const file = `${folder}${name}.yaml`;
    if (isUpdate || !existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, dump(plan, { lineWidth: -1, noRefs: true, quotingType: '"', noCompatMode: true }));
    }
    expect(plan).toEqual(load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }));
  });

  test('every golden plan belongs to a person', () => {
    expect(
      readdirSync(folder)
        .map((file) => file.replace('.yaml', ''))
        .sort(),
    ).toEqual(Object.keys(people).sort());
  });
});
