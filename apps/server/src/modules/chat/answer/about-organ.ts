import { evidenceTexts } from '@evidose/contract';
import { isGrave } from '@evidose/engine';
import type { ChatData } from '@evidose/knowledge';
import { answer, block, capital, caution, type Draft, type Facts, meetingBlock, pageOf } from './answer.ts';

const MOST = 5;

/** "Ashwagandha and the thyroid": what is known of it there, or null where no row speaks of that part of the body. */
export function aboutOrgan(
  facts: Facts,
  organ: string,
  { questions, notes }: Pick<ChatData, 'questions' | 'notes'>,
): Draft | null {
  const { name = organ, told = [] } = questions.organs[organ] ?? {};
  const begins = new RegExp(`\\b(?:${told.join('|')})`, 'i');
  const noticed = [
    { about: [facts.id], message: facts.summary, sources: facts.mainSources, title: 'What it is' },
    ...(notes['side-effects'] ?? []).map((each) => ({ ...each, title: 'What people notice' })),
  ]
    .filter(({ about, message }) => about.includes(facts.id) && begins.test(message))
    .map(({ message, sources, title }) => block(message, sources, title));
  const warned = facts.contraindications
    .filter(({ who, message }) => begins.test(who) || begins.test(message))
    .map(({ effect, who, message, sources }) => ({
      isFirst: effect === 'exclude',
      told: caution(message, sources, who),
    }));
  const met = facts.interactions
    .filter(({ with: other, message }) => begins.test(other.name) || begins.test(message))
    .map((each) => ({ isFirst: isGrave(each), told: meetingBlock(each, capital(each.with.name)) }));
  const against = [...warned, ...met].sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
  const shown = facts.outcomes.flatMap(({ title, uses }) => {
    const use = uses.find(({ who }) => begins.test(title) || begins.test(who));
    if (use === undefined) return [];
    const { who, evidence, sources } = use;
    return block(`${evidenceTexts[evidence].title} (grade ${evidence}). For: ${who}.`, sources, title);
  });
  const all = [...noticed, ...shown.slice(0, 1), ...against.map(({ told: row }) => row), ...shown.slice(1)];
  // A row of the supplement and a rule for all that is like it may warn the same people: the first says it.
  const blocks = all.filter(({ title }, at) => all.findIndex((each) => each.title === title) === at).slice(0, MOST);
  if (blocks.length === 0) return null;
  return answer(`What is known of ${facts.name} and ${name}`, blocks, { links: [pageOf(facts)], about: facts.id });
}
