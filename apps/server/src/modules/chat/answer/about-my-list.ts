import { type ChosenSupplement, doseText, type Recommendation } from '@evidose/contract';
import { andOf, answer, block, DASHBOARD, type Draft, type Facts, noAnswer, sentences } from './answer.ts';
import { suggestedIn } from './in-plan.ts';

/** What the person chose, ordered and began: the list beside the plan. */
export interface MyList {
  readonly chosen: readonly ChosenSupplement[];
  readonly plan: Recommendation | null;
}

const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const A_DAY = 86_400_000;
const dayText = (day: string): string => DAYS.format(new Date(day));
const EMPTY = 'Your list is empty: put something on it in your plan.';
const linked = { links: [DASHBOARD], suggestions: ['What is in my plan?'] };

const sourcesOf = ({ supplement }: ChosenSupplement): string[] => [
  ...new Set(supplement.reasons.flatMap(({ sources }) => sources)),
];

/** The last day that the pack in use lasts; null where it is not known when it was begun. */
function lastDay({ supplement: { buy }, startedOn, packUnits }: ChosenSupplement): string | null {
  if (startedOn === null || buy === null || buy.unitsADay <= 0) return null;
  const days = Math.floor((packUnits ?? buy.packFor30Days) / buy.unitsADay + 1e-9);
  return days < 1 ? null : new Date(Date.parse(startedOn) + (days - 1) * A_DAY).toISOString();
}

const about = (list: MyList, facts: Facts | undefined): readonly ChosenSupplement[] =>
  facts === undefined ? list.chosen : list.chosen.filter(({ id }) => id === facts.id);

const notOnIt = ({ id, name }: Facts): Draft => noAnswer(`${name} isn’t on your list.`, { ...linked, about: id });

/** "What is on my list?" */
export function myList(list: MyList, facts: Facts | undefined): Draft {
  if (list.chosen.length === 0) return noAnswer(EMPTY, linked);
  const wanted = about(list, facts);
  if (facts !== undefined && wanted.length === 0) return notOnIt(facts);
  const blocks = wanted.map((choice) => {
    const { supplement, orderedOn, startedOn, id } = choice;
    const isSuggested = list.plan === null || suggestedIn(list.plan, id) !== undefined;
    return block(
      sentences(
        `${doseText(supplement.dose, supplement.name)}.`,
        orderedOn !== null && `Ordered on ${dayText(orderedOn)}.`,
        startedOn !== null && `Taken since ${dayText(startedOn)}.`,
        !isSuggested && 'Your newest plan doesn’t suggest it: look there before you take it.',
      ),
      sourcesOf(choice),
      supplement.name,
    );
  });
  return answer(`On your list: ${andOf(wanted.map(({ supplement }) => supplement.name))}.`, blocks, {
    ...linked,
    about: facts?.id ?? null,
  });
}

/** "What did I order?" */
export function ordered(list: MyList, facts: Facts | undefined): Draft {
  if (list.chosen.length === 0) return noAnswer(EMPTY, linked);
  const wanted = about(list, facts);
  if (facts !== undefined && wanted.length === 0) return notOnIt(facts);
  const done = wanted.flatMap(({ supplement: { name }, orderedOn }) =>
    orderedOn === null ? [] : `${name} (${dayText(orderedOn)})`,
  );
  const open = wanted.flatMap(({ supplement: { name }, orderedOn }) => (orderedOn === null ? name : []));
  return noAnswer(
    sentences(
      done.length > 0 ? `Marked as ordered: ${andOf(done)}.` : 'Nothing is marked as ordered.',
      open.length > 0 && `On your list and not ordered: ${andOf(open)}.`,
    ),
    { ...linked, about: facts?.id ?? null },
  );
}

/** "When does my magnesium run out?" */
export function runsOut(list: MyList, facts: Facts | undefined): Draft {
  if (list.chosen.length === 0) return noAnswer(EMPTY, linked);
  const wanted = about(list, facts);
  if (facts !== undefined && wanted.length === 0) return notOnIt(facts);
  const lines = wanted.map((choice) => {
    const { name, buy } = choice.supplement;
    const last = lastDay(choice);
    if (last !== null) return `${name}: the pack lasts until ${dayText(last)}.`;
    const often = buy === null ? '' : ` It takes ${buy.unitsADay} a day, so ${buy.packFor30Days} last 30 days.`;
    return `${name}: I don’t know when you began the pack. Say so on your list.${often}`;
  });
  return noAnswer(lines.join(' '), { ...linked, about: facts?.id ?? null });
}
