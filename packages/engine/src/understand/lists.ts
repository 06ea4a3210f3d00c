import type { ProductMatch, Products, Supplement } from '../knowledge.ts';
import { dailyDoseOf } from '../limits/doses.ts';
import { type CurrentSupplement, JUST_NAMED, type ListField, type Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { readAmount } from '../text/amounts.ts';
import { productAt } from '../text/product-at.ts';
import { type Piece, readNames } from '../text/read-names.ts';
import { tokensOf } from '../text/tokens.ts';
import { medicineOf } from './medicine-of.ts';
import { productTaken } from './product-of.ts';

export interface ReadList {
  readonly medicines: readonly Medicine[];
  readonly current: readonly CurrentSupplement[];
}

const NOTHING: ReadList = { medicines: [], current: [] };

export const saysNone = ({ names }: Prepared, text: string): boolean =>
  names.words.meansNone(tokensOf(text).map(({ word }) => word));

function unread({ text }: Piece, field: ListField): CurrentSupplement {
  return {
    text,
    field,
    supplement: null,
    amount: 0,
    assumed: false,
    guessed: false,
    told: JUST_NAMED,
    prescribed: field === 'prescriptionMedsList',
    product: null,
    supplies: [],
  };
}

function currentOf(prepared: Prepared, piece: Piece, field: ListField, supplement: Supplement): CurrentSupplement {
  const { amount, assumed } = dailyDoseOf(supplement, readAmount(piece.around), piece.name);
  const known = prepared.supplementById.get(supplement.id) ?? null;
  const plain = { ...unread(piece, field), supplement: known, amount, assumed, guessed: piece.guessed };
  return withProduct(prepared, piece, plain);
}

/** The first product that a piece of text names. */
function productIn(products: Products, text: string): ProductMatch | null {
  const words = tokensOf(text).map(({ word }) => word);
  for (const at of words.keys()) {
    const [match] = productAt(products, words.slice(at))?.matches ?? [];
    if (match !== undefined) return match;
  }
  return null;
}

/** The label of a product that was clearly named says what it gives; a count of pieces says how many servings. */
function withProduct(prepared: Prepared, { text, around }: Piece, plain: CurrentSupplement): CurrentSupplement {
  const match = productIn(prepared.knowledge.products, text);
  if (match === null || !match.isClear) return plain;
  const amount = readAmount(around);
  const unitsADay = amount?.unit === 'piece' ? amount.value * amount.timesADay : null;
  const taken = productTaken(prepared, { id: match.id, named: plain.supplement, unitsADay });
  if (taken === null) return plain;
  return { ...plain, ...taken, assumed: unitsADay === null };
}

/** A supplement among the medicines is listed there too, so that the person finds everything they typed. */
function asMedicine(current: CurrentSupplement): Medicine {
  const { text, field, guessed, supplement, told, amount, assumed } = current;
  return {
    text,
    field,
    id: supplement?.data.id ?? null,
    name: supplement?.data.name ?? text,
    classes: [],
    ingredients: [],
    guessed,
    checkable: true,
    classOnly: false,
    drugs: [],
    isSupplement: true,
    told,
    dose: supplement === null ? null : { amount, unit: supplement.data.doseUnit, assumed },
    countries: [],
  };
}

export function readMedicines(prepared: Prepared, text: string): ReadList {
  if (saysNone(prepared, text)) return NOTHING;
  const medicines: Medicine[] = [];
  const current: CurrentSupplement[] = [];
  for (const piece of readNames(prepared.names, text)) {
    const found = medicineOf(prepared, piece, 'prescriptionMedsList');
    if (found.medicine !== null) medicines.push(found.medicine);
    for (const supplement of found.supplements) {
      const item = currentOf(prepared, piece, 'prescriptionMedsList', supplement);
      current.push(item);
      if (found.medicine === null) medicines.push(asMedicine(item));
    }
  }
  return { medicines, current };
}

export function readSupplements(prepared: Prepared, text: string): ReadList {
  if (saysNone(prepared, text)) return NOTHING;
  const medicines: Medicine[] = [];
  const current: CurrentSupplement[] = [];
  const field = 'otcSupplementsList';
  for (const piece of readNames(prepared.names, text)) {
    const supplement = piece.meaning?.supplement;
    if (supplement !== undefined) {
      current.push(currentOf(prepared, piece, field, supplement));
      continue;
    }
    const found = piece.meaning === null ? null : medicineOf(prepared, piece, field);
    if (found?.medicine != null) medicines.push(found.medicine);
    for (const inside of found?.supplements ?? []) current.push(currentOf(prepared, piece, field, inside));
    if (found === null) current.push(withProduct(prepared, piece, unread(piece, field)));
  }
  return { medicines, current };
}
