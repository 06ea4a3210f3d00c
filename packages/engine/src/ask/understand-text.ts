import type { Allergen, Doubt, NamedProduct, Recognised } from '@evidose/contract';
import { type Line, lineOf } from '../doubt/line-of.ts';
import { readDoubted, readMedicines, readSupplements } from '../doubt/read-lists.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { readAdvice } from '../understand/advice.ts';
import { readAllergies } from '../understand/allergies.ts';
import type { ListName, ReadAnswer } from '../understand/lists.ts';
import { shownDose } from '../understand/shown-dose.ts';
import { usageOf } from '../understand/usage.ts';

/** What is understood while a person types: for the form, before any plan. */

export interface UnderstoodSupplement {
  readonly text: string;
  readonly id: string | null;
  readonly name: string;
  readonly guessed: boolean;
  readonly dose: ReturnType<typeof shownDose> | null;
  readonly status: Recognised['status'];
  readonly slots: Recognised['slots'];
  readonly rhythm?: string;
  readonly doubt: Doubt | null;
  readonly product: NamedProduct | null;
}

export function recognisedOf(medicine: Medicine): Recognised {
  const { text, id, name, classes, guessed, ingredients, dose, countries } = medicine;
  return {
    text,
    id,
    name,
    classes: [...classes],
    guessed,
    ingredients: [...ingredients],
    ...usageOf(medicine.usage),
    doubt: medicine.doubt ?? null,
    dose,
    countries: [...countries],
  };
}

export function understoodOf(current: CurrentSupplement): UnderstoodSupplement {
  const { text, supplement, guessed, product } = current;
  const { status, slots, rhythm } = usageOf(current.usage);
  const said = {
    text,
    guessed,
    status,
    slots,
    doubt: current.doubt ?? null,
    product,
    ...(rhythm === undefined ? {} : { rhythm }),
  };
  if (supplement === null) return { ...said, id: null, name: product?.name ?? text, dose: null };
  const { id, name } = supplement.data;
  return { ...said, id, name, dose: shownDose(current, supplement) };
}

/** Every medicine of a typed list; a supplement among them has its own id and no class. */
export function understandMedicines(prepared: Prepared, text: string): Recognised[] {
  return readMedicines(prepared, text).medicines.map(recognisedOf);
}

/** An entry of a typed list, with its position and that of its name. */
export interface UnderstoodEntry {
  readonly from: number;
  readonly to: number;
  readonly nameFrom: number;
  readonly nameTo: number;
  readonly medicine: Recognised | null;
  readonly supplements: readonly UnderstoodSupplement[];
  readonly line: Line | null;
}

/** Every entry in order; a supplement among medicines is listed as one of them. */
export function understandEntries(
  prepared: Prepared,
  list: ListName,
  text: string,
): { readonly entries: readonly UnderstoodEntry[]; readonly notUsed: ReadAnswer['notUsed'] } {
  const { entries, notUsed } = readDoubted(prepared, list, text);
  return {
    entries: entries.map((read) => {
      const { entry, medicine, current } = read;
      return {
        from: entry.from,
        to: entry.to,
        nameFrom: entry.nameFrom,
        nameTo: entry.nameTo,
        medicine: medicine === null ? null : recognisedOf(medicine),
        supplements: list === 'supplements' ? current.map(understoodOf) : [],
        line: list === 'any' ? null : lineOf(prepared, list, read),
      };
    }),
    notUsed,
  };
}

/** Every supplement of a typed list; medicines among them are left to `understandMedicines`. */
export function understandSupplements(prepared: Prepared, text: string): UnderstoodSupplement[] {
  return readSupplements(prepared, text).current.map(understoodOf);
}

export function understandAllergies(
  prepared: Prepared,
  text: string,
): { readonly allergens: readonly Allergen[]; readonly unread: readonly string[] } {
  const { allergens, allergyUnread } = readAllergies(prepared, 'yes', text);
  return { allergens: [...allergens.keys()], unread: allergyUnread };
}

export function understandAdvice(
  prepared: Prepared,
  text: string,
): { readonly supplements: readonly string[]; readonly everything: boolean; readonly unread: readonly string[] } {
  const { supplements, everything, unread } = readAdvice(prepared, text);
  const ids = [...supplements.keys()].flatMap((index) => prepared.supplements[index]?.data.id ?? []);
  return { supplements: ids, everything: everything !== null, unread };
}
