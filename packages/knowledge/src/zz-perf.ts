import { NO_STATUS_WEIGHTS, prepare, readEntries } from '@evidose/engine';
import { loadKnowledge } from './load.ts';
import { readingCases } from './reading/corpus.ts';
const k = await loadKnowledge();
const a = prepare(k), b = prepare({...k, statusWeights: NO_STATUS_WEIGHTS});
let text=''; for (const c of readingCases().filter(x=>x.list==='medicines')) { if (text.length>10000) break; text += c.text+'\n'; }
const run=(p:any)=>{ const t=performance.now(); readEntries(p,'medicines',text); return performance.now()-t; };
const ta:number[]=[], tb:number[]=[];
for (let i=0;i<24;i++){ ta.push(run(a)); tb.push(run(b)); }
const med=(x:number[])=>x.slice(4).sort((p,q)=>p-q)[10];
console.log('with', med(ta)?.toFixed(1), 'without', med(tb)?.toFixed(1), 'entries', readEntries(a,'medicines',text).length);
