import { inSentence, questions } from '@evidose/contract';
import type { Medicine, Usage } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { andList } from './open-words.ts';

const CONDITION_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(questions.medicalConditions.options).map(([id, label]) => [id, inSentence(label)]),
);

/** "high blood pressure", for a stored condition. */
export const conditionName = (id: string): string => CONDITION_NAMES.get(id) ?? id.replaceAll('-', ' ');

/** "vitamin D", for `labResults.vitaminD`; null for any other field. */
export function labNameOf(field: string): string | null {
  const { labs } = questions.labResults;
  const lab = field.replace('labResults.', '');
  return Object.hasOwn(labs, lab) ? inSentence(labs[lab as keyof typeof labs].label) : null;
}

const LONGEST_OWN_WORD = 40;
const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** Our name, and the person's own word where that is another one: "apixaban (“Eliquis”)". */
export function nameWithOwnWord(
  name: string,
  { text, usage }: { readonly text: string; readonly usage: Usage },
): string {
  const { word = text } = usage;
  if (
    text.includes(name) ||
    plain(text).includes(plain(name)) ||
    plain(name).includes(plain(word).replace(/s$/, '')) ||
    word.length > LONGEST_OWN_WORD
  )
    return name;
  return `${name} (“${word}”)`;
}

/** A medicine inside a sentence. A typed class is shown with its article: "a water pill (“water tablet”)". */
export function medicineName({ classById }: Pick<Prepared, 'classById'>, medicine: Medicine): string {
  const { id, name, classOnly } = medicine;
  const one = classOnly && id !== null ? classById.get(id)?.one : undefined;
  return nameWithOwnWord(one ?? name, medicine);
}

export const medicineNames = (prepared: Prepared, medicines: readonly Medicine[]): string =>
  andList([...new Set(medicines.map((each) => medicineName(prepared, each)))]);
