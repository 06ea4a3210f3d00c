import { prepare, readDoubted } from '@evidose/engine';
import { loadKnowledge } from '/work/wt/doubt/packages/knowledge/src/load.ts';
const prepared = prepare(await loadKnowledge());
const [list, ...texts] = process.argv.slice(2);
for (const text of texts) {
  const { entries, notUsed } = readDoubted(prepared, list as 'medicines', text.replaceAll('\\n', '\n'));
  console.log('#', text, notUsed.length ? 'NOT USED ' + JSON.stringify(notUsed.map((n) => n.text)) : '');
  for (const { entry, medicine, current } of entries) {
    const item = medicine ?? current[0];
    const { measured, pieces, timesADay, slots, cap, alternatives } = entry.directions;
    console.log('  ', JSON.stringify({ text: entry.text, id: medicine?.id ?? current[0]?.supplement?.data.id, dose: medicine?.dose ?? current[0]?.amount, st: item?.told.status, measured, pieces, timesADay, slots, cap, left: entry.leavesNumber, alt: alternatives.map((a) => [a.about, a.measured?.value, a.pieces]), doubt: item?.doubt && [item.doubt.about, ...item.doubt.readings.map((r) => `${r.says} <${r.line}>`)] }));
  }
}
