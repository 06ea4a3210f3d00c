import type { Answers, Because } from '@evidose/contract';
import { allergens } from '@evidose/contract';
import { currentIntake, type Intake } from '../limits/intake.ts';
import { ANY_MEDICINE, type CurrentSupplement, type Medicine, type Understood } from '../model.ts';
import type { Alarm, Prepared } from '../prepare/prepare.ts';
import type { AskedAnswers } from '../prepare/rule-inputs.ts';
import { type OwnIngredient, ownIngredients } from '../understand/own-ingredients.ts';
import { mentionedSituations } from '../understand/situations.ts';
import { standingOfMedicine, standingOfSupplement } from '../understand/standing.ts';
import { systemicPartOf } from '../understand/systemic-effect.ts';
import type { CompiledCriterion, CompiledWhen } from './atoms.ts';
import { INTAKE } from './derived.ts';
import { type Asked, mayHold } from './holds.ts';
import { type LabMatch, matchLabs } from './labs.ts';
import { type Person, personOf } from './person.ts';

/** Everything known about a person. `possible` contains what is not ruled out, `certain` what is sure. */
export interface Facts {
  readonly answers: Answers;
  readonly person: Person;
  readonly understood: Understood;
  readonly certain: readonly number[];
  readonly possible: readonly number[];
  readonly numbers: readonly number[];
  /** The answer a derived fact comes from. */
  readonly origins: ReadonlyMap<number, Because>;
  /** The medicines behind a `takes` fact. */
  readonly takenBy: ReadonlyMap<number, readonly Medicine[]>;
  readonly labs: readonly LabMatch[];
  /** Daily amounts from current supplements. */
  readonly intake: Intake;
  /** Current supplements and their ingredients, as far as they matter to a new one. */
  readonly own: readonly OwnIngredient[];
  /** Medicines that count: those that could be checked, and those nobody can be sure about. */
  readonly checked: readonly Medicine[];
  readonly unsure: readonly Medicine[];
  /** The current supplements behind a `takesSupplement` or `ownEffect` fact. */
  readonly ownBehind: ReadonlyMap<number, readonly CurrentSupplement[]>;
  /** Alert rules that hold, with the map by which they do. */
  readonly alarms: readonly Alarm[];
}

class Notes {
  readonly certain: number[];
  readonly possible: number[];
  readonly numbers: number[];
  readonly origins = new Map<number, Because>();
  readonly takenBy = new Map<number, Medicine[]>();
  readonly ownBehind = new Map<number, CurrentSupplement[]>();
  readonly #prepared: Prepared;
  readonly #taken: ReadonlyMap<string, number>;

  constructor(prepared: Prepared) {
    this.#prepared = prepared;
    this.#taken = prepared.asked.taken;
    const { noFlags, noNumbers } = prepared.asked;
    this.certain = [...noFlags];
    this.possible = [...noFlags];
    this.numbers = [...noNumbers];
  }

  mark(atom: number | undefined): void {
    if (atom === undefined) return;
    this.certain[atom] = 1;
    this.possible[atom] = 1;
  }

  sure(field: string, value: string, origin: Because): void {
    this.#conclude(this.#prepared.atoms.find(field, value), origin, true);
  }

  maybe(field: string, value: string, origin: Because): void {
    this.#conclude(this.#prepared.atoms.find(field, value), origin, false);
  }

  #conclude(atom: number | undefined, origin: Because, certain: boolean): void {
    if (atom === undefined) return;
    if (certain) this.certain[atom] = 1;
    this.possible[atom] = 1;
    if (!this.origins.has(atom)) this.origins.set(atom, origin);
  }

  own(field: 'takesSupplement' | 'ownEffect', value: string, item: CurrentSupplement, certain: boolean): void {
    const atom = this.#prepared.atoms.find(field, value);
    if (atom === undefined) return;
    this.#conclude(atom, { field: item.field, value: item.text }, certain);
    this.ownBehind.set(atom, [...(this.ownBehind.get(atom) ?? []), item]);
  }

  takes(id: string, medicine: Medicine, origin: Because, certain: boolean): void {
    const atom = this.#taken.get(id);
    if (atom === undefined) return;
    this.#conclude(atom, origin, certain);
    const medicines = this.takenBy.get(atom);
    if (medicines === undefined) this.takenBy.set(atom, [medicine]);
    else if (!medicines.includes(medicine)) medicines.push(medicine);
  }
}

