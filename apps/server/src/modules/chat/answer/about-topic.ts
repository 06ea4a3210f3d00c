import { type CatalogueEntry, doseText, evidenceTexts, questions, type Recommendation } from '@evidose/contract';
import {
  andOf,
  answer,
  block,
  caution,
  DASHBOARD,
  type Draft,
  type Facts,
  noAnswer,
  QUESTIONNAIRE,
  sentences,
} from './answer.ts';
import { servingInPlan } from './meant-in-plan.ts';

const MOST = 5;
const goalTexts: Readonly<Record<string, string>> = questions.healthGoals.options;
const titleOf = (goal: string): string => (goalTexts[goal] ?? goal).toLowerCase();

interface Parts {
  readonly entries: readonly CatalogueEntry[];
  readonly factsOf: (id: string) => Facts | undefined;
}

const forGoal = (entries: readonly CatalogueEntry[], goal: string): CatalogueEntry[] =>
  entries.filter(({ goals, tier }) => tier === 'suggestible' && goals.includes(goal));

const catalogueOf = (goal: string) => ({ to: `/supplements?goal=${goal}`, label: 'All of them in the catalogue' });

/** What has been studied for a goal, best proven first. Which of them suits a visitor only their answers can tell. */
export function aboutTopic(goal: string, { entries, factsOf }: Parts): Draft {
  const title = titleOf(goal);
  const shown = forGoal(entries, goal).slice(0, MOST);
  const blocks = shown.flatMap(({ id, name, summary }) => {
    const use = factsOf(id)
      ?.outcomes.flatMap(({ uses }) => uses)
      .find(({ who }) => who.toLowerCase().includes(title));
    if (use === undefined) return [];
    return block(
      sentences(summary, `${evidenceTexts[use.evidence].title} (grade ${use.evidence}).`),
      use.sources,
      name,
    );
  });
  if (blocks.length === 0) return noAnswer(`I have no answer for ${title}.`, { links: [catalogueOf(goal)] });
  return answer(
    `It depends on your medicines, conditions and what you take already: some of these may be wrong for you. The questionnaire finds out. Studied for ${title}, best proven first:`,
    blocks,
    {
      links: [QUESTIONNAIRE, catalogueOf(goal)],
      suggestions: shown.slice(0, 2).map(({ name }) => `What does ${name} interact with?`),
      thread: { others: shown.map(({ id }) => id) },
    },
  );
}

/** The same for somebody with a plan: only what it allows, and what it left out and why. */
export function topicInPlan(goal: string, plan: Recommendation, { entries }: Parts): Draft {
  const title = titleOf(goal);
  const { studied: serving, all: suggested } = servingInPlan(goal, plan, entries);
  const instead = plan.wishes.find((wish) => wish.goal === goal)?.instead ?? null;
  const offered = suggested.map(({ name, dose, reasons }) =>
    block(
      sentences(`${doseText(dose, name)}.`, reasons[0]?.message),
      reasons.flatMap(({ sources }) => sources),
      name,
    ),
  );
  const out = plan.excluded.filter(({ id }) => serving.has(id));
  const refused = out.slice(0, MOST).map(({ name, reasons }) =>
    caution(
      reasons.map(({ message }) => message).join(' '),
      reasons.flatMap(({ sources }) => sources),
      `${name}: left out`,
    ),
  );
  const lead = sentences(
    suggested.length > 0
      ? `For ${title} your plan holds ${andOf(suggested.map(({ name }) => name))}.`
      : `For ${title} your plan holds nothing that fits you.`,
    refused.length > 0 && 'What was left out and why is said below.',
    instead ?? undefined,
  );
  const rest = {
    links: [DASHBOARD],
    about: suggested.length === 1 ? (suggested[0]?.id ?? null) : null,
    thread: { others: [...suggested, ...out].map(({ id }) => id).slice(suggested.length === 1 ? 1 : 0) },
    suggestions: suggested[0] === undefined ? ['What is in my plan?'] : [`Why ${suggested[0].name}?`],
  };
  const blocks = [...offered, ...refused];
  return blocks.length === 0 ? noAnswer(lead, rest) : answer(lead, blocks, rest);
}
