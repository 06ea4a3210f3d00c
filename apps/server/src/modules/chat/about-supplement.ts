import { actionTexts, type ChatBlock, evidenceTexts, severityTexts, slotTexts } from '@evidose/contract';
import { andOf, answerAbout, block, type Draft, type Facts, pageOf, sentences } from './answer.ts';
import type { Intent } from './words.ts';

const MOST_OUTCOMES = 4;
const MOST_ROWS = 5;

/** A combination's figures are those of one nutrient in it, which its serving names: "1 tablet, named by its zinc". */
function amount({ serving = '', doseUnit }: Facts, value: number): string {
  const nutrient = /named by (?:its|their) (.+)$/.exec(serving)?.[1];
  return `${value} ${doseUnit}${nutrient === undefined ? '' : ` of ${nutrient}`}`;
}

function doseOf(facts: Facts, { low, usual, high }: Facts['outcomes'][number]['uses'][number]['dose']): string {
  if (facts.serving !== undefined) return `${facts.serving} a day`;
  if (low === high) return `${amount(facts, usual)} a day`;
  return `${low} to ${high} ${facts.doseUnit} a day, usually ${usual} ${facts.doseUnit}`;
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function limitBlocks(facts: Facts): ChatBlock[] {
  const nutrients = facts.nutrients.flatMap(({ name, unit, rows, europeanLimit, limitIsSupplementsOnly, ...rest }) => {
    const limited = rows.filter(({ upperLimit }) => upperLimit !== null);
    if (!rest.limitApplies || (limited.length === 0 && europeanLimit === null)) return [];
    const values = new Set(limited.map(({ upperLimit }) => upperLimit));
    const [only] = values;
    const american =
      values.size === 1
        ? `At most ${only} ${unit} a day for adults.`
        : limited.map(({ who, upperLimit }) => `${who}: at most ${upperLimit} ${unit} a day.`).join(' ');
    const scope = limitIsSupplementsOnly
      ? 'This counts supplements alone.'
      : 'This counts food and supplements together.';
    return block(
      sentences(
        limited.length > 0 && american,
        limited.length > 0 && scope,
        europeanLimit !== null && `The European limit is ${europeanLimit} ${unit} a day.`,
      ),
      rest.sources,
      name,
    );
  });
  if (facts.maxDailyDose === null) return nutrients;
  const own = `We never go above ${amount(facts, facts.maxDailyDose)} a day, the most that our sources support.`;
  return [...nutrients, block(own, facts.mainSources)];
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
    maxAtOnce !== undefined && `No more than ${maxAtOnce} ${facts.doseUnit} at once.`,
  );
  return [block(text, facts.mainSources)];
}

function avoidBlocks(facts: Facts): ChatBlock[] {
  const general = facts.whoShouldNot.length > 0 ? [block(`${facts.whoShouldNot.join('. ')}.`, facts.mainSources)] : [];
  const rows = facts.contraindications
    .filter(({ effect }) => effect === 'exclude')
    .slice(0, MOST_ROWS)
    .map(({ who, message, sources }) => ({ ...block(message, sources, who), tone: 'caution' as const }));
  return [...general, ...rows];
}

export const isGrave = (severity: string): boolean => severity === 'contraindicated' || severity === 'major';

function interactionBlocks(facts: Facts): ChatBlock[] {
  return facts.interactions.slice(0, MOST_ROWS).map(({ with: other, severity, action, hours, message, sources }) => ({
    ...block(
      sentences(message, hours !== undefined && `Keep ${hours} hours between them.`),
      sources,
      `${capital(other.name)}: ${severityTexts[severity].toLowerCase()}, ${actionTexts[action].toLowerCase()}`,
    ),
    tone: isGrave(severity) ? ('urgent' as const) : ('caution' as const),
  }));
}

const STATES = { pregnant: 'Pregnant', breastfeeding: 'Breastfeeding', 'trying-to-conceive': 'Trying to conceive' };

function pregnancyBlocks(facts: Facts): ChatBlock[] {
  const allowed = facts.states.flatMap(({ state, allowance }) => {
    if (allowance === null) return [];
    const text = `${allowance.message} We keep to at most ${amount(facts, allowance.maxDose)} a day.`;
    return block(text, allowance.sources, STATES[state]);
  });
  const against = facts.contraindications
    .filter(({ who }) => /pregnan|breastfeed|conceive/i.test(who))
    .map(({ who, message, sources }) => ({ ...block(message, sources, who), tone: 'caution' as const }));
  return [...allowed, ...against];
}

