import { type CatalogueEntry, evidenceTexts, questions } from '@evidose/contract';
import { block, type Draft, type Facts, noAnswer, sentences } from './answer.ts';

const MOST = 5;
const goalTexts: Readonly<Record<string, string>> = questions.healthGoals.options;

interface Parts {
  readonly entries: readonly CatalogueEntry[];
  readonly factsOf: (id: string) => Facts | undefined;
}

/** What has been studied for a goal, best proven first. Which of them suits a person only their answers can tell. */
export function aboutTopic(goal: string, { entries, factsOf }: Parts): Draft {
  const link = { to: `/supplements?goal=${goal}`, label: 'All of them in the catalogue' };
  const title = (goalTexts[goal] ?? goal).toLowerCase();
  const blocks = entries
    .filter(({ goals, tier }) => tier === 'suggestible' && goals.includes(goal))
    .slice(0, MOST)
    .flatMap(({ id, name, summary }) => {
      const facts = factsOf(id);
      const use = facts?.outcomes.flatMap(({ uses }) => uses).find(({ who }) => who.toLowerCase().includes(title));
      if (use === undefined) return [];
      return block(
        sentences(summary, `${evidenceTexts[use.evidence].title} (grade ${use.evidence}).`),
        use.sources,
        name,
      );
    });
  if (blocks.length === 0) return noAnswer(`I have no answer for ${title}.`, { links: [link] });
  return {
    kind: 'answer',
    lead: `Studied for ${title}, best proven first. Whether one suits you depends on your medicines and conditions.`,
    blocks,
    links: [link, { to: '/take-quiz', label: 'Find out what suits you' }],
    about: null,
    suggestions: [],
  };
}