function noteAnswers(notes: Notes, asked: AskedAnswers, answers: Readonly<Record<string, unknown>>): void {
  for (const [field, { values, number, parts }] of asked) {
    const value = answers[field];
    if (typeof value === 'string') {
      notes.mark(values.get(value));
      if (number >= 0) notes.numbers[number] = Number.parseFloat(value);
    } else if (Array.isArray(value)) for (const each of value) notes.mark(values.get(each));
    else if (value !== undefined) noteParts(notes, parts, value as Readonly<Record<string, unknown>>);
  }
}

/** From what was eaten or measured. */
function noteParts(notes: Notes, asked: AskedAnswers, parts: Readonly<Record<string, unknown>>): void {
  // Loops over the answers: looking up missing keys is slow in a JavaScript object.
  for (const name in parts) {
    const of = asked.get(name);
    const value = parts[name];
    if (of === undefined) continue;
    if (typeof value === 'string') notes.mark(of.values.get(value));
    else if (typeof value === 'number' && of.number >= 0) notes.numbers[of.number] = value;
  }
}

function notePerson(notes: Notes, person: Person, answers: Answers): void {
  const sex: Because = { field: 'biologicalSex', value: answers.biologicalSex };
  if (person.sexes.length > 1) for (const each of person.sexes) notes.maybe('biologicalSex', each, sex);
  notes.sure('menstruating', person.menstruating, sex);
  if (person.menstruating === 'unknown') for (const each of ['yes', 'no']) notes.maybe('menstruating', each, sex);
}

function noteMedicines(notes: Notes, prepared: Prepared, medicines: readonly Medicine[]): void {
  for (const medicine of medicines) {
    const standing = standingOfMedicine(prepared, medicine);
    if (medicine.isSupplement || standing === 'not') continue;
    const origin: Because = { field: medicine.field, value: medicine.text };
    // Planned, stopped and guessed medicines are possible, not certain: they only count against.
    const isSure = standing === 'counts' && !medicine.guessed;
    notes.takes(ANY_MEDICINE, medicine, origin, isSure);
    const { drugs, classes } = systemicPartOf(prepared, medicine);
    for (const { id } of drugs) notes.takes(id, medicine, origin, isSure);
    for (const id of classes) notes.takes(id, medicine, origin, isSure);
    if (!medicine.classOnly) continue;
    for (const classId of classes) {
      for (const drug of prepared.drugsOfClass.get(classId) ?? []) {
        notes.takes(drug.id, medicine, origin, false);
        for (const other of drug.classes) notes.takes(other, medicine, origin, false);
      }
    }
  }
}

function noteSituations(notes: Notes, { situations }: Prepared, answers: Answers): void {
  for (const { situation, because } of mentionedSituations(situations, answers))
    notes.sure('situation', situation.id, because);
}

function noteOwn(notes: Notes, current: readonly CurrentSupplement[]): void {
  for (const item of current) {
    const standing = standingOfSupplement(item);
    const { supplement } = item;
    if (supplement === null || standing === 'not') continue;
    const isSure = standing === 'counts' && !item.guessed;
    for (const id of supplement.kin) notes.own('takesSupplement', id, item, isSure);
    for (const effect of supplement.data.effects) notes.own('ownEffect', effect, item, isSure);
  }
}

function noteAllergies(notes: Notes, understood: Understood, details: string): void {
  for (const [allergen, text] of understood.allergens) {
    notes.sure('allergen', allergen, { field: 'allergyDetails', value: text });
  }
  if (!understood.allergyUnclear) return;
  const origin: Because = { field: 'allergies', value: details === '' ? 'yes' : details };
  for (const allergen of allergens) notes.maybe('allergen', allergen, origin);
}

function noteLabs(notes: Notes, labs: readonly LabMatch[]): void {
  for (const { rule, because, certain } of labs) {
    if (rule.countsAs === undefined) continue;
    if (certain) notes.sure('medicalConditions', rule.countsAs, because);
    else notes.maybe('medicalConditions', rule.countsAs, because);
  }
}

