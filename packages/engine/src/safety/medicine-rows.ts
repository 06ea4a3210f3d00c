import type { Interaction } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedInteraction, PreparedSupplement } from '../prepare/supplement.ts';
import { sortFew } from '../sort-few.ts';
import { messageForMedicine } from '../words/rule-message.ts';
import { bySeverity, isForbidden } from './severity.ts';
import { shownRow } from './shown-row.ts';

export interface MedicineRow {
  readonly medicine: Medicine;
  readonly row: PreparedInteraction;
}

const generality = (row: PreparedInteraction): number => (row.data.with.kind === 'drug' ? 0 : row.isBroad ? 2 : 1);

/** Most serious first; among equals the most specific. */
export const byGravity = (a: MedicineRow, b: MedicineRow): number =>
  Number(isForbidden(b.row.data)) - Number(isForbidden(a.row.data)) ||
  bySeverity(a.row.data, b.row.data) ||
  generality(a.row) - generality(b.row);

export function rowsWithMedicines(
  facts: Pick<Facts, 'possible' | 'numbers' | 'takenBy'>,
  supplement: PreparedSupplement,
): MedicineRow[] {
  const rows: MedicineRow[] = [];
  if (facts.takenBy.size === 0) return rows;
  for (const row of supplement.drugInteractions.open(facts.possible, facts.numbers)) {
    for (const medicine of facts.takenBy.get(row.atom) ?? []) rows.push({ medicine, row });
  }
  return sortFew(rows, byGravity);
}

/** The most severe row per medicine, plus the one that requires hours of separation. */
export function gravestOfEach(rows: readonly MedicineRow[]): MedicineRow[] {
  const kept: MedicineRow[] = [];
  const led = new Set<Medicine>();
  const timed = new Set<Medicine>();
  for (const each of rows) {
    const isTiming = each.row.data.action === 'separate';
    if (led.has(each.medicine) && (!isTiming || timed.has(each.medicine))) continue;
    // A broad enzyme group adds nothing to a specific row.
    if (led.has(each.medicine) && each.row.isBroad) continue;
    led.add(each.medicine);
    if (isTiming) timed.add(each.medicine);
    kept.push(each);
  }
  return kept;
}

export function shownInteraction(prepared: Prepared, { medicine, row }: MedicineRow): Interaction {
  const { action } = row.data;
  return shownRow(medicine.name, row.data, {
    message: messageForMedicine(prepared, row.data, medicine),
    action: row.isBroad && action === 'monitor' ? 'tell-your-doctor' : action,
  });
}
