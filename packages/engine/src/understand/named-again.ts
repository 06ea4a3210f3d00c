import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { wordsOf } from '../text/tokens.ts';

/** "Calcium together with Dovato", "B6 because of penicillamine": nothing is told of it but its name. */
const isBareMention = ({ dose, told, guessed }: Medicine): boolean =>
  dose === null && told.slots === null && told.status === 'taking' && !guessed;

const isListed = ({ told, guessed, isSupplement }: Medicine): boolean =>
  told.status === 'taking' && !guessed && !isSupplement;

/** The one of the medicines' list that is only named again. */
const namedBefore = (listed: readonly Medicine[], each: Medicine): Medicine | undefined =>
  each.id === null || !isBareMention(each)
    ? undefined
    : listed.find((other) => other.id === each.id && isListed(other));

/** A medicine that the list of supplements only names again is the one that was listed, not a second one. */
export const withoutNamedAgain = (listed: readonly Medicine[], among: readonly Medicine[]): Medicine[] =>
  among.filter((each) => namedBefore(listed, each) === undefined);

/** So few words join a supplement to the medicine that it is taken with. */
const MOST_BETWEEN = 8;

/** "Magnesium 250 mg together with Dovato": what stands right before the medicine, and before that behind "and". */
function joinedTo(prepared: Prepared, text: string, own: readonly CurrentSupplement[]): CurrentSupplement[] {
  const { combining } = prepared.names.words;
  const joined: CurrentSupplement[] = [];
  let rest = text;
  for (const item of own.toReversed()) {
    const at = rest.lastIndexOf(item.text);
    if (at < 0) continue;
    const between = wordsOf(rest.slice(at + item.text.length));
    const isWith = between.length <= MOST_BETWEEN && between.some((word) => combining.has(word));
    const isAnd = between.length === 1 && between[0] === 'and';
    if (joined.length === 0 ? !isWith : !isAnd) break;
    joined.push(item);
    rest = rest.slice(0, at);
  }
  return joined;
}

/** What is written as taken with a medicine is taken when that is. */
export function timedByMedicine(
  prepared: Prepared,
  list: string,
  listed: readonly Medicine[],
  own: { readonly medicines: readonly Medicine[]; readonly current: readonly CurrentSupplement[] },
): readonly CurrentSupplement[] {
  let { current } = own;
  for (const mention of own.medicines) {
    const slots = namedBefore(listed, mention)?.told.slots ?? null;
    const at = list.indexOf(mention.text);
    if (slots === null || at < 0) continue;
    const joined = new Set(joinedTo(prepared, list.slice(0, at), current));
    current = current.map((item) =>
      joined.has(item) && item.told.slots === null ? { ...item, told: { ...item.told, slots } } : item,
    );
  }
  return current;
}
