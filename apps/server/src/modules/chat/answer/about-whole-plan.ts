import { doseText, evidenceTexts, type Recommendation, type SuggestedSupplement, slotTexts } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import {
  andOf,
  answer,
  block,
  caution,
  DASHBOARD,
  type Draft,
  type Facts,
  noAnswer,
  pageOf,
  sentences,
} from './answer.ts';
import { isMeasured, isNeed } from './needs.ts';

/** Questions that are asked of everything in a plan at once, or of one part of it. */
type Items = readonly SuggestedSupplement[];

const itemsOf = ({ supplements }: Recommendation, facts: Facts | undefined): Items =>
  facts === undefined ? supplements : supplements.filter(({ id }) => id === facts.id);
const sourcesOf = ({ reasons }: SuggestedSupplement): string[] => [
  ...new Set(reasons.flatMap(({ sources }) => sources)),
];
const NEXT = ['What is in my plan?', 'What does my day look like?'];
const NOTHING = 'Your plan holds no supplement.';

interface Told {
  readonly lead: string;
  readonly blocks: Draft['blocks'];
  readonly facts: Facts | undefined;
}

function told({ lead, blocks, facts }: Told): Draft {
  if (blocks.length === 0) return noAnswer(NOTHING, { links: [DASHBOARD] });
  const links = facts === undefined ? [DASHBOARD] : [DASHBOARD, pageOf(facts)];
  return answer(lead, blocks, { links, about: facts?.id ?? null, suggestions: NEXT });
}

/** "With food or without?" */
export function foodInPlan(plan: Recommendation, facts: Facts | undefined): Draft {
  const items = itemsOf(plan, facts);
  const withFood = items.filter(({ timing }) => timing.withFood).map(({ name }) => name);
  const without = items.filter(({ timing }) => !timing.withFood).map(({ name }) => name);
  const blocks = items.map((item) =>
    block(
      sentences(
        `${item.timing.slot.map((slot) => slotTexts[slot]).join(' and ')}.`,
        item.timing.withFood ? 'Take it with food.' : 'You don’t have to take it with food.',
        item.timing.note,
      ),
      sourcesOf(item),
      item.name,
    ),
  );
  const lead = sentences(
    withFood.length > 0 && `With food: ${andOf(withFood)}.`,
    without.length > 0 && `Food isn’t needed for: ${andOf(without)}.`,
  );
  return told({ lead, blocks, facts });
}

/** "What side effects should I watch for?" */
export function effectsInPlan(plan: Recommendation, facts: Facts | undefined, { notes }: ChatData): Draft {
  const blocks = itemsOf(plan, facts).flatMap((item) => {
    const known = notes['side-effects']?.find(({ about }) => about.includes(item.id));
    const own = item.cautions.map(({ message, sources }) => caution(message, sources, item.name));
    const text = sentences(known?.message, item.timing.note);
    return [...(text === '' ? [] : [block(text, [...(known?.sources ?? []), ...sourcesOf(item)], item.name)]), ...own];
  });
  return told({
    lead: 'What people commonly notice. This is no full list: tell a doctor or pharmacist about anything that troubles you.',
    blocks,
    facts,
  });
}

/** "Is it vegan?", "is there gelatin in it?" */
export function dietInPlan(plan: Recommendation, facts: Facts | undefined): Draft {
  const items = itemsOf(plan, facts);
  const animal = items.filter(({ form }) => !form.animalFree).map(({ name }) => name);
  const blocks = items.map((item) => {
    const { form, buy } = item;
    const contains = form.contains.map((each) => each.replaceAll('-', ' '));
    return block(
      sentences(
        `As ${form.label}.`,
        form.animalFree ? 'Free of animal products, so it’s vegan.' : 'Not vegan: it comes from an animal.',
        contains.length > 0 ? `Contains ${andOf(contains)}.` : 'We know of no common allergen in this form.',
        buy !== null && buy.avoid.length > 0 && `Avoid on the label: ${buy.avoid.join('; ')}.`,
      ),
      sourcesOf(item),
      item.name,
    );
  });
  const lead =
    animal.length === 0
      ? 'All of it can be had free of animal products, in the forms below. The label counts.'
      : `Not vegan as suggested: ${andOf(animal)}. Tell the questionnaire how you eat, and your plan picks other forms.`;
  return told({ lead, blocks, facts });
}

/** What a test showed to be lacking first, then by how well it is proven. */
const byWeight = (a: SuggestedSupplement, b: SuggestedSupplement): number =>
  Number(isMeasured(b)) - Number(isMeasured(a)) || a.evidence.localeCompare(b.evidence);

