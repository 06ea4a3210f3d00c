import { saidOf } from './gathered.ts';
import type { Walk } from './walk.ts';

/** Before what something else is about: "I swim", "my dog is walked". */
const LEADS: ReadonlySet<string> = new Set(['talk', 'person']);

/** "Cherry extract", "banana peel": what nobody here knows, by its part of a plant something to take; not a mere flavour. */
export function isPlant(walk: Walk, at: number): boolean {
  const { flavours, plantParts, little } = walk.names.words;
  const said = saidOf(walk.spans[at]);
  const isFood = said?.kind === 'talk' && said.isApart === true;
  const isWord = walk.spans[at]?.kind === 'word' && !little.has(walk.wordAt(at));
  return (isWord || isFood || flavours.has(walk.wordAt(at))) && plantParts.has(walk.wordAt(at + 1));
}

/** "Warfarin 3 mg, physio twice a week": how often belongs to what is done, not to the medicine before. */
export function isOfSomethingElse(walk: Walk, to: number): boolean {
  const { spans, names } = walk;
  const joint = spans[walk.partFrom - 1];
  // "With coffee in the morning" is when the medicine is taken.
  if (joint?.kind === 'joint' && names.words.combining.has(walk.wordAt(walk.partFrom - 1))) return false;
  if (isPlant(walk, walk.partFrom)) return true;
  for (let i = walk.partFrom; i < to; i++) {
    const span = spans[i];
    const said = saidOf(span);
    if (said?.kind === 'thing' || (said?.kind === 'talk' && said.isApart === true)) return true;
    // "Grandkids at weekends"; "my wife gives me it at night" speaks of the medicine.
    if (said?.kind === 'person' && saidOf(spans[i + 1])?.kind !== 'talk') return true;
    if (span?.kind === 'word') {
      // "Half a tablet twice a day".
      if (names.words.little.has(walk.wordAt(i)) || names.words.by.has(walk.wordAt(i))) continue;
      // "Choir on Tuesdays": what is no word of ours is what the rest is about; "religiously twice a day" says how.
      return !walk.wordAt(i).endsWith('ly');
    }
    if (span?.kind === 'amount' ? span.unit !== null : !LEADS.has(said?.kind ?? '')) return false;
  }
  return false;
}

/** "Sertraline 100 mg and I swim once a week". */
export function isOfAnotherPart(walk: Walk, at: number): boolean {
  const isJoined = walk.spans[walk.partFrom - 1]?.kind === 'joint';
  return isJoined && !walk.partHasName && (walk.nextName[at] ?? -1) < 0 && isOfSomethingElse(walk, at);
}
