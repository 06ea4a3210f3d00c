import { prepare, readDoubted } from '@evidose/engine';
import { loadKnowledge } from './load.ts';
import { readingCases } from './reading/corpus.ts';
import { judge } from './reading/score.ts';

const [folder, which = 'tune', verbose] = process.argv.slice(2);
const prepared = prepare(await loadKnowledge());
const right = 0,
  asked = 0,
  silent = 0,
  needless = 0;
for (const half of ['tune', 'test'] as const) {
  if (which !== 'all' && which !== half) continue;
  const r = { right: 0, asked: 0, silent: 0, needless: 0, entries: 0, doubts: 0 };
  for (const c of readingCases(folder).filter((x) => x.half === half)) {
    const { faults } = judge(prepared, c);
    const es = readDoubted(prepared, c.list, c.text).entries;
    const ds = es.flatMap(({ medicine, current }) => {
      const d = medicine?.doubt ?? current[0]?.doubt;
      return d === undefined ? [] : [d];
    });
    r.entries += es.length;
    r.doubts += ds.length;
    const show = (k: string) => {
      if (verbose === '-v')
        console.log(
          `${half} ${k} ${JSON.stringify(c.text)} → ${faults.map((f) => f.what).join('; ')} ${ds.map((d) => '[' + d.about + ': ' + d.readings.map((x) => x.says).join(' · ') + ']').join(' ')}`,
        );
    };
    if (faults.length === 0) {
      r.right++;
      if (ds.length > 0) {
        r.needless++;
        show('NEEDLESS');
      }
    } else if (ds.length > 0) {
      r.asked++;
      show('ASKED');
    } else {
      r.silent++;
      show('SILENT');
    }
  }
  console.log(half, JSON.stringify(r));
}
