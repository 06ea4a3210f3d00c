import { doseText, evidenceTexts, questions, type Recommendation } from '@evidose/contract';
import { andOf, answer, block, DASHBOARD, type Draft, idsOf, namesOf, noAnswer, sentences } from './answer.ts';
import { sourcesOf, whyOut } from './in-plan.ts';
import type { Known } from './known.ts';
import { servingInPlan } from './meant-in-plan.ts';

const MOST = 5;
const QUESTIONNAIRE = { to: '/take-quiz', label: 'Find out what suits you' };
const goalTexts: Readonly<Record<string, string>> = questions.healthGoals.options;
const titleOf = (goal: string): string => (goalTexts[goal] ?? goal).toLowerCase();

/** What has been studied for a goal, best proven first. Which of them suits a visitor only their answers can tell. */
export function aboutTopic(goal: string, { entries, factsOf }: Known): Draft {
  const title = titleOf(goal);
  const shown = entries.filter(({ goals, tier }) => tier === 'suggestible' && goals.includes(goal)).slice(0, MOST);
  const blocks = shown.flatMap(({ id, name, summary }) => {
    const uses = factsOf(id)?.outcomes.flatMap((each) => each.uses) ?? [];
    const use = uses.find(({ who }) => who.toLowerCase().includes(title));
    if (use === undefined) return [];
    const grade = `${evidenceTexts[use.evidence].title} (grade ${use.evidence}).`;
    return block(sentences(summary, grade), use.sources, name);
  });
  const all = { to: `/supplements?goal=${goal}`, label: 'All of them in the catalogue' };
  if (blocks.length === 0) return noAnswer(`I have no answer for ${title}.`, { links: [all] });
  return answer(
    `It depends on your medicines, conditions and what you take already: some of these may be wrong for you. The questionnaire finds out. Studied for ${title}, best proven first:`,
    blocks,
    {
      links: [QUESTIONNAIRE, all],
      suggestions: shown.slice(0, 2).map(({ name }) => `What does ${name} interact with?`),
      thread: { others: idsOf(shown) },
    },
  );
}

type Group = Known['data']['questions']['groups'][string];

/** What people may lack or try who have something in common: "what should vegans take?" The best proven first. */
export function aboutGroup(
  group: Group | undefined,
  plan: Recommendation | null,
  { entries, factsOf }: Known,
): Draft | null {
  if (group === undefined) return null;
  const isTheirs = ({ who }: { readonly who: string }) => (who.split(' (unless')[0] ?? '').includes(group.who);
  const found = entries.flatMap((entry) => {
    const uses = entry.tier === 'suggestible' ? (factsOf(entry.id)?.outcomes.flatMap((each) => each.uses) ?? []) : [];
    const [best] = uses.filter(isTheirs).sort((a, b) => a.evidence.localeCompare(b.evidence));
    return best === undefined ? [] : [{ ...entry, best }];
  });
  const shown = found.sort((a, b) => a.best.evidence.localeCompare(b.best.evidence)).slice(0, MOST);
  const isInPlan = (id: string): boolean => plan?.supplements.some((item) => item.id === id) === true;
  const blocks = shown.flatMap(({ id, name, best: { who, evidence, sources } }) => {
    const grade = `${evidenceTexts[evidence].title} (grade ${evidence}).`;
    return block(sentences(isInPlan(id) && 'In your plan.', `For: ${who}.`, grade), sources, name);
  });
  const lead = sentences(
    `What may matter for ${group.name}, best proven first.`,
    plan === null
      ? 'Which of it fits you depends on your other answers: the questionnaire finds out.'
      : 'Your plan weighed each of them with all your answers.',
  );
  return answer(lead, blocks, { links: [plan === null ? QUESTIONNAIRE : DASHBOARD], thread: { others: idsOf(shown) } });
}

/** The same for somebody with a plan: only what it allows, and what it left out and why. */
export function topicInPlan(goal: string, plan: Recommendation, { entries }: Known): Draft {
  const { studied, all } = servingInPlan(goal, plan, entries);
  const [first, another] = all;
  const out = plan.excluded.filter(({ id }) => studied.has(id));
  const blocks = [
    ...all.map((item) => {
      const how = sentences(`${doseText(item.dose, item.name)}.`, item.reasons[0]?.message);
      return block(how, sourcesOf(item), item.name);
    }),
    ...out.slice(0, MOST).map((each) => whyOut(each, `${each.name}: left out`)),
  ];
  const holds = all.length > 0 ? andOf(namesOf(all)) : 'nothing that fits you';
  const lead = sentences(
    `For ${titleOf(goal)} your plan holds ${holds}.`,
    out.length > 0 && 'What was left out and why is said below.',
    plan.wishes.find((wish) => wish.goal === goal)?.instead ?? undefined,
  );
  const isOne = first !== undefined && another === undefined;
  const rest = {
    links: [DASHBOARD],
    about: isOne ? first.id : null,
    thread: { others: idsOf([...(isOne ? [] : all), ...out]) },
    suggestions: [first === undefined ? 'What is in my plan?' : `Why ${first.name}?`],
  };
  return answer(lead, blocks, rest);
}
