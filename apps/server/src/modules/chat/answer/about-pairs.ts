import type { ChatBlock, CheckedMedicinePair, CheckedPair, InteractionCheck } from '@evidose/contract';
import { andOf, answer, CHECKER, type Draft, meetingBlock, namesOf, noAnswer, pageOf, sentences } from './answer.ts';

const MOST_PAIRS = 6;
/** What was looked through, so that "no conflict" says how far it reaches. */
const CHECKED = 'our interaction rows by medicine, by class of medicine and by effect';

export const pairBlock = (pair: CheckedPair): ChatBlock =>
  meetingBlock(pair, `${pair.supplement.name} and ${pair.with.name}`);

const medicineBlock = (pair: CheckedMedicinePair): ChatBlock => meetingBlock(pair, pair.medicines.join(' and '));

/** Two or more names that may meet. No conflict known is no answer: it is never called safe. */
export function aboutPairs({ pairs, medicinePairs, unchecked, medicines, supplements }: InteractionCheck): Draft {
  const known = supplements.flatMap(({ id, name }) => (id === null ? [] : { id, name }));
  const [first, ...others] = known;
  const names = andOf(namesOf([...known, ...medicines]));
  const open = unchecked.map(({ text, message }) => `${text}: ${message}`).join(' ');
  const rest = {
    links: [...known.slice(0, 2).map(pageOf), CHECKER],
    about: first?.id ?? null,
    thread: { medicines: namesOf(medicines), others: others.map(({ id }) => id), asked: 'interactions' },
  };
  const blocks = [...medicinePairs.map(medicineBlock), ...pairs.map(pairBlock)].slice(0, MOST_PAIRS);
  if (blocks.length === 0 && unchecked.length > 0) return noAnswer(`I couldn’t check all of ${names}. ${open}`, rest);
  if (blocks.length === 0)
    return noAnswer(
      `We looked for conflicts of ${names} among ${CHECKED} and know of none. That doesn’t mean it’s safe. Don’t start or stop a medicine because of it: your pharmacist knows what else you take.`,
      rest,
    );
  const suggestions = known
    .slice(0, 1)
    .flatMap(({ name }) => [`When should I take ${name}?`, `Who should not take ${name}?`]);
  return answer(sentences(`What we know of ${names}.`, open), blocks, { ...rest, suggestions });
}

export function aboutMedicine(name: string, pairs: readonly CheckedPair[]): Draft {
  const rest = { links: [CHECKER], thread: { medicines: [name] } };
  if (pairs.length === 0)
    return noAnswer(
      `I have no answer for ${name}: we know of no conflict with a supplement. That doesn’t mean it’s safe.`,
      rest,
    );
  const more = pairs.length - MOST_PAIRS;
  const lead = sentences(
    `Supplements that don’t go well with ${name}, most serious first.`,
    more > 0 && `There are ${more} more. Name a supplement, or use the checker.`,
  );
  const suggestions = [`Which vitamins does ${name} use up?`];
  return answer(lead, pairs.slice(0, MOST_PAIRS).map(pairBlock), { ...rest, suggestions });
}
