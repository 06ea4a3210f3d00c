import type { ChatBlock } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import type { KnownName } from '../understand/names-in.ts';
import { andOf, answer, block, CHECKER, type Draft, noAnswer } from './answer.ts';

interface Depletion {
  readonly id: string;
  readonly supplement: string;
  readonly takes: ReadonlySet<string>;
  readonly message: string;
  readonly sources: readonly string[];
}

/** Medicines that use a nutrient up: the table of what they lower, and reasons that ask for a medicine and nothing else. */
export function createDepletions({ knowledge }: Prepared) {
  const names = new Map(knowledge.supplements.map(({ id, name }) => [id, name]));
  const lowered: Depletion[] = knowledge.depletions.map(({ lowers, takes, message, sources }) => ({
    id: lowers,
    supplement: names.get(lowers) ?? lowers,
    takes: new Set(takes),
    message,
    sources,
  }));
  const reasons: Depletion[] = knowledge.supplements.flatMap(({ id, name, indications }) =>
    indications.flatMap(({ kind, when, message, sources }) => {
      const takes = when.all.flatMap((each) => (each.field === 'takes' && 'in' in each ? each.in : []));
      // One that asks for signs or results as well is true of whoever has them, not of everybody.
      if (kind !== 'need' || takes.length === 0 || when.all.length > 1) return [];
      return [{ id, supplement: name, takes: new Set(takes), message, sources }];
    }),
  );
  /** A class that a person names may hold the classes that a table speaks of: water pills hold the thiazides. */
  const within = (group: string): readonly string[] =>
    knowledge.drugs.filter(({ classes }) => classes.includes(group)).flatMap(({ id, classes }) => [id, ...classes]);
  const classes = new Set(knowledge.drugClasses.map(({ id }) => id));
  return (medicines: readonly KnownName[], supplements: readonly string[]): Draft => {
    const asked = andOf(medicines.map(({ name }) => name));
    const groups = medicines.flatMap(({ id, groups: own }) => (classes.has(id) ? [...own, ...within(id)] : own));
    const isTaken = ({ takes }: Depletion) => groups.some((group) => takes.has(group));
    // A reason says what to do about it, so it speaks for its nutrient where there is one.
    const told = reasons.filter(isTaken);
    const said = new Set(told.map(({ supplement }) => supplement));
    const found = [...told, ...lowered.filter(isTaken).filter(({ supplement }) => !said.has(supplement))];
    const wanted = found.filter(({ supplement }) => supplements.length === 0 || supplements.includes(supplement));
    const shown = wanted.length > 0 ? wanted : found;
    const blocks: ChatBlock[] = shown.map(({ supplement, message, sources }) => block(message, sources, supplement));
    const [only, ...others] = [...new Set(shown.map(({ id }) => id))];
    const rest = {
      links: [CHECKER],
      about: only !== undefined && (others.length === 0 || wanted.length > 0) ? only : null,
      thread: {
        medicines: medicines.map(({ name }) => name),
        asked: 'depletes',
        others,
      },
    };
    if (blocks.length === 0) {
      return noAnswer(
        `We found nothing that says ${asked} uses up a nutrient. It still might. A blood test can tell you.`,
        rest,
      );
    }
    return answer(`What ${asked} can use up, or make you need more of`, blocks, {
      ...rest,
      suggestions: medicines.slice(0, 1).map(({ name }) => `What should I avoid with ${name}?`),
    });
  };
}

/** The first sentence whenever somebody thinks of stopping, skipping, lowering or replacing a prescribed medicine. */
export const doNotStop = (medicines: readonly KnownName[]): string =>
  `Do not stop or change ${medicines.length === 0 ? 'your medicine' : andOf(medicines.map(({ name }) => name))} without talking to the person who prescribed it.`;

export const isToldToStay = (lead: string): boolean => lead.startsWith('Do not stop or change ');

const NO_REPLACEMENT =
  'No supplement here is offered in place of a medicine, and stopping some medicines suddenly is dangerous. Ask your prescriber or pharmacist what is possible, and bring what you would like to take.';

export function aboutStopping(medicines: readonly KnownName[], known: Draft | null): Draft {
  const lead = `${doNotStop(medicines)} ${NO_REPLACEMENT}`;
  const rest = { links: known?.links ?? [CHECKER], about: known?.about ?? null, suggestions: [], isFixed: true };
  if (known === null || known.blocks.length === 0)
    return noAnswer(lead, { ...rest, thread: { medicines: medicines.map(({ name }) => name) } });
  return answer(`${lead} What we know of them together:`, known.blocks, { ...rest, thread: known.thread ?? {} });
}
