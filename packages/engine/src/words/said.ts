import type { CompiledWhen } from '../criteria/atoms.ts';
import type { Facts } from '../criteria/facts.ts';
import type { Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { conditionName, medicineName, medicineNames } from './names-in-text.ts';
import { andList, fillOpenWords } from './open-words.ts';

interface Rule {
  readonly message: string;
  readonly template?: string;
}

/** A row about a medicine, with the person's own put in. */
export function saidOfMedicine(
  prepared: Pick<Prepared, 'classById'>,
  { message, template }: Rule,
  medicine: Medicine,
): string {
  return template === undefined ? message : fillOpenWords(template, { medicine: medicineName(prepared, medicine) });
}

/** A rule over the answers, with the medicines and conditions that meet it put in. */
export function saidOfWhen(
  prepared: Prepared,
  facts: Pick<Facts, 'possible' | 'takenBy'>,
  { message, template }: Rule,
  when: CompiledWhen,
): string {
  if (template === undefined) return message;
  const medicines = new Set<Medicine>();
  const conditions = new Set<string>();
  for (const { field, atoms } of when.all) {
    for (const atom of atoms ?? []) {
      if (facts.possible[atom] !== 1) continue;
      if (field === 'takes') for (const medicine of facts.takenBy.get(atom) ?? []) medicines.add(medicine);
      if (field === 'medicalConditions') conditions.add(conditionName(prepared.atoms.label(atom).value));
    }
  }
  return fillOpenWords(template, {
    medicine: medicines.size === 0 ? undefined : medicineNames(prepared, [...medicines]),
    condition: conditions.size === 0 ? undefined : `your ${andList([...conditions])}`,
  });
}
