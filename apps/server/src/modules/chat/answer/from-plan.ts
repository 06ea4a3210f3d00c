import type { ChatBlock, ChosenSupplement, Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { isAsk } from '../intents.ts';
import type { Question } from '../understand/read-question.ts';
import type { Subjects } from '../understand/subjects.ts';
import {
  type Changes,
  isCounted,
  keptApart,
  medicinesInPlan,
  medicinesRead,
  myDay,
  myResults,
  testsFor,
  totalsOf,
  warningsOf,
  weeksInPlan,
  whatChanged,
} from './about-my-day.ts';
import { type MyList, myList, ordered, runsOut } from './about-my-list.ts';
import {
  limitInPlan,
  otherAmount,
  overviewInPlan,
  safeInPlan,
  testsOfOne,
  workingInPlan,
} from './about-one-in-plan.ts';
import {
  costInPlan,
  dosesInPlan,
  howInPlan,
  leftOut,
  suggestedIn,
  unitsInPlan,
  wholePlan,
  whyInPlan,
} from './about-plan.ts';
import {
  buyInPlan,
  dietInPlan,
  durationInPlan,
  effectsInPlan,
  evidenceInPlan,
  firstInPlan,
  foodInPlan,
  saveInPlan,
  swapInPlan,
} from './about-whole-plan.ts';
import { answer, block, DASHBOARD, type Draft, type Facts, noAnswer, sentences } from './answer.ts';
import type { RowsOn } from './concerns.ts';
import { areNew, effectsOfMedicine, newMedicine, ownMedicines } from './own-medicines.ts';

interface Parts {
  readonly plan: Recommendation;
  readonly subjects: Subjects;
  readonly asked: Question;
  readonly changes: (() => Promise<Changes | null>) | undefined;
  /** The list beside the plan; asked for only where somebody wants to know. */
  readonly list: (() => Promise<readonly ChosenSupplement[]>) | undefined;
  readonly facts: ChatData;
  readonly factsOf: (id: string) => Facts | undefined;
  readonly rowsOn: RowsOn;
  /** What is known of a supplement in general. */
  readonly inGeneral: (facts: Facts, asks: readonly string[]) => Draft;
  /** What is known of supplements and medicines by name. */
  readonly pairs: (supplements: readonly Facts[], medicines: readonly string[]) => Draft;
}

const HOW = ['timing', 'dose', 'day'];

/** What our rows say of an operation or a pregnancy, for everything the person takes or is to take. */
function rowsOfAll({ plan, factsOf, rowsOn }: Parts, concern: 'surgery' | 'pregnancy'): ChatBlock[] {
  const ids = [...plan.supplements, ...plan.currentSupplements].flatMap(({ id }) => id ?? []);
  return ids.flatMap((id) => {
    const known = factsOf(id);
    return known === undefined ? [] : rowsOn(known, concern).map((row) => ({ ...row, title: known.name }));
  });
}

function beforeSurgery(parts: Parts): Draft {
  const { facts } = parts;
  const rows = rowsOfAll(parts, 'surgery');
  const advice = facts.foods.advice['surgery'];
  const general = advice === undefined ? [] : [block(advice.message, advice.sources, 'Before surgery')];
  return answer('Before surgery', [...general, ...rows], { links: [DASHBOARD], suggestions: ['What is in my plan?'] });
}

/** "If I fall pregnant, do these stay?": the plan was made for the answers that were given. */
function inPregnancy(parts: Parts): Draft {
  const rows = rowsOfAll(parts, 'pregnancy');
  const lead =
    'Your plan was made for the answers you gave. Once you’re pregnant, may be, plan to be or breastfeed, say so in your profile: a new plan is made for it. Until then ask a doctor, midwife or pharmacist about each of them, and stop no prescribed medicine on your own.';
  const rest = {
    links: [{ to: '/profile', label: 'Correct an answer' }, DASHBOARD],
    suggestions: ['What is in my plan?'],
  };
  return rows.length === 0 ? noAnswer(lead, rest) : answer(sentences(lead, 'What is known of them:'), rows, rest);
}

/** "Is the plan safe with gout?": it was, where the answers say so. */
function besideCondition(plan: Recommendation): Draft {
  const watched = warningsOf(plan);
  return {
    ...watched,
    lead: 'We checked your plan against the conditions and medicines in your answers. If this one isn’t among them, add it in your profile: a new plan is made for it. Until then ask a doctor or pharmacist.',
    links: [{ to: '/profile', label: 'Correct an answer' }, DASHBOARD],
  };
}

/** "Is there a liquid?": every form, and which one the plan chose. */
function formsInPlan({ plan, inGeneral }: Parts, subject: Facts, ask: 'forms' | 'absorbed'): Draft {
  const all = inGeneral(subject, [ask]);
  const label = suggestedIn(plan, subject.id)?.form.label;
  return { ...all, lead: sentences(`Your plan chose ${subject.name} as ${label}.`, `${all.lead}:`) };
}

/** "Can I open the capsule?": what the label decides, and in what form the plan has it. */
function swallowed(items: Recommendation['supplements'], { foods }: ChatData): Draft | null {
  const advice = foods.advice['swallow'];
  if (advice === undefined || items.length === 0) return null;
  const forms = items.map(({ name, form, reasons }) =>
    block(
      `In your plan as ${form.label}.`,
      reasons.flatMap(({ sources }) => sources),
      name,
    ),
  );
  return answer('To cut, crush, chew or open it', [block(advice.message, advice.sources), ...forms], {
    links: [DASHBOARD],
    suggestions: ['Which ones need food?'],
  });
}

/** The same of one: the forms that are easier to take. */
function swallowedOne(parts: Parts, subject: Facts): Draft {
  const forms = formsInPlan(parts, subject, 'forms');
  const advice = parts.facts.foods.advice['swallow'];
  return advice === undefined ? forms : { ...forms, blocks: [block(advice.message, advice.sources), ...forms.blocks] };
}

/** "I am off to Spain": the times of the plan go by meals and by bed, and what was missed stays missed. */
function onTheWay({ plan, facts }: Parts): Draft {
  const { missed } = facts.foods.advice;
  const day = myDay(plan, []);
  return {
    ...day,
    lead: 'On a journey the times of your plan go by your meals and your bedtime where you are. Ask a pharmacist how a prescribed medicine moves to another time zone. What you take can be printed to carry with you.',
    blocks: [
      ...day.blocks,
      ...(missed === undefined ? [] : [block(missed.message, missed.sources, 'Where one was missed')]),
    ],
    links: [{ to: '/take-along', label: 'Take your plan along' }, DASHBOARD],
  };
}

const oneOf = ({ plan, facts: data }: Parts, facts: Facts) => ({ plan, facts, data });

/** Answers about one supplement that the plan suggests. */
const OF_ONE: Readonly<Record<string, (parts: Parts, subject: Facts) => Draft | null>> = {
  units: ({ plan }, subject) => unitsInPlan(plan, subject),
  cost: ({ plan }, subject) => costInPlan(plan, subject),
  budget: ({ plan }, subject) => costInPlan(plan, subject),
  save: ({ plan }, subject) => costInPlan(plan, subject),
  total: ({ plan }, subject) => (isCounted(plan, subject) ? totalsOf(plan, subject) : null),
  weeks: ({ plan }, subject) => weeksInPlan(plan, subject),
  duration: ({ plan, factsOf }, subject) => durationInPlan(plan, { facts: subject, factsOf }),
  food: ({ plan }, subject) => foodInPlan(plan, subject),
  diet: ({ plan }, subject) => dietInPlan(plan, subject),
  buy: ({ plan }, subject) => buyInPlan(plan, subject),
  swap: ({ plan }, subject) => swapInPlan(plan, subject),
  plan: ({ plan }, subject) => whyInPlan(plan, subject),
  result: ({ plan }, subject) => myResults(plan, subject),
  tests: (parts, subject) => testsOfOne(oneOf(parts, subject)),
  working: (parts, subject) => workingInPlan(oneOf(parts, subject)),
  less: (parts, subject) => otherAmount(oneOf(parts, subject), 'less'),
  more: (parts, subject) => otherAmount(oneOf(parts, subject), 'more'),
  convert: ({ plan }, subject) => howInPlan(plan, subject),
  limit: (parts, subject) => limitInPlan(oneOf(parts, subject)),
  swallow: (parts, subject) => swallowedOne(parts, subject),
  forms: (parts, subject) => formsInPlan(parts, subject, 'forms'),
  absorbed: (parts, subject) => formsInPlan(parts, subject, 'absorbed'),
  avoid: (parts, subject) => safeInPlan(oneOf(parts, subject)),
  fits: (parts, subject) => safeInPlan(oneOf(parts, subject)),
  warnings: (parts, subject) => safeInPlan(oneOf(parts, subject)),
  evidence: ({ plan, asked }, subject) => (asked.isMine || asked.speaksToUs ? whyInPlan(plan, subject) : null),
  'side-effects': ({ plan, facts }, subject) => effectsInPlan(plan, subject, facts),
  travel: (parts) => onTheWay(parts),
  ...Object.fromEntries(HOW.map((ask) => [ask, ({ plan }: Parts, subject: Facts) => howInPlan(plan, subject)])),
};

/** Answers about the plan as a whole. `isMine`: only where the question is about the person. */
const OF_ALL: Readonly<Record<string, (parts: Parts, isMine: boolean) => Draft | null | Promise<Draft>>> = {
  changed: async ({ changes }) => whatChanged(changes === undefined ? null : await changes()),
  surgery: (parts) => beforeSurgery(parts),
  pregnancy: (parts) => inPregnancy(parts),
  condition: ({ plan }) => besideCondition(plan),
  travel: (parts) => onTheWay(parts),
  swallow: ({ plan, facts }) => swallowed(plan.supplements, facts),
  dose: ({ plan, asked, factsOf }, isMine) => (isMine || asked.isShort ? dosesInPlan(plan, factsOf) : null),
  tests: ({ plan, facts }) => testsFor(plan, facts.notes),
  result: ({ plan }) => myResults(plan, undefined),
  'left-out': ({ plan }) => leftOut(plan),
  'medicines-read': ({ plan }) => medicinesRead(plan),
  weeks: ({ plan }) => weeksInPlan(plan, undefined),
  working: ({ plan }) => weeksInPlan(plan, undefined),
  budget: ({ plan }) => costInPlan(plan, undefined),
  cost: ({ plan }) => costInPlan(plan, undefined),
  save: ({ plan }) => saveInPlan(plan),
  less: ({ plan }) => saveInPlan(plan),
  first: ({ plan }) => firstInPlan(plan),
  units: ({ plan }) => unitsInPlan(plan, undefined),
  total: ({ plan }) => totalsOf(plan, undefined),
  limit: ({ plan }, isMine) => (isMine ? totalsOf(plan, undefined) : null),
  warnings: ({ plan }) => warningsOf(plan),
  avoid: ({ plan, facts }, isMine) => (isMine ? effectsInPlan(plan, undefined, facts) : null),
  'side-effects': ({ plan, facts }) => effectsInPlan(plan, undefined, facts),
  food: ({ plan }) => foodInPlan(plan, undefined),
  diet: ({ plan }) => dietInPlan(plan, undefined),
  forms: ({ plan }, isMine) => (isMine ? dietInPlan(plan, undefined) : null),
  duration: ({ plan, factsOf }) => durationInPlan(plan, { facts: undefined, factsOf }),
  buy: ({ plan }) => buyInPlan(plan, undefined),
  evidence: ({ plan }, isMine) => (isMine ? evidenceInPlan(plan) : null),
  'own-medicines': ({ plan }) => medicinesInPlan(plan),
  day: ({ plan, asked }) => myDay(plan, asked.slots),
  timing: ({ plan, asked }, isMine) =>
    isMine || asked.isShort || asked.slots.length > 0 ? myDay(plan, asked.slots) : null,
  interactions: ({ plan }, isMine) => (isMine ? medicinesInPlan(plan) : null),
  plan: ({ plan }) => wholePlan(plan),
  why: ({ plan }, isMine) => (isMine ? wholePlan(plan) : null),
};

function ofOne(parts: Parts, subject: Facts): Draft | null {
  const { plan, subjects, asked } = parts;
  const own = ownMedicines(plan);
  const isApart = subjects.asks[0] === 'apart' && own.length > 0;
  if (isApart || asked.namesOwnMedicines || subjects.asks[0] === 'own-medicines') {
    return parts.pairs(
      [subject],
      own.map(({ name }) => name),
    );
  }
  const isSuggested = suggestedIn(plan, subject.id) !== undefined;
  const isWhy = subjects.asks.includes('why');
  // What is right for the person of the plan is wrong for a child, and may be in a pregnancy.
  if (!isWhy && subjects.asks.some((ask) => isAsk(ask, 'of-others'))) return null;
  // "Can you take too much selenium?": whether it suits the person is not all that is asked.
  const isToTry = !isSuggested && !subjects.asks.some((ask) => isAsk(ask, 'of-any'));
  for (const ask of subjects.asks) {
    if (ask === 'why' || ask === 'left-out' || ask === 'contains' || (ask === 'fits' && isToTry))
      return whyInPlan(plan, subject);
    if (isSuggested && ask === 'missed') return null;
    const found = isSuggested ? (OF_ONE[ask]?.(parts, subject) ?? null) : null;
    if (found !== null) return found;
    if (ask === 'evidence') return null;
  }
  return isSuggested && !subjects.asks.some((ask) => isAsk(ask, 'in-general'))
    ? overviewInPlan(oneOf(parts, subject))
    : null;
}

/** "Does my levothyroxine clash with anything you gave me?" */
function withMedicine({ plan, subjects, asked, factsOf, pairs }: Parts): Draft | null {
  const { medicines, asks } = subjects;
  const isOther = asks.some((ask) => isAsk(ask, 'of-medicine')) && !asked.isPlan;
  if (isOther || plan.supplements.length === 0) return null;
  const suggested = plan.supplements.flatMap(({ id }) => factsOf(id) ?? []);
  const known = pairs(
    suggested,
    medicines.map(({ name }) => name),
  );
  if (asks[0] === 'side-effects') return effectsOfMedicine(medicines, known);
  return areNew(medicines, plan) ? newMedicine(medicines, plan, known) : known;
}

/** An answer from the person's own plan, or null where the plan has nothing to say to this. */
export async function fromPlan(parts: Parts): Promise<Draft | null> {
  const { plan, subjects, asked, list } = parts;
  const { supplements, medicines, asks } = subjects;
  const [subject] = supplements;
  // "Why is there iron on my list?" asks for the reason, whichever list it stands on.
  const isWhy = subject !== undefined && asks.includes('why');
  const listed = isWhy ? undefined : asks.slice(0, 1).find((ask) => LISTED[ask] !== undefined);
  if (listed !== undefined && medicines.length === 0 && list !== undefined)
    return LISTED[listed]?.({ chosen: await list(), plan }, subject) ?? null;
  if (supplements.length > 1 || (subject !== undefined && medicines.length > 0)) return null;
  if (subject !== undefined) return ofOne(parts, subject);
  if (medicines.length > 0) return asks[0] === 'apart' ? keptApart(plan) : withMedicine(parts);
  const isMine = asked.isMine || asked.refersBack;
  for (const ask of asks) {
    if (ask === 'apart') return keptApart(plan);
    if (ask === 'missed' || asked.topics.length > 0) return null;
    const found = (await OF_ALL[ask]?.(parts, isMine)) ?? null;
    if (found !== null) return found;
  }
  // A time of day and nothing that we know to answer: what is due then.
  return asked.slots.length > 0 && asked.topics.length === 0 ? myDay(plan, asked.slots) : null;
}

/** Asked of the list beside the plan. */
const LISTED: Readonly<Record<string, (list: MyList, subject: Facts | undefined) => Draft>> = {
  list: myList,
  ordered,
  'runs-out': runsOut,
};
