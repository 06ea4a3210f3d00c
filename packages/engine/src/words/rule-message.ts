import type { CompiledWhen } from '../criteria/atoms.ts';
import { type Facts, suppliersOf } from '../criteria/facts.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { conditionName, medicineName, medicineNames, nameWithOwnWord } from './names-in-text.ts';
import { andList, fillOpenWords } from './open-words.ts';

interface Rule {
  readonly message: string;
  readonly template?: string;
}

/** A row about a medicine, with the person's own put in. */
export function messageForMedicine(
  prepared: Pick<Prepared, 'classById'>,
  { message, template }: Rule,
  medicine: Medicine,
): string {
  return template === undefined ? message : fillOpenWords(template, { medicine: medicineName(prepared, medicine) });
}

/** What the criteria of a rule met: the person's own medicines, supplements and conditions. */
export interface Met {
  readonly medicines: readonly Medicine[];
  readonly supplements: readonly CurrentSupplement[];
  readonly conditions: readonly string[];
}

type Asked = Pick<Facts, 'possible' | 'takenBy' | 'ownBehind' | 'understood'>;

export function metBy(prepared: Prepared, facts: Asked, when: CompiledWhen): Met {
  const medicines = new Set<Medicine>();
  const supplements = new Set<CurrentSupplement>();
  const conditions = new Set<string>();
  for (const { field, atoms } of when.all) {
    if (atoms === null) for (const item of suppliersOf(prepared, facts, field)) supplements.add(item);
    for (const atom of atoms ?? []) {
      if (facts.possible[atom] !== 1) continue;
      if (field === 'takes') for (const medicine of facts.takenBy.get(atom) ?? []) medicines.add(medicine);
      else if (field === 'medicalConditions') conditions.add(prepared.atoms.label(atom).value);
      else for (const item of facts.ownBehind.get(atom) ?? []) supplements.add(item);
    }
  }
  return { medicines: [...medicines], supplements: [...supplements], conditions: [...conditions] };
}

const ownName = (item: CurrentSupplement): string =>
  item.supplement === null ? item.text : nameWithOwnWord(item.supplement.data.name, item);

export function fillWith(prepared: Prepared, template: string, { medicines, supplements, conditions }: Met): string {
  return fillOpenWords(template, {
    medicine: medicines.length === 0 ? undefined : medicineNames(prepared, medicines),
    condition: conditions.length === 0 ? undefined : `your ${andList(conditions.map(conditionName))}`,
    supplement: supplements.length === 0 ? undefined : andList([...new Set(supplements.map(ownName))]),
  });
}

/** A rule over the answers, with the medicines and conditions that meet it put in. */
export function messageForWhen(
  prepared: Prepared,
  facts: Asked,
  { message, template }: Rule,
  when: CompiledWhen,
): string {
  return template === undefined ? message : fillWith(prepared, template, metBy(prepared, facts, when));
}
