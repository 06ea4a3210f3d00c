import { prepare, readDoubted } from '@evidose/engine';
import { loadKnowledge } from './load.ts';
import { readingCases } from './reading/corpus.ts';
import { judge } from './reading/score.ts';

const re = new RegExp(process.argv[2] ?? '.', 'i');
const prepared = prepare(await loadKnowledge());
let n = 0,
  f = 0;
for (const c of readingCases().filter((x) => re.test(x.text))) {
  n++;
  const { faults } = judge(prepared, c);
  if (faults.length) {
    f++;
    console.log(
      c.half,
      JSON.stringify(c.text).slice(0, 200),
      '→',
      faults.map((x) => x.what).join('; '),
      readDoubted(prepared, c.list, c.text)
        .entries.map((e) => (e.medicine?.doubt ?? e.current[0]?.doubt)?.about ?? '')
        .join(','),
    );
  }
}
console.log(n, f);
