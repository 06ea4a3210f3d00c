import { prepare } from '@evidose/engine';
import { loadKnowledge } from '../load.ts';
import { type ReadingCase, readingCases } from './corpus.ts';
import { type Score, scoreOf } from './score.ts';

/**
 * `npm run reading:score`: scores the reader on the test half, by group. `-- tune` scores the other half and lists its
 * faults; a path scores another folder of cases.
 */
const [which = 'test', folder] = process.argv.slice(2);
const prepared = prepare(await loadKnowledge());
const cases = readingCases(...(folder === undefined ? [] : [folder])).filter(
  ({ half }) => which === 'all' || half === which,
);

const share = (part: number, of: number): string =>
  of === 0 ? '     –' : `${((100 * part) / of).toFixed(1)} %`.padStart(7);

function line(name: string, score: Score): string {
  const {
    strings,
    found,
    named,
    wrong,
    status,
    asked,
    doses,
    dosed,
    slots,
    slotted,
    routes,
    routed,
    noise,
    kept,
    unknown,
  } = score;
  return [
    name.padEnd(16),
    String(strings).padStart(5),
    `${share(found, named)} ${`${found}/${named}`.padStart(9)}`,
    String(wrong).padStart(5),
    share(status, found),
    String(asked).padStart(5),
    `${share(doses, dosed)} ${`${doses}/${dosed}`.padStart(8)}`,
    `${share(slots, slotted)} ${`${slots}/${slotted}`.padStart(8)}`,
    share(routes, routed),
    share(noise, strings),
    share(kept, unknown),
  ].join('  ');
}

function print(of: readonly ReadingCase[]): void {
  const groups = new Map<string, ReadingCase[]>();
  for (const each of of) groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
  console.log(
    'group            texts    found              wrong   status  asked  doses              slots            routes    noise     kept',
  );
  for (const [group, members] of groups) console.log(line(group, scoreOf(prepared, members).score));
  const { score, faults } = scoreOf(prepared, of);
  console.log(line('all', score));
  if (which === 'test') return;
  for (const fault of faults)
    console.log(`  ${fault.of.group.padEnd(14)} ${JSON.stringify(fault.of.text)} → ${fault.what}`);
}

print(cases);
