import {
  type ChatBlock,
  type CheckedMedicinePair,
  type CheckedPair,
  type InteractionCheck,
  severityTexts,
} from '@evidose/contract';
import { isGrave } from '@evidose/engine';
import { andOf, block, CHECKER, type Draft, meetingBlock, noAnswer, pageOf, sentences } from './answer.ts';

const MOST_PAIRS = 6;
/** What was looked through, so that "no conflict" says how far it reaches. */
const CHECKED = 'our interaction rows by medicine, by class of medicine and by effect';

export const pairBlock = (pair: CheckedPair): ChatBlock =>
  meetingBlock(pair, `${pair.supplement.name} and ${pair.with.name}`);

const medicineBlock = ({ medicines, severity, message, sources }: CheckedMedicinePair): ChatBlock => ({
  ...block(message, sources, `${medicines.join(' and ')}: ${severityTexts[severity].toLowerCase()}`),
  tone: isGrave({ severity }) ? 'urgent' : 'caution',
});

/** Two or more names that may meet. No conflict known is no answer: it is never called safe. */
export function aboutPairs({ pairs, medicinePairs, unchecked, medicines, supplements }: InteractionCheck): Draft {
  const known = supplements.flatMap(({ id, name }) => (id === null ? [] : { id, name }));
  const [first, ...others] = known;
  const thread = {
    medicines: medicines.map(({ name }) => name),
    others: others.map(({ id }) => id),
    asked: 'interactions',
  };
  const links = [...known.slice(0, 2).map(pageOf), CHECKER];
  const about = first?.id ?? null;
  const names = andOf([...known, ...medicines].map(({ name }) => name));
  const open = unchecked.map(({ text, message }) => `${text}: ${message}`).join(' ');
  const blocks = [...medicinePairs.map(medicineBlock), ...pairs.map(pairBlock)];
  if (blocks.length === 0) {
    const lead =
      unchecked.length > 0
        ? `I couldn’t check all of ${names}. ${open}`
        : `We looked for conflicts of ${names} among ${CHECKED} and know of none. That doesn’t mean it’s safe. Don’t start or stop a medicine because of it: your pharmacist knows what else you take.`;
    return noAnswer(lead, { links, about, thread });
  }
  return {
    kind: 'answer',
    lead: sentences(`What we know of ${names}.`, open),
    blocks: blocks.slice(0, MOST_PAIRS),
    links,
    about,
    suggestions: first === undefined ? [] : [`When should I take ${first.name}?`, `Who should not take ${first.name}?`],
    thread,
  };
}

/** One medicine: every supplement with a conflict, most serious first. */
export function aboutMedicine(name: string, pairs: readonly CheckedPair[]): Draft {
  if (pairs.length === 0) {
    return noAnswer(
      `I have no answer for ${name}: we know of no conflict with a supplement. That doesn’t mean it’s safe.`,
      { links: [CHECKER], thread: { medicines: [name] } },
    );
  }
  const rest = pairs.length - MOST_PAIRS;
  return {
    kind: 'answer',
    lead: sentences(
      `Supplements that don’t go well with ${name}, most serious first.`,
      rest > 0 && `There are ${rest} more. Name a supplement, or use the checker.`,
    ),
    blocks: pairs.slice(0, MOST_PAIRS).map(pairBlock),
    links: [CHECKER],
    about: null,
    suggestions: [`Which vitamins does ${name} use up?`],
    thread: { medicines: [name] },
  };
}
