import { prepare } from '@evidose/engine';
import { readBrandFiles, readDecidingFiles } from '../../files.ts';
import { loadKnowledge } from '../../load.ts';
import { type Swept, sweepBrands } from './brands.ts';
import { sweepTypos } from './typos.ts';

/**
 * `npm run reading:names`: every brand of the tables in ordinary sentences, and typos in our own names. `-- 10` reads a
 * tenth.
 */
const each = Number(process.argv[2] ?? 1);
const knowledge = await loadKnowledge();
const prepared = prepare(knowledge);

const OUTCOMES = ['right', 'asked', 'unknown', 'lost', 'wrong and used'] as const;

function print(title: string, swept: Iterable<Swept>): void {
  const counts = new Map<string, Map<string, number>>();
  const wrong: Swept[] = [];
  for (const one of swept) {
    const row = counts.get(one.sentence) ?? new Map<string, number>();
    row.set(one.outcome, (row.get(one.outcome) ?? 0) + 1);
    counts.set(one.sentence, row);
    if (one.outcome === 'wrong and used') wrong.push(one);
  }
  console.log(`${title.padEnd(20)}${OUTCOMES.map((name) => name.padStart(16)).join('')}`);
  for (const [sentence, row] of counts)
    console.log(`${sentence.padEnd(20)}${OUTCOMES.map((name) => String(row.get(name) ?? 0).padStart(16)).join('')}`);
  for (const { text, expected, read } of wrong)
    console.log(`  ${JSON.stringify(text)}: ${expected.join(' or ')}, read as ${read.join('+')}`);
  console.log('');
}

print('brands', sweepBrands(prepared, [...readDecidingFiles(), ...readBrandFiles()], each));
print('typos', sweepTypos(prepared, knowledge, each * 7));
