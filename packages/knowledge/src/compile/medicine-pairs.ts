import type { MedicinePair } from '@evidose/engine';
import type { MedicinePairsFile } from '../schema/index.ts';
import { supportOf } from './support.ts';

export const medicinePairOf = (row: MedicinePairsFile[number]): MedicinePair => ({
  id: row.id,
  sides: row.between ?? [row.twoOf ?? []],
  sameDrug: row.sameDrug === true,
  except: row.except,
  exceptGiven: row.exceptGiven,
  severity: row.severity,
  mechanism: row.mechanism,
  message: row.message,
  ...(row.onSkin === undefined ? {} : { onSkin: row.onSkin }),
  replaces: row.replaces,
  sources: row.sources,
  ...supportOf(row),
});