const ranked = (items: Items): Draft['blocks'] =>
  items.map((item) =>
    block(
      sentences(
        `About $${item.monthlyCost} a month.`,
        `${evidenceTexts[item.evidence].title} (grade ${item.evidence}).`,
        item.reasons[0]?.message,
      ),
      sourcesOf(item),
      item.name,
    ),
  );

/** "Which is the most important one?" */
export function firstInPlan(plan: Recommendation): Draft {
  const items = [...plan.supplements].sort(byWeight);
  const [first] = items;
  if (first === undefined) return noAnswer(NOTHING, { links: [DASHBOARD] });
  return told({
    lead: `Your answers speak most strongly for ${first.name}. Measured lacks come first, then what is best proven:`,
    blocks: ranked(items),
    facts: undefined,
  });
}

/** "What can I leave out to save money?" */
export function saveInPlan(plan: Recommendation): Draft {
  const items = [...plan.supplements].sort((a, b) => byWeight(b, a) || b.monthlyCost - a.monthlyCost);
  const [first] = items;
  if (first === undefined) return noAnswer(NOTHING, { links: [DASHBOARD] });
  return told({
    lead: `Your plan costs about $${plan.cost.monthly} a month. What speaks least strongly for you comes first, so to save, leave out ${first.name} before the others. Never leave out a prescribed medicine to save money.`,
    blocks: ranked(items),
    facts: undefined,
  });
}

/** "How long do I take it?" */
interface Known {
  readonly facts: Facts | undefined;
  readonly factsOf: (id: string) => Facts | undefined;
}

export function durationInPlan(plan: Recommendation, { facts, factsOf }: Known): Draft {
  const blocks = itemsOf(plan, facts).map((item) => {
    const [, last] = item.expectedWeeks;
    return block(
      sentences(
        isMeasured(item)
          ? 'Until a new test shows that your level is normal. Then answer the questionnaire again.'
          : isNeed(item, factsOf(item.id))
            ? 'For as long as the reason lasts: do not stop because you notice nothing. Answer the questionnaire again when something changes.'
            : `Give it up to ${last} weeks. If nothing has changed by then, you can stop.`,
        item.reasons[0]?.message,
        item.timing.note,
      ),
      sourcesOf(item),
      item.name,
    );
  });
  return told({ lead: 'How long to take it', blocks, facts });
}

/** "What do I look for when I buy it?" */
export function buyInPlan(plan: Recommendation, facts: Facts | undefined): Draft {
  const blocks = itemsOf(plan, facts).map((item) => {
    const { buy, form, dose, name } = item;
    return block(
      sentences(
        buy === null
          ? `${doseText(dose, name)}, as ${form.label}.`
          : `Strength ${buy.strength}${buy.compound === null ? '' : `, as ${buy.compound}`} (${form.label}); ${buy.unitsADay} a day, ${buy.packFor30Days} for 30 days.`,
        buy !== null && buy.lookFor.length > 0 && `Look for ${buy.lookFor.join('; ')}.`,
        buy !== null && buy.avoid.length > 0 && `Avoid ${buy.avoid.join('; ')}.`,
      ),
      sourcesOf(item),
      item.name,
    );
  });
  return told({ lead: 'What to look for in the shop. We sell nothing and name no brand.', blocks, facts });
}

/** "Can I swap it for something else?" */
export function swapInPlan(plan: Recommendation, facts: Facts): Draft {
  const item = plan.supplements.find(({ id }) => id === facts.id);
  const others = (item?.alternatives ?? []).map(({ name, message, id }) => {
    const excluded = plan.excluded.find((each) => each.id === id);
    const why = excluded?.reasons.map((reason) => reason.message).join(' ');
    return caution(sentences(message, why), item === undefined ? facts.mainSources : sourcesOf(item), name);
  });
  if (others.length > 0)
    return told({
      lead: `What could serve the same reasons as ${facts.name}, and why it wasn’t chosen`,
      blocks: others,
      facts,
    });
  return noAnswer(
    `Nothing else in your plan does the same as ${facts.name} and fits you. You don’t have to take it. Leave it out, or ask a pharmacist.`,
    { links: [DASHBOARD, pageOf(facts)], about: facts.id, suggestions: [`Why ${facts.name}?`] },
  );
}

/** "How good is the evidence for my supplements?" */
export function evidenceInPlan(plan: Recommendation): Draft {
  const blocks = plan.supplements.map((item) => {
    const { title, meaning } = evidenceTexts[item.evidence];
    return block(
      sentences(`${title} (grade ${item.evidence}): ${meaning}`, item.reasons[0]?.message),
      sourcesOf(item),
      item.name,
    );
  });
  return told({ lead: 'How well what you were suggested is proven by evidence', blocks, facts: undefined });
}