/** Each rule once, by the first of its maps that holds. */
function alarmsOf(prepared: Prepared, known: Asked): Alarm[] {
  const alarms: Alarm[] = [];
  for (const alarm of prepared.alarms.open(known.possible, known.numbers)) {
    if (alarms.at(-1)?.rule !== alarm.rule && mayHold(alarm.when, known)) alarms.push(alarm);
  }
  return alarms;
}

export function factsOf(prepared: Prepared, answers: Answers, understood: Understood): Facts {
  const person = personOf(answers);
  const labs = matchLabs(prepared.labRules, answers, person);
  const notes = new Notes(prepared);
  noteAnswers(notes, prepared.asked.answers, answers as Readonly<Record<string, unknown>>);
  notePerson(notes, person, answers);
  noteMedicines(notes, prepared, understood.medicines);
  noteAllergies(notes, understood, answers.allergyDetails ?? '');
  noteLabs(notes, labs);
  noteOwn(notes, understood.current);
  noteSituations(notes, prepared, answers);
  const intake = currentIntake(prepared, understood.current);
  const counting = understood.medicines.filter(
    (each) => !each.isSupplement && standingOfMedicine(prepared, each) !== 'not',
  );
  const { certain, possible, numbers, origins, takenBy, ownBehind } = notes;
  for (const { name, at } of prepared.asked.concluded) numbers[at] = person[name];
  for (const { nutrient, at } of prepared.asked.intake) numbers[at] = intake.counted[nutrient] ?? Number.NaN;
  return {
    answers,
    person,
    understood,
    certain,
    possible,
    numbers,
    origins,
    takenBy,
    ownBehind,
    labs,
    intake,
    own: ownIngredients(understood.current),
    checked: counting.filter(({ checkable }) => checkable),
    // A guess counts both as what was guessed and as unrecognized until confirmed.
    unsure: counting.filter(({ checkable, guessed }) => !checkable || guessed),
    alarms: alarmsOf(prepared, { certain, possible, numbers }),
  };
}

/** Facts from medicines alone, when nothing else is known. */
export function medicineFacts(
  prepared: Prepared,
  medicines: readonly Medicine[],
): Pick<Facts, 'possible' | 'numbers' | 'takenBy'> {
  const notes = new Notes(prepared);
  noteMedicines(notes, prepared, medicines);
  return notes;
}

/** Current supplements that provide the nutrient of an `intake` fact. */
export function suppliersOf(
  prepared: Prepared,
  { understood }: Pick<Facts, 'understood'>,
  field: string,
): CurrentSupplement[] {
  if (!field.startsWith(`${INTAKE}.`)) return [];
  const nutrient = prepared.nutrients.findIndex(({ id }) => field === `${INTAKE}.${id}`);
  return understood.current.filter(
    ({ supplement, supplies }) =>
      supplies.some((each) => field === `${INTAKE}.${each.nutrient}`) ||
      (supplies.length === 0 &&
        (supplement?.supplies.some((each) => each.nutrient === nutrient && each.counts) ?? false)),
  );
}

function becauseOfCriterion(prepared: Prepared, facts: Facts, criterion: CompiledCriterion): Because {
  if (criterion.atoms === null) {
    const { answers } = facts;
    if (criterion.field === 'bmi') return { field: 'weight', value: answers.weight };
    if (criterion.field === 'phq2') return { field: 'depression', value: answers.depression };
    const given = suppliersOf(prepared, facts, criterion.field)[0];
    if (given !== undefined) return { field: given.field, value: given.text };
    return { field: criterion.field, value: String(facts.numbers[criterion.number] ?? '') };
  }
  const atom = criterion.atoms.find((each) => facts.possible[each] === 1);
  if (atom === undefined) return { field: criterion.field, value: '' };
  const { field, value } = facts.origins.get(atom) ?? prepared.atoms.label(atom);
  return { field, value };
}

/** The answers a rule depends on. */
export function becauseOf(prepared: Prepared, facts: Facts, when: CompiledWhen): Because[] {
  return when.all.map((criterion) => becauseOfCriterion(prepared, facts, criterion));
}
