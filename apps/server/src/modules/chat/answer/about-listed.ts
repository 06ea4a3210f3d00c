import { andOf, answer, block, capital, type Draft, namesOf } from './answer.ts';
import { fill } from './fill.ts';
import type { Known } from './known.ts';

export interface Listed {
  readonly list: string;
  readonly word: string;
}

const MOST = 5;
const RARE = 1000;
const WARNED = 3000;
const rankOf = (message: string, listed: RegExp): number =>
  message.search(listed) + (/\brare\b/.test(message) ? RARE : 0);

/** "What are Brazil nuts full of?", "tingling feet, which vitamin?": what our notes or warnings name that word of. */
export function aboutListed({ list, word }: Listed, { prepared, data: { questions, notes } }: Known): Draft | null {
  const asked = questions.listed[list];
  const row = asked?.words[word];
  if (asked === undefined || row === undefined) return null;
  const told = row.told ?? [`${word}\\b`];
  // "From spinach little is taken up" names it for the contrary.
  const listed = new RegExp(`(?<!from )\\b(?:${told.join('|')})`, 'i');
  const found = prepared.knowledge.supplements.flatMap(({ id, name, contraindications }) => {
    const noted = (notes[asked.of] ?? []).filter(({ about: [first] }) => first === id);
    const warned = asked.warns ? contraindications : [];
    const rows = [...noted, ...warned].filter(({ message }) => listed.test(message));
    const [best] = rows;
    if (best === undefined) return [];
    return { id, name, best, rank: 'about' in best ? rankOf(best.message, listed) : WARNED - rows.length };
  });
  const [first, ...others] = found.sort((a, b) => a.rank - b.rank);
  if (first === undefined) return null;
  const shown = [first, ...others].slice(0, MOST);
  const more = found.length - shown.length;
  const names = [...namesOf(shown), ...(more > 0 ? [`${more} more`] : [])];
  return answer(
    capital(fill([asked.lead], { word, names: andOf(names) })),
    shown.map(({ name, best: { message, sources } }) => block(message, sources, name)),
    { links: [{ to: `/supplements/${first.id}`, label: `${first.name}: the whole page` }], about: first.id },
  );
}
