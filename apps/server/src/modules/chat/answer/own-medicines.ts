import type { Recommendation } from '@evidose/contract';
import { asKnown, type KnownName } from '../understand/names-in.ts';
import type { Subjects } from '../understand/subjects.ts';
import { andOf, CHECKER, type Draft, namesOf, noAnswer, sentences } from './answer.ts';

type Medicines = Pick<Recommendation, 'medications'>;

export const ownMedicines = ({ medications }: Medicines): KnownName[] =>
  medications.flatMap(({ id, name, classes }) => (id === null ? [] : asKnown('medicine', { id, name }, classes)));

/** "My blood thinner", "levo": the one that this person takes. "Do my tablets rob me of anything" means all of them. */
export function meantByOwner(subjects: Subjects, plan: Medicines): Subjects {
  const own = ownMedicines(plan);
  const { medicines, supplements, asks } = subjects;
  const isOfAll = medicines.length === 0 && asks.includes('depletes') && supplements.length === 0;
  const meant = medicines.flatMap((named) => {
    const within = own.filter(({ groups }) => groups.includes(named.id));
    return within.length > 0 ? within : [named];
  });
  return { ...subjects, medicines: isOfAll ? own : [...new Map(meant.map((each) => [each.id, each])).values()] };
}

const SHORTEST_NICKNAME = 4;
/** The words of a text that are no names we know, nor any other word. */
const strangeIn = (text: string, isWord: (word: string) => boolean): string[] =>
  text.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST_NICKNAME && !isWord(word));
const withoutNames = (text: string): string => text.replace(/@\S+/g, ' ');

/** "My levo": the beginning of the name of what this person takes, where that is no word and of no other of theirs. */
export const nicknamed = (text: string, plan: Medicines, isWord: (word: string) => boolean): KnownName[] =>
  strangeIn(withoutNames(text), isWord).flatMap((word) => {
    const [meant, another] = ownMedicines(plan).filter(({ name }) => name.toLowerCase().startsWith(word));
    return meant === undefined || another !== undefined ? [] : [meant];
  });

/** Whether it names what stands on the person's own list and nobody here knows. */
export const namesUnread = (text: string, { medications }: Medicines, isWord: (word: string) => boolean): boolean => {
  const unread = medications.filter(({ id }) => id === null).map(({ text: typed }) => typed.toLowerCase());
  const said = new Set(strangeIn(withoutNames(text), isWord));
  return strangeIn(unread.join(' '), isWord).some((word) => said.has(word));
};

/** Whether none of these is taken already: asked about is a medicine to begin with. */
export const areNew = (medicines: readonly KnownName[], plan: Medicines): boolean => {
  const own = ownMedicines(plan).flatMap(({ groups }) => groups);
  return medicines.length > 0 && medicines.every(({ id }) => !own.includes(id));
};

/** "Can I take ibuprofen?" by somebody on blood thinners: that is the pharmacist's to say, and what we do know comes after it. */
export function newMedicine(medicines: readonly KnownName[], plan: Medicines, known: Draft): Draft {
  const own = andOf(namesOf(ownMedicines(plan)));
  const ask = `Ask a pharmacist before you take ${andOf(namesOf(medicines))}`;
  const lead =
    own === ''
      ? `I check supplements with medicines, and don’t choose medicines. ${ask}.`
      : `I check supplements with medicines, not medicines with each other. ${ask}: they need to know that you take ${own}.`;
  return { ...known, lead: sentences(lead, known.lead) };
}

const EFFECTS =
  'I know supplements, and not what a medicine may cause. Tell your doctor or pharmacist what you notice, at once if it’s new or gets worse.';

/** "Does it make my ankles swell?", asked of a medicine. `known` is what it does beside the supplements of a plan. */
export const effectsOfMedicine = (medicines: readonly KnownName[], known?: Draft): Draft =>
  known === undefined || known.blocks.length === 0
    ? noAnswer(EFFECTS, { links: [CHECKER], thread: { medicines: namesOf(medicines) } })
    : { ...known, lead: sentences(EFFECTS, known.lead) };
