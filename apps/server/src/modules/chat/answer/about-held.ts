import type { ChatData } from '@evidose/knowledge';
import { andOf, answer, block, capital, type Draft, type Facts, pageOf } from './answer.ts';

const MOST = 5;

/** "What are Brazil nuts full of?": the nutrients whose list of foods names this one, where it stands first in the list first. */
export function aboutHeld(
  food: string,
  notes: ChatData['notes'],
  factsOf: (id: string) => Facts | undefined,
): Draft | null {
  // "From spinach little is taken up" names it for the contrary.
  const listed = new RegExp(`(?<!from )\\b${food}\\b`);
  const named = (notes['in-food'] ?? [])
    .map((note) => ({ ...note, facts: factsOf(note.about[0] ?? ''), at: note.message.toLowerCase().search(listed) }))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ facts, at, message, sources }) => (facts === undefined || at < 0 ? [] : { facts, message, sources }))
    .slice(0, MOST);
  const [first] = named;
  if (first === undefined) return null;
  return answer(
    `${capital(food)}: named as a source of ${andOf(named.map(({ facts }) => facts.name))}.`,
    named.map(({ facts, message, sources }) => block(message, sources, facts.name)),
    { links: [pageOf(first.facts)], about: first.facts.id },
  );
}
