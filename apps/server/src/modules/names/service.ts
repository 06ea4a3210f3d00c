import type { NameKind, NameMatch, Recognised, UnderstoodName } from '@evidose/contract';
import {
  checkInteractions,
  type Prepared,
  searchNames,
  type UnderstoodSupplement,
  understandAdvice,
  understandMedicines,
} from '@evidose/engine';

const MOST_MATCHES = 7;

function ofMedicine({ text, id, name, guessed, ingredients }: Recognised): UnderstoodName {
  const state = id === null ? 'unknown' : guessed ? 'guessed' : 'understood';
  return { text, state, name, parts: ingredients, dose: null };
}

function ofSupplement({ text, id, name, guessed, dose }: UnderstoodSupplement): UnderstoodName {
  const state = id === null ? 'unknown' : guessed ? 'guessed' : 'understood';
  const counted = dose === null ? null : { text: `${dose.amount} ${dose.unit}`, isAssumed: dose.assumed };
  return { text, state, name, parts: [], dose: counted };
}

/** Advice may name a whole kind ("herbs"): that is understood as well, though it is no single name. */
function ofAdvice(prepared: Prepared, text: string): UnderstoodName[] {
  const { unread, everything } = understandAdvice(prepared, text);
  return understandMedicines(prepared, text).map((found) => {
    const item = ofMedicine(found);
    const isRead = everything || !unread.includes(found.text);
    return item.state === 'unknown' && isRead ? { ...item, state: 'understood' } : item;
  });
}

/** Looks up what people call medicines and supplements. Keeps nothing. */
export function createNames(prepared: Prepared) {
  return {
    search: (kind: NameKind, text: string): NameMatch[] =>
      searchNames(prepared, kind, text, MOST_MATCHES).map(({ id, kind: found, label, name }) => ({
        id: `${id}:${label}`,
        name: label,
        kind: found,
        detail: name.toLowerCase() === label.toLowerCase() ? null : name,
      })),

    understand: (kind: NameKind, text: string): UnderstoodName[] => {
      if (kind === 'medicine') return understandMedicines(prepared, text).map(ofMedicine);
      if (kind === 'any') return ofAdvice(prepared, text);
      // A medicine written among the supplements is read, and checked, as what it is.
      const { supplements, medicines } = checkInteractions(prepared, { medicines: '', supplements: text });
      return [...supplements.map(ofSupplement), ...medicines.map(ofMedicine)];
    },
  };
}

export type Names = ReturnType<typeof createNames>;
