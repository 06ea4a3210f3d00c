import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { type DataFile, readEngineFiles } from './files.ts';
import { loadKnowledge } from './load.ts';
import { broken, goodFiles } from './testing/good-files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function written(files: readonly DataFile[]): { data: string; cache: string } {
  const folder = mkdtempSync(join(tmpdir(), 'evidose-knowledge-'));
  folders.push(folder);
  for (const file of files) {
    mkdirSync(dirname(join(folder, 'data', file.path)), { recursive: true });
    writeFileSync(join(folder, 'data', file.path), file.text);
  }
  return { data: join(folder, 'data'), cache: join(folder, 'cache') };
}

describe('loadKnowledge', () => {
  test('gives the same object from the files and from the compiled copy', async () => {
    const place = written(goodFiles());
    const first = await loadKnowledge(place);
    expect(readdirSync(place.cache)).toHaveLength(1);
    expect(await loadKnowledge(place)).toEqual(first);
    expect(await loadKnowledge({ ...place, cache: null })).toEqual(first);
  });
  test('freezes everything in both cases', async () => {
    const place = written(goodFiles());
    for (const knowledge of [await loadKnowledge(place), await loadKnowledge(place)]) {
      expect(Object.isFrozen(knowledge)).toBe(true);
      expect(Object.isFrozen(knowledge.supplements[0]?.indications[0]?.when.all)).toBe(true);
      expect(Object.isFrozen(knowledge.brandIngredients['Doublet'])).toBe(true);
    }
  });
  test('changes the version with a rule, and not with a case', async () => {
    const { version } = await loadKnowledge(written(goodFiles()));
    const changed = await loadKnowledge(written(broken('supplements/magnesium.yaml', 'hours: 3', 'hours: 4')));
    const otherCase = await loadKnowledge(written(broken('cases/magnesium.yaml', 'Coumadin', 'Jantoven')));
    expect(changed.version).not.toBe(version);
    expect(otherCase.version).toBe(version);
  });
  test('does not trust a truncated copy', async () => {
    const place = written(goodFiles());
    const whole = await loadKnowledge(place);
    for (const name of readdirSync(place.cache)) writeFileSync(join(place.cache, name), '{"version":');
    expect(await loadKnowledge(place)).toEqual(whole);
  });
  test('keeps only the newest copy', async () => {
    const place = written(goodFiles());
    await loadKnowledge(place);
    writeFileSync(
      join(place.data, 'drugs.yaml'),
      'warfarin: { classes: [anticoagulant] }\ndoxycycline: { classes: [tetracycline] }\n',
    );
    await loadKnowledge(place);
    expect(readdirSync(place.cache)).toHaveLength(1);
  });
  test('rejects files that do not fit, and says where', async () => {
    const place = written(broken('supplements/magnesium.yaml', 'tier: suggestible', 'tier: favourite'));
    await expect(loadKnowledge(place)).rejects.toThrow('data/supplements/magnesium.yaml:3  tier:');
    const unreadable = written(broken('drugs.yaml', 'brands: [Coumadin]', 'brands: [Coumadin'));
    await expect(loadKnowledge(unreadable)).rejects.toThrow('data/drugs.yaml:1  not readable as YAML');
    const missing = written(goodFiles().filter((file) => file.path !== 'nutrients.yaml'));
    await expect(loadKnowledge(missing)).rejects.toThrow('data/nutrients.yaml:1  the file is missing');
  });
});

test('includes every engine file in the version, however deep', () => {
  const engine = fileURLToPath(new URL('../../engine/src', import.meta.url));
  const all = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const read = new Set(readEngineFiles().map(({ path }) => path));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((path) => !read.has(path))).toEqual([]);
});
