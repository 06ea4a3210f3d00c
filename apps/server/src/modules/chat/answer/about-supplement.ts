import { type ChatBlock, evidenceTexts, questions, severityTexts, slotTexts, untilChangeText } from '@evidose/contract';
import { isGrave } from '@evidose/engine';
import type { ChatData } from '@evidose/knowledge';
import {
  actionText,
  andOf,
  answer,
  answerAbout,
  block,
  capital,
  caution,
  countedIn,
  type Draft,
  type Facts,
  figure,
  inUnits,
  pageOf,
  sentences,
} from './answer.ts';
import type { RowsOn, UsesFor } from './concerns.ts';
import { limitBlocks } from './limits.ts';

const MOST_OUTCOMES = 4;
const MOST_ROWS = 5;

/** A combination's figures are those of one nutrient in it: "15 mg of zinc". */
export function amount(facts: Facts, value: number): string {
  const nutrient = countedIn(facts);
  return `${inUnits(facts, value, facts.doseUnit)}${nutrient === undefined ? '' : ` of ${nutrient}`}`;
}

function doseOf(facts: Facts, { low, usual, high }: Facts['outcomes'][number]['uses'][number]['dose']): string {
  if (facts.serving !== undefined) return `${facts.serving} a day`;
  if (low === high) return `${amount(facts, usual)} a day`;
  return `${figure(low)} to ${figure(high)} ${facts.doseUnit} a day, usually ${amount(facts, usual)}`;
}

const summaryOf = (facts: Facts): ChatBlock => block(facts.summary, facts.mainSources);

function outcomeBlocks(facts: Facts): ChatBlock[] {
  return facts.outcomes.slice(0, MOST_OUTCOMES).flatMap(({ title, uses }) => {
    const [best] = uses;
    if (best === undefined) return [];
    const { title: grade } = evidenceTexts[best.evidence];
    const text = sentences(
      `${grade} (grade ${best.evidence}). For: ${best.who}.`,
      best.clinicianOnly ? 'The amount is for a clinician to decide.' : `${capital(doseOf(facts, best.dose))}.`,
    );
    return block(text, best.sources, title);
  });
}

function weekBlocks(facts: Facts): ChatBlock[] {
  return facts.outcomes.slice(0, MOST_OUTCOMES).flatMap(({ title, uses }) => {
    const [best] = uses;
    if (best === undefined || best.clinicianOnly) return [];
    return block(`You may see a change ${untilChangeText(best.weeks)}.`, best.sources, title);
  });
}

function timingBlocks(facts: Facts): ChatBlock[] {
  const { slots, food, maxAtOnce, note } = facts.timing;
  if (facts.tier !== 'suggestible' || slots.length === 0) return [];
  const FOOD = { with: 'Take it with food.', without: 'Take it without food.', either: 'With or without food.' };
  const times = slots.map((slot) => slotTexts[slot].toLowerCase());
  const text = sentences(
    `${capital(times.join(', '))}.`,
    FOOD[food],
    note,
    maxAtOnce !== undefined && `No more than ${figure(maxAtOnce)} ${facts.doseUnit} at once.`,
  );
  return [block(text, facts.mainSources)];
}

function avoidBlocks(facts: Facts): ChatBlock[] {
  const general = facts.whoShouldNot.length > 0 ? [block(`${facts.whoShouldNot.join('. ')}.`, facts.mainSources)] : [];
  const rows = facts.contraindications
    .filter(({ effect }) => effect === 'exclude')
    .slice(0, MOST_ROWS)
    .map(({ who, message, sources }) => caution(message, sources, `If this is you: ${who}`));
  return [...general, ...rows];
}

function interactionBlocks(facts: Facts): ChatBlock[] {
  return facts.interactions.slice(0, MOST_ROWS).map(({ with: other, severity, action, hours, message, sources }) => ({
    ...block(
      message,
      sources,
      `${capital(other.name)}: ${severityTexts[severity].toLowerCase()}, ${actionText(action, hours)}`,
    ),
    tone: isGrave({ severity }) ? ('urgent' as const) : ('caution' as const),
  }));
}

const STATES = questions.pregnancyStatus.options;

function pregnancyBlocks(facts: Facts, { rowsOn, usesFor }: Beside): ChatBlock[] {
  const advised = facts.outcomes.flatMap(({ title, uses }) =>
    uses
      .filter(({ id, clinicianOnly }) => !clinicianOnly && usesFor(facts, id, 'pregnancy'))
      .map(({ who, dose, sources }) => block(`${who}: ${doseOf(facts, dose)}.`, sources, title)),
  );
  const allowed = facts.states.flatMap(({ state, allowance }) => {
    if (allowance === null) return [];
    const text = `${allowance.message} We keep to at most ${amount(facts, allowance.maxDose)} a day.`;
    return block(text, allowance.sources, STATES[state]);
  });
  return [...advised, ...allowed, ...rowsOn(facts, 'pregnancy')];
}

