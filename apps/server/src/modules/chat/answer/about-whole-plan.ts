import { doseText, evidenceTexts, type Recommendation, type SuggestedSupplement, slotTexts } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { andOf, block, caution, type Draft, type Facts, sentences } from './answer.ts';
import { itemsOf, perItem, sourcesOf, told } from './in-plan.ts';
import { isMeasured, isNeed } from './needs.ts';

/** Questions that are asked of everything in a plan at once, or of one part of it. */
type Items = readonly SuggestedSupplement[];

/** "With food or without?" */
export function foodInPlan(plan: Recommendation, facts: Facts | undefined): Draft {
  const items = itemsOf(plan, facts);
  const withFood = items.filter(({ timing }) => timing.withFood).map(({ name }) => name);
  const without = items.filter(({ timing }) => !timing.withFood).map(({ name }) => name);
  const blocks = perItem(plan, facts, ({ timing }) =>
    sentences(
      `${timing.slot.map((slot) => slotTexts[slot]).join(' and ')}.`,
      timing.withFood ? 'Take it with food.' : 'You don’t have to take it with food.',
      timing.note,
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
  const blocks = perItem(plan, facts, ({ form, buy }) => {
    const contains = form.contains.map((each) => each.replaceAll('-', ' '));
    return sentences(
      `As ${form.label}.`,
      form.animalFree ? 'Free of animal products, so it’s vegan.' : 'Not vegan: it comes from an animal.',
      contains.length > 0 ? `Contains ${andOf(contains)}.` : 'We know of no common allergen in this form.',
      buy !== null && buy.avoid.length > 0 && `Avoid on the label: ${buy.avoid.join('; ')}.`,
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
  return told({
    lead: `Your answers speak most strongly for ${first?.name}. Measured lacks come first, then what is best proven:`,
    blocks: ranked(items),
  });
}

/** "What can I leave out to save money?" */
export function saveInPlan(plan: Recommendation): Draft {
  const items = [...plan.supplements].sort((a, b) => byWeight(b, a) || b.monthlyCost - a.monthlyCost);
  const [first] = items;
  return told({
    lead: `Your plan costs about $${plan.cost.monthly} a month. What speaks least strongly for you comes first, so to save, leave out ${first?.name} before the others. Never leave out a prescribed medicine to save money.`,
    blocks: ranked(items),
  });
}

interface Known {
  readonly facts: Facts | undefined;
  readonly factsOf: (id: string) => Facts | undefined;
}

/** "How long do I take it?" */
export function durationInPlan(plan: Recommendation, { facts, factsOf }: Known): Draft {
  const blocks = perItem(plan, facts, (item) =>
    sentences(
      isMeasured(item)
        ? 'Until a new test shows that your level is normal. Then answer the questionnaire again.'
        : isNeed(item, factsOf(item.id))
          ? 'For as long as the reason lasts: do not stop because you notice nothing. Answer the questionnaire again when something changes.'
          : `Give it up to ${item.expectedWeeks[1]} weeks. If nothing has changed by then, you can stop.`,
      item.reasons[0]?.message,
      item.timing.note,
    ),
  );
  return told({ lead: 'How long to take it', blocks, facts });
}

/** "What do I look for when I buy it?" */
export function buyInPlan(plan: Recommendation, facts: Facts | undefined): Draft {
  const blocks = perItem(plan, facts, ({ buy, form, dose, name }) =>
    sentences(
      buy === null
        ? `${doseText(dose, name)}, as ${form.label}.`
        : `Strength ${buy.strength}${buy.compound === null ? '' : `, as ${buy.compound}`} (${form.label}); ${buy.unitsADay} a day, ${buy.packFor30Days} for 30 days.`,
      buy !== null && buy.lookFor.length > 0 && `Look for ${buy.lookFor.join('; ')}.`,
      buy !== null && buy.avoid.length > 0 && `Avoid ${buy.avoid.join('; ')}.`,
    ),
  );
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
  return told({
    lead: `What could serve the same reasons as ${facts.name}, and why it wasn’t chosen`,
    blocks: others,
    facts,
    next: others.length > 0 ? ['What is in my plan?'] : [`Why ${facts.name}?`],
    none: `Nothing else in your plan does the same as ${facts.name} and fits you. You don’t have to take it. Leave it out, or ask a pharmacist.`,
  });
}

/** "How good is the evidence for my supplements?" */
export function evidenceInPlan(plan: Recommendation): Draft {
  const blocks = perItem(plan, undefined, ({ evidence, reasons }) => {
    const { title, meaning } = evidenceTexts[evidence];
    return sentences(`${title} (grade ${evidence}): ${meaning}`, reasons[0]?.message);
  });
  return told({ lead: 'How well what you were suggested is proven by evidence', blocks });
}
