import { prepare, readDoubted } from '@evidose/engine';
import { writeFileSync } from 'node:fs';
import { loadKnowledge } from './load.ts';
import { readingCases } from './reading/corpus.ts';
import { judge } from './reading/score.ts';
const prepared = prepare(await loadKnowledge());
const out: string[] = []; let right=0, needless=0, asked=0, silent=0;
for (const c of readingCases()) { const {faults}=judge(prepared,c); const d=readDoubted(prepared,c.list,c.text).entries.flatMap(e=>(e.medicine?.doubt??e.current[0]?.doubt)?.about??[]); 
 if (faults.length===0) { right++; if (d.length) { needless++; out.push('NEEDLESS '+d.join()+' '+JSON.stringify(c.text)); } } else if (d.length) { asked++; out.push('ASKED '+d.join()+' '+JSON.stringify(c.text)+' → '+faults.map(f=>f.what).join('; ')); } else { silent++; out.push('SILENT '+JSON.stringify(c.text)+' → '+faults.map(f=>f.what).join('; ')); } }
writeFileSync(process.argv[2]!, out.join('\n')+'\n'); console.log({right,needless,asked,silent});