function formBlocks(facts: Facts, withPrices: boolean): ChatBlock[] {
  if (facts.forms.length === 0) return [];
  const lines = facts.forms.map(({ label, diets, contains, price }) => {
    const parts = [
      diets.includes('vegan')
        ? !label.includes('vegan') && 'vegan'
        : diets.includes('vegetarian')
          ? 'vegetarian'
          : 'not vegetarian',
      contains.length > 0 && `contains ${andOf(contains.map((each) => each.replaceAll('-', ' ')))}`,
      withPrices && `about $${price.usd} a month`,
    ];
    const told = parts.filter(Boolean).join(', ');
    return `${capital(label)}${told === '' ? '' : `: ${told}`}.`;
  });
  return [block(lines.join('\n'), facts.mainSources)];
}

export const ADULTS_ONLY = 'Evidose is for adults: under 18 we suggest nothing. Please ask a doctor or pharmacist.';

const neverSuggested = ({ name }: Facts): string =>
  `We know ${name} and check it when you take it, but we never suggest it, so I have no amount to name.`;

const noneKnown = ({ name, drugInteractions }: Facts): string =>
  drugInteractions === 'none-known'
    ? `We looked for conflicts of ${name} with medicines and know of none. That’s not a promise that there are none.`
    : `Nobody has checked yet how ${name} mixes with medicines. Please ask a pharmacist.`;

type Answering = (facts: Facts) => Draft;

/** What the answers need beside the page of the supplement. */
interface Beside {
  readonly rowsOn: RowsOn;
  readonly usesFor: UsesFor;
  readonly notes: ChatData['notes'];
}

/** What the notes say of a supplement to one question. */
function noted({ notes }: Beside, { id }: Facts, ask: string): ChatBlock[] {
  return (notes[ask] ?? [])
    .filter(({ about }) => about.includes(id))
    .map(({ message, sources }) => block(message, sources));
}

/** Beside a limit, what lies beyond it. */
const withWhy = (limits: ChatBlock[], effects: readonly ChatBlock[]): ChatBlock[] =>
  limits.length === 0 ? limits : [...limits, ...effects];

/** What is noticed, and who should leave it alone: at length only where nothing is noted of it. */
const effectBlocks = (facts: Facts, own: readonly ChatBlock[]): ChatBlock[] => [
  ...own,
  ...avoidBlocks(facts).slice(0, own.length > 0 ? 1 : MOST_ROWS),
];

const answersWith = (beside: Beside): Readonly<Record<string, Answering>> => ({
  limit: (facts) =>
    answerAbout(
      facts,
      `How much ${facts.name} is too much`,
      withWhy(limitBlocks(facts), noted(beside, facts, 'side-effects')),
      `I know of no upper limit that an authority has set for ${facts.name}. That doesn’t make every amount safe.`,
    ),
  'in-food': (facts) =>
    answerAbout(
      facts,
      `Foods with ${facts.name}`,
      noted(beside, facts, 'in-food'),
      `I have no list of foods with ${facts.name}. A dietitian can tell you.`,
    ),
  lacking: (facts) =>
    answerAbout(
      facts,
      `What people notice with too little ${facts.name}. Only a test or a doctor can tell that it is this.`,
      [...noted(beside, facts, 'lacking'), ...noted(beside, facts, 'tests')],
      `I have no list of signs for too little ${facts.name}. A doctor can tell you whether a test is worth it.`,
    ),
  timing: (facts) => timing(facts),
  avoid: (facts) =>
    answerAbout(
      facts,
      `Who should leave ${facts.name} alone or ask first. This isn’t a list of side effects.`,
      avoidBlocks(facts),
      `I have no answer for that: we know of nothing against ${facts.name} in general. That doesn’t mean it’s safe for you.`,
    ),
  interactions: (facts) =>
    answerAbout(
      facts,
      `What ${facts.name} interacts with, most serious first`,
      interactionBlocks(facts),
      noneKnown(facts),
    ),
  surgery: (facts) =>
    answerAbout(
      facts,
      `${facts.name} and surgery`,
      beside.rowsOn(facts, 'surgery'),
      `We have no information about ${facts.name} and surgery. Tell the surgeon and the anesthesiologist everything you take, as early as you can.`,
    ),
  pregnancy: (facts) =>
    answerAbout(
      facts,
      `${facts.name} in pregnancy and breastfeeding`,
      pregnancyBlocks(facts, beside),
      `I have no source that clears ${facts.name} in pregnancy, breastfeeding or while trying to conceive, so we never suggest it then. Please ask your midwife or doctor.`,
    ),
  children: (facts) => answerAbout(facts, ADULTS_ONLY, beside.rowsOn(facts, 'children'), ADULTS_ONLY),
  food: (facts) => timing(facts),
  'side-effects': (facts) =>
    answerAbout(
      facts,
      `What people commonly notice with ${facts.name}, and who should leave it alone or ask first`,
      effectBlocks(facts, noted(beside, facts, 'side-effects')),
      `I have no list of side effects of ${facts.name}. That doesn’t mean that it has none.`,
    ),
  tests: (facts) =>
    answerAbout(
      facts,
      `${facts.name} and tests`,
      noted(beside, facts, 'tests'),
      `I know of no test that ${facts.name} disturbs, nor of one that it needs. A laboratory should still know what you take.`,
    ),
  forms: (facts) => formAnswer(facts, { withPrices: false }),
  diet: (facts) => formAnswer(facts, { withPrices: false }),
  buy: (facts) => formAnswer(facts, { withPrices: false, first: noted(beside, facts, 'absorbed') }),
  absorbed: (facts) => {
    const taken = noted(beside, facts, 'absorbed');
    return taken.length === 0
      ? formAnswer(facts, { withPrices: false })
      : answerAbout(facts, `How well ${facts.name} is taken up`, [...taken, ...formBlocks(facts, false)], '');
  },
  cost: (facts) => formAnswer(facts, { withPrices: true }),
  save: (facts) => formAnswer(facts, { withPrices: true }),
  budget: (facts) => formAnswer(facts, { withPrices: true }),
  duration: (facts) =>
    answerAbout(
      facts,
      `How long to take ${facts.name}. If it fills a gap, keep taking it until a test or your doctor says otherwise. If you take it for a goal and nothing has changed by the time named here, you can stop.`,
      [...weekBlocks(facts), ...timingBlocks(facts)],
      neverSuggested(facts),
    ),
  weeks: (facts) => answerAbout(facts, `How long ${facts.name} takes`, weekBlocks(facts), neverSuggested(facts)),
  working: (facts) => answerAbout(facts, `How long ${facts.name} takes`, weekBlocks(facts), neverSuggested(facts)),
  less: (facts) =>
    answerAbout(facts, `Amounts of ${facts.name} that were studied`, outcomeBlocks(facts), neverSuggested(facts)),
  more: (facts) =>
    answerAbout(
      facts,
      `How much ${facts.name} was studied, and how much is too much`,
      [...outcomeBlocks(facts).slice(0, 2), ...limitBlocks(facts)],
      neverSuggested(facts),
    ),
  dose: (facts) =>
    answerAbout(
      facts,
      `Amounts of ${facts.name} that were studied`,
      [...outcomeBlocks(facts), ...noted(beside, facts, 'dose')],
      neverSuggested(facts),
    ),
  evidence: (facts) =>
    facts.outcomes.length === 0
      ? general(facts)
      : answerAbout(facts, `What ${facts.name} was shown to do`, [summaryOf(facts), ...outcomeBlocks(facts)], ''),
});

