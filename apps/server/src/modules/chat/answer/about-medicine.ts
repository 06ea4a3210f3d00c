import type { Prepared } from '@evidose/engine';
import type { KnownName } from '../understand/names-in.ts';
import { andOf, answer, block, CHECKER, type Draft, namesOf, noAnswer } from './answer.ts';

type Depletion = Pick<Prepared['knowledge']['depletions'][number], 'lowers' | 'takes' | 'message' | 'sources'>;

export function createDepletions({ knowledge }: Prepared) {
  const called = new Map(knowledge.supplements.map(({ id, name }) => [id, name]));
  /** Reasons that ask for a medicine and nothing else: one that asks for signs or results as well is not true of everybody. */
  const reasons = knowledge.supplements.flatMap(({ id, indications }) =>
    indications.flatMap(({ kind, when: { all }, ...told }) => {
      const takes = all.flatMap((each) => (each.field === 'takes' && 'in' in each ? each.in : []));
      return kind === 'need' && takes.length > 0 && all.length === 1 ? [{ ...told, lowers: id, takes }] : [];
    }),
  );
  const classes = new Set(knowledge.drugClasses.map(({ id }) => id));
  /** A class that a person names may hold the classes that a table speaks of: water pills hold the thiazides. */
  const within = (id: string): readonly string[] =>
    classes.has(id)
      ? knowledge.drugs.filter((drug) => drug.classes.includes(id)).flatMap((drug) => [drug.id, ...drug.classes])
      : [];

  return (medicines: readonly KnownName[], supplements: readonly string[]): Draft => {
    const asked = andOf(namesOf(medicines));
    const groups = medicines.flatMap(({ id, groups: own }) => [...own, ...within(id)]);
    // A reason says what to do about it, so it speaks for its nutrient where there is one.
    const [told = [], lowered = []] = [reasons, knowledge.depletions].map((all: readonly Depletion[]) =>
      all.filter(({ takes }) => takes.some((id) => groups.includes(id))),
    );
    const others = lowered.filter(({ lowers }) => !told.some((reason) => reason.lowers === lowers));
    const found = [...told, ...others].map((each) => ({
      ...each,
      name: called.get(each.lowers) ?? each.lowers,
    }));
    const wanted = found.filter(({ name }) => supplements.length === 0 || supplements.includes(name));
    const shown = wanted.length > 0 ? wanted : found;
    const [only, ...more] = [...new Set(shown.map(({ lowers }) => lowers))];
    const isOne = only !== undefined && (more.length === 0 || wanted.length > 0);
    const thread = { medicines: namesOf(medicines), asked: 'depletes', others: more };
    const rest = { links: [CHECKER], about: isOne ? only : null, thread };
    if (shown.length === 0) {
      return noAnswer(
        `We found nothing that says ${asked} uses up a nutrient. It still might. A blood test can tell you.`,
        rest,
      );
    }
    const blocks = shown.map(({ name, message, sources }) => block(message, sources, name));
    const suggestions = medicines.slice(0, 1).map(({ name }) => `What should I avoid with ${name}?`);
    return answer(`What ${asked} can use up, or make you need more of`, blocks, { ...rest, suggestions });
  };
}

/** The first sentence whenever somebody thinks of stopping, skipping, lowering or replacing a prescribed medicine. */
export const doNotStop = (medicines: readonly KnownName[]): string =>
  `Do not stop or change ${medicines.length === 0 ? 'your medicine' : andOf(namesOf(medicines))} without talking to the person who prescribed it.`;

export const isToldToStay = (lead: string): boolean => lead.startsWith('Do not stop or change ');

const NO_REPLACEMENT =
  'No supplement here is offered in place of a medicine, and stopping some medicines suddenly is dangerous. Ask your prescriber or pharmacist what is possible, and bring what you would like to take.';

export function aboutStopping(medicines: readonly KnownName[], known: Draft | null): Draft {
  const lead = `${doNotStop(medicines)} ${NO_REPLACEMENT}`;
  const rest = { links: known?.links ?? [CHECKER], about: known?.about ?? null, isFixed: true };
  if (known === null || known.blocks.length === 0)
    return noAnswer(lead, { ...rest, thread: { medicines: namesOf(medicines) } });
  return answer(`${lead} What we know of them together:`, known.blocks, { ...rest, thread: known.thread ?? {} });
}
