import { readFileSync } from 'node:fs';
import { prepare, readDoubted } from '@evidose/engine';
import { loadKnowledge } from './load.ts';

const prepared = prepare(await loadKnowledge());
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const [list, text = ''] = line.startsWith('s:') ? ['supplements', line.slice(2)] : ['medicines', line];
  const { entries, notUsed } = readDoubted(prepared, list as any, text);
  console.log(text);
  for (const {
    entry,
    medicine,
    current: [c],
  } of entries) {
    const i = medicine ?? c;
    console.log(
      '   ',
      entry.text,
      '|',
      medicine?.id ?? c?.supplement?.data.id ?? '?',
      i?.usage.status,
      JSON.stringify(c?.supplement ? c.amount : medicine?.dose),
      i?.usage.slots?.join(),
      i?.doubt ? `[${i.doubt.about}: ${i.doubt.readings.map((r) => r.says + ' <' + r.line + '>').join(' · ')}]` : '',
    );
  }
  for (const n of notUsed) console.log('    not used:', n.text);
}