function formBlocks(facts: Facts): ChatBlock[] {
  if (facts.forms.length === 0) return [];
  const lines = facts.forms.map(({ label, diets, contains, price }) =>
    sentences(
      `${capital(label)}:`,
      diets.includes('vegan') ? 'vegan,' : diets.includes('vegetarian') ? 'vegetarian,' : 'not vegetarian,',
      contains.length > 0 && `contains ${andOf(contains.map((each) => each.replaceAll('-', ' ')))},`,
      `about $${price.usd} a month.`,
    ),
  );
  return [block(lines.join('\n'), facts.mainSources)];
}

const childBlocks = (facts: Facts): ChatBlock[] =>
  facts.contraindications
    .filter(({ who }) => /under 1\d years/i.test(who))
    .map(({ who, message, sources }) => ({ ...block(message, sources, who), tone: 'caution' as const }));

const ADULTS_ONLY = 'Evidose is for adults: under 18 we suggest nothing. Please ask a doctor or pharmacist.';

/** The answer to one question about one supplement. */
export function aboutSupplement(facts: Facts, intent: Intent | null): Draft {
  const { name } = facts;
  switch (intent) {
    case 'limit':
      return answerAbout(
        facts,
        `How much ${name} is too much`,
        limitBlocks(facts),
        `I know of no upper limit that an authority has set for ${name}. No limit on record does not make every amount safe.`,
      );
    case 'timing':
      return answerAbout(
        facts,
        `When to take ${name}`,
        timingBlocks(facts),
        `I have no answer for when to take ${name}: we do not suggest it.`,
      );
    case 'avoid':
      return answerAbout(
        facts,
        `Who should leave ${name} alone or ask first. This is no list of side effects.`,
        avoidBlocks(facts),
        `I have no answer for that: nothing on record speaks against ${name} in general. That is not the same as safe for you.`,
      );
    case 'interactions':
      return answerAbout(facts, `What ${name} meets, gravest first`, interactionBlocks(facts), noneKnown(facts));
    case 'pregnancy':
      return answerAbout(
        facts,
        `${name} in pregnancy and breastfeeding`,
        pregnancyBlocks(facts),
        `I have no source that clears ${name} in pregnancy, breastfeeding or while trying to conceive, so we never suggest it then. Please ask your midwife or doctor.`,
      );
    case 'children':
      return answerAbout(facts, ADULTS_ONLY, childBlocks(facts), ADULTS_ONLY);
    case 'forms':
      return answerAbout(
        facts,
        `Forms of ${name}, with typical prices`,
        formBlocks(facts),
        `I have no answer for that: we do not suggest ${name}, so we keep no list of its forms.`,
      );
    case 'dose':
    case 'evidence':
      return answerAbout(
        facts,
        intent === 'dose' ? `Amounts of ${name} that were studied` : `What ${name} was shown to do`,
        outcomeBlocks(facts),
        neverSuggested(facts),
      );
    default:
      return general(facts);
  }
}

const neverSuggested = ({ name }: Facts): string =>
  `We know ${name} and check it when you take it, but we never suggest it, so I have no amount to name.`;

const noneKnown = ({ name, drugInteractions }: Facts): string =>
  drugInteractions === 'none-known'
    ? `We looked for conflicts of ${name} with medicines and know of none. That is not a promise that there are none.`
    : `Nobody has checked yet how ${name} goes together with medicines. Please ask a pharmacist.`;

function general(facts: Facts): Draft {
  const isSuggestible = facts.tier === 'suggestible';
  const rest = isSuggestible ? outcomeBlocks(facts).slice(0, 3) : avoidBlocks(facts).slice(0, 3);
  return {
    kind: 'answer',
    lead: isSuggestible ? facts.name : `${facts.name}: we know it, and we never suggest it`,
    blocks: [summaryOf(facts), ...rest],
    links: [pageOf(facts)],
    about: facts.id,
    suggestions: isSuggestible
      ? [
          `What is the limit for ${facts.name}?`,
          `When should I take ${facts.name}?`,
          `Who should not take ${facts.name}?`,
        ]
      : [`What does ${facts.name} interact with?`],
  };
}