const timing: Answering = (facts) =>
  answerAbout(
    facts,
    `When to take ${facts.name}`,
    timingBlocks(facts),
    `I have no answer for when to take ${facts.name}: we don’t suggest it.`,
  );

interface FormParts {
  readonly withPrices: boolean;
  readonly first?: readonly ChatBlock[];
}

const formAnswer = (facts: Facts, { withPrices, first = [] }: FormParts): Draft =>
  answerAbout(
    facts,
    withPrices ? `Forms of ${facts.name}, with typical prices` : `Forms of ${facts.name}`,
    [...first, ...formBlocks(facts, withPrices)],
    `I have no answer for that: we don’t suggest ${facts.name}, so we keep no list of its forms.`,
  );

/** What else could be asked of it, that has an answer and was not just asked. */
function nextQuestions({ name, tier }: Facts, asked: string | null): string[] {
  if (tier !== 'suggestible') return asked === 'interactions' ? [] : [`What does ${name} interact with?`];
  const all: readonly (readonly [string, string])[] = [
    ['limit', `What is the limit for ${name}?`],
    ['timing', `When should I take ${name}?`],
    ['avoid', `Who should not take ${name}?`],
    ['interactions', `What does ${name} interact with?`],
  ];
  return all.flatMap(([ask, question]) => (ask === asked ? [] : [question])).slice(0, 3);
}

function general(facts: Facts): Draft {
  const isSuggestible = facts.tier === 'suggestible';
  const rest = isSuggestible ? outcomeBlocks(facts).slice(0, 3) : avoidBlocks(facts).slice(0, 3);
  return answer(
    isSuggestible ? facts.name : `${facts.name}: we know it, and we never suggest it`,
    [summaryOf(facts), ...rest],
    { links: [pageOf(facts)], about: facts.id },
  );
}

/** The answer to one question about one supplement. */
export function createAboutSupplement(beside: Beside) {
  const answers = answersWith(beside);
  return (facts: Facts, asks: readonly string[]): Draft => {
    const ask = asks.find((each) => answers[each] !== undefined) ?? null;
    const draft = ask === null ? general(facts) : (answers[ask]?.(facts) ?? general(facts));
    // Where we cannot tell what was asked, we tell what it is: it may well be what was meant.
    const blocks = draft.blocks.length === 0 ? general(facts).blocks : draft.blocks;
    return { ...draft, blocks, suggestions: nextQuestions(facts, ask), thread: { asked: ask } };
  };
}
