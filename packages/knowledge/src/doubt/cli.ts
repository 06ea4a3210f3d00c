import { prepare } from '@evidose/engine';
import { loadKnowledge } from '../load.ts';
import { readingCases } from '../reading/corpus.ts';
import { doubtedIn } from './ordinary.ts';
import { printedOf } from './printed.ts';

/**
 * Prints how often an ordinary line would be asked about, and how printed directions are read: `npm run -s
 * reading:doubt`. The test half is reported as numbers only.
 */
const prepared = prepare(await loadKnowledge());
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const share = (part: number, of: number): string => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;

for (const half of ['tune', 'test'] as const) {
  const { lines, doubted } = doubtedIn(prepared, half);
  print(`${half}: ordinary lines doubted ${share(doubted.length, lines)}`);
  for (const line of doubted) print(`  ${line}`);
  const cases = readingCases().filter((each) => each.half === half);
  for (const groups of [(group: string) => group.startsWith('directions-'), () => true]) {
    const of = printedOf(
      prepared,
      cases.filter(({ group }) => groups(group)),
    );
    const isWhole = groups('');
    print(`${half}: ${isWhole ? 'whole corpus' : 'printed directions'}`);
    print(
      `  doses right or asked ${share(of.right + of.asked, of.dosed)}, asked ${of.asked}, silently wrong ${of.silent.length}`,
    );
    print(`  as needed ${share(of.neededRight, of.needed)}, strings with a stray entry ${share(of.stray, of.strings)}`);
    print(`  right and asked all the same ${share(of.needless.length, of.strings)}`);
    if (half === 'tune' && !isWhole) for (const line of [...of.silent, ...of.others]) print(`  wrong: ${line}`);
    if (half === 'tune') for (const line of of.needless) print(`  needless: ${line}`);
  }
}
