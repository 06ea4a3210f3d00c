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
import { costInPlan, dosesInPlan, howInPlan, leftOut, unitsInPlan, wholePlan, whyInPlan } from './about-plan.ts';
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
import { perItem, suggestedIn } from './in-plan.ts';
import { areNew, effectsOfMedicine, newMedicine, ownMedicines } from './own-medicines.ts';

interface Asking {
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

interface Parts extends Asking {
  /** The question is about the person, or about what was spoken of. */
  readonly isMine: boolean;
}

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
function swallowed({ plan, facts }: Parts): Draft | null {
  const advice = facts.foods.advice['swallow'];
  if (advice === undefined || plan.supplements.length === 0) return null;
  const forms = perItem(plan, undefined, ({ form }) => `In your plan as ${form.label}.`);
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
/** Only where the question is about the person. */
const ofMine = (parts: Parts, answer: (parts: Parts) => Draft | null): Draft | null =>
  parts.isMine ? answer(parts) : null;
const effects = ({ plan, facts }: Parts, one?: Facts): Draft => effectsInPlan(plan, one, facts);

type Answer = Draft | null | Promise<Draft | null>;

/**
 * A row for each question that a plan answers: of the one supplement that is asked about, where the plan suggests it, or of
 * the plan as a whole. Null: it has nothing to say to this.
 */
const ROWS: Readonly<Record<string, (parts: Parts, subject: Facts | undefined) => Answer>> = {
  absorbed: (parts, one) => (one === undefined ? null : formsInPlan(parts, one, 'absorbed')),
  avoid: (parts, one) => (one === undefined ? ofMine(parts, effects) : safeInPlan(oneOf(parts, one))),
  budget: ({ plan }, one) => costInPlan(plan, one),
  buy: ({ plan }, one) => buyInPlan(plan, one),
  changed: async ({ changes }, one) => (one === undefined ? whatChanged((await changes?.()) ?? null) : null),
  condition: ({ plan }, one) => (one === undefined ? besideCondition(plan) : null),
  convert: ({ plan }, one) => (one === undefined ? null : howInPlan(plan, one)),
  cost: ({ plan }, one) => costInPlan(plan, one),
  day: ({ plan, asked }, one) => (one === undefined ? myDay(plan, asked.slots) : howInPlan(plan, one)),
  diet: ({ plan }, one) => dietInPlan(plan, one),
  dose: ({ plan, asked, isMine, factsOf }, one) =>
    one !== undefined ? howInPlan(plan, one) : isMine || asked.isShort ? dosesInPlan(plan, factsOf) : null,
  duration: ({ plan, factsOf }, one) => durationInPlan(plan, { facts: one, factsOf }),
  evidence: (parts, one) =>
    one === undefined
      ? ofMine(parts, ({ plan }) => evidenceInPlan(plan))
      : parts.asked.isMine || parts.asked.speaksToUs
        ? whyInPlan(parts.plan, one)
        : null,
  first: ({ plan }, one) => (one === undefined ? firstInPlan(plan) : null),
  fits: (parts, one) => (one === undefined ? null : safeInPlan(oneOf(parts, one))),
  food: ({ plan }, one) => foodInPlan(plan, one),
  forms: (parts, one) =>
    one === undefined ? ofMine(parts, ({ plan }) => dietInPlan(plan, undefined)) : formsInPlan(parts, one, 'forms'),
  interactions: (parts, one) => (one === undefined ? ofMine(parts, ({ plan }) => medicinesInPlan(plan)) : null),
  'left-out': ({ plan }) => leftOut(plan),
  less: (parts, one) => (one === undefined ? saveInPlan(parts.plan) : otherAmount(oneOf(parts, one), 'less')),
  limit: (parts, one) =>
    one === undefined ? ofMine(parts, ({ plan }) => totalsOf(plan, undefined)) : limitInPlan(oneOf(parts, one)),
  'medicines-read': ({ plan }, one) => (one === undefined ? medicinesRead(plan) : null),
  more: (parts, one) => (one === undefined ? null : otherAmount(oneOf(parts, one), 'more')),
  'own-medicines': ({ plan }, one) => (one === undefined ? medicinesInPlan(plan) : null),
  plan: ({ plan }, one) => (one === undefined ? wholePlan(plan) : whyInPlan(plan, one)),
  pregnancy: (parts, one) => (one === undefined ? inPregnancy(parts) : null),
  result: ({ plan }, one) => myResults(plan, one),
  save: ({ plan }, one) => (one === undefined ? saveInPlan(plan) : costInPlan(plan, one)),
  'side-effects': effects,
  surgery: (parts, one) => (one === undefined ? beforeSurgery(parts) : null),
  swallow: (parts, one) => (one === undefined ? swallowed(parts) : swallowedOne(parts, one)),
  swap: ({ plan }, one) => (one === undefined ? null : swapInPlan(plan, one)),
  tests: (parts, one) => (one === undefined ? testsFor(parts.plan, parts.facts.notes) : testsOfOne(oneOf(parts, one))),
  timing: ({ plan, asked, isMine }, one) =>
    one !== undefined
      ? howInPlan(plan, one)
      : isMine || asked.isShort || asked.slots.length > 0
        ? myDay(plan, asked.slots)
        : null,
  total: ({ plan }, one) => (one === undefined || isCounted(plan, one) ? totalsOf(plan, one) : null),
  travel: (parts) => onTheWay(parts),
  units: ({ plan }, one) => unitsInPlan(plan, one),
  warnings: (parts, one) => (one === undefined ? warningsOf(parts.plan) : safeInPlan(oneOf(parts, one))),
  weeks: ({ plan }, one) => weeksInPlan(plan, one),
  why: (parts, one) => (one === undefined ? ofMine(parts, ({ plan }) => wholePlan(plan)) : null),
  working: (parts, one) => (one === undefined ? weeksInPlan(parts.plan, undefined) : workingInPlan(oneOf(parts, one))),
};

async function ofOne(parts: Parts, subject: Facts): Promise<Draft | null> {
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
    const found = isSuggested ? ((await ROWS[ask]?.(parts, subject)) ?? null) : null;
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
  if (asks[0] === 'timing' && !areNew(medicines, plan)) return myDay(plan, []);
  const suggested = plan.supplements.flatMap(({ id }) => factsOf(id) ?? []);
  const known = pairs(
    suggested,
    medicines.map(({ name }) => name),
  );
  if (asks[0] === 'side-effects') return effectsOfMedicine(medicines, known);
  return areNew(medicines, plan) ? newMedicine(medicines, plan, known) : known;
}

/** An answer from the person's own plan, or null where the plan has nothing to say to this. */
export async function fromPlan(asking: Asking): Promise<Draft | null> {
  const { plan, subjects, asked, list } = asking;
  const parts: Parts = { ...asking, isMine: asked.isMine || asked.refersBack };
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
  for (const ask of asks) {
    if (ask === 'apart') return keptApart(plan);
    if (ask === 'missed' || asked.topics.length > 0) return null;
    const found = (await ROWS[ask]?.(parts, undefined)) ?? null;
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
