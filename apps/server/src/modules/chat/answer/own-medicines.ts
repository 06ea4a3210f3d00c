import type { Recommendation } from '@evidose/contract';
import { asKnown, type KnownName } from '../understand/names-in.ts';
import type { Subjects } from '../understand/subjects.ts';
import { namesOf } from './about-medicine.ts';
import { andOf, CHECKER, type Draft, noAnswer, sentences } from './answer.ts';

type Medicines = Pick<Recommendation, 'medications'>;

/** The medicines of a plan that we know, as a message would name them. */
export const ownMedicines = ({ medications }: Medicines): KnownName[] =>
  medications.flatMap(({ id, name, classes }) => (id === null ? [] : asKnown('medicine', { id, name }, classes)));

/**
 * What a message means by "my blood thinner" is the one that this person takes, and by "do my tablets rob me of anything"
 * all of them. What is known of a whole class may not be true of theirs.
 */
export function meantByOwner(subjects: Subjects, plan: Medicines): Subjects {
  const own = ownMedicines(plan);
  const { medicines, supplements, asks } = subjects;
  if (medicines.length === 0)
    return asks.includes('depletes') && supplements.length === 0 ? { ...subjects, medicines: own } : subjects;
  const meant = medicines.flatMap((named) => {
    const within = own.filter(({ id, groups }) => id !== named.id && groups.includes(named.id));
    return within.length > 0 ? within : [named];
  });
  return { ...subjects, medicines: [...new Map(meant.map((each) => [each.id, each])).values()] };
}

const SHORTEST_NICKNAME = 4;
/** The words of a marked text that are no names we know. */
const wordsOf = (text: string): string[] => text.replace(/@\S+/g, ' ').split(/[^a-z]+/);

/** "My levo": the beginning of the name of what this person takes, where that is no word and of no other of theirs. */
export function nicknamed(text: string, plan: Medicines, isWord: (word: string) => boolean): KnownName[] {
  const own = ownMedicines(plan);
  return wordsOf(text).flatMap((word) => {
    if (word.length < SHORTEST_NICKNAME || isWord(word)) return [];
    const [meant, another] = own.filter(({ name }) => name.toLowerCase().startsWith(word));
    return meant === undefined || another !== undefined ? [] : [meant];
  });
}

/** Whether it names what stands on the person's own list and nobody here knows. */
export const namesUnread = (text: string, { medications }: Medicines, isWord: (word: string) => boolean): boolean => {
  const said = new Set(wordsOf(text));
  return medications
    .flatMap(({ id, text: typed }) => (id === null ? typed.toLowerCase().split(/[^a-z]+/) : []))
    .some((word) => word.length >= SHORTEST_NICKNAME && !isWord(word) && said.has(word));
};

/** Whether none of these is taken already: asked about is a medicine to begin with. */
export const areNew = (medicines: readonly KnownName[], plan: Medicines): boolean => {
  const own = new Set(ownMedicines(plan).flatMap(({ groups }) => groups));
  return medicines.length > 0 && medicines.every(({ id }) => !own.has(id));
};

/** "Can I take ibuprofen?" by somebody on blood thinners: that is the pharmacist's to say, and what we do know comes after it. */
export function newMedicine(medicines: readonly KnownName[], plan: Medicines, known: Draft): Draft {
  const own = ownMedicines(plan);
  const lead =
    own.length === 0
      ? `I check supplements with medicines, and don’t choose medicines. Ask a pharmacist before you take ${andOf(namesOf(medicines))}.`
      : `I check supplements with medicines, not medicines with each other. Ask a pharmacist before you take ${andOf(namesOf(medicines))}: they need to know that you take ${andOf(namesOf(own))}.`;
  return { ...known, lead: sentences(lead, known.lead) };
}

const EFFECTS =
  'I know supplements, and not what a medicine may cause. Tell your doctor or pharmacist what you notice, at once if it’s new or gets worse.';

/** "Does it make my ankles swell?", asked of a medicine. `known` is what it does beside the supplements of a plan. */
export const effectsOfMedicine = (medicines: readonly KnownName[], known?: Draft): Draft =>
  known === undefined || known.blocks.length === 0
    ? noAnswer(EFFECTS, { links: [CHECKER], thread: { medicines: namesOf(medicines) } })
    : { ...known, lead: sentences(EFFECTS, known.lead) };
