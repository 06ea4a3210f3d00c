import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { wordsOf } from '../text/tokens.ts';

/** "Calcium together with Dovato", "B6 because of penicillamine": only its name is mentioned. */
const isBareMention = ({ dose, usage, guessed }: Medicine): boolean =>
  dose === null && usage.slots === null && usage.status === 'taking' && !guessed;

const isListed = ({ usage, guessed, isSupplement }: Medicine): boolean =>
  usage.status === 'taking' && !guessed && !isSupplement;

/** "With my thyroid pill": directly after a joining word, a class only gives a time. */
const MOST_BEFORE = 2;
function isJoined(prepared: Prepared, list: string, { text }: Medicine): boolean {
  const at = list.indexOf(text);
  if (at < 0) return false;
  const { combining } = prepared.names.words;
  return wordsOf(list.slice(0, at))
    .slice(-MOST_BEFORE)
    .some((word) => combining.has(word));
}

/** The list of medicines, and the text of the supplements' list that may name one of them again. */
interface Naming {
  readonly prepared: Prepared;
  readonly list: string;
  readonly listed: readonly Medicine[];
}

/** The medicine in the list that is only named again, or meant by its class. */
function namedBefore({ prepared, list, listed }: Naming, each: Medicine): Medicine | undefined {
  const { id } = each;
  if (id === null || !isBareMention(each)) return undefined;
  const same = listed.find((other) => other.id === id && isListed(other));
  if (same !== undefined || !isJoined(prepared, list, each)) return same;
  return listed.find((other) => other.classes.includes(id) && isListed(other));
}

/** A medicine that the list of supplements only names again is the one that was listed, not a second one. */
export const withoutNamedAgain = (naming: Naming, among: readonly Medicine[]): Medicine[] =>
  among.filter((each) => namedBefore(naming, each) === undefined);

/** So few words join a supplement to the medicine that it is taken with. */
const MOST_BETWEEN = 8;

/**
 * "Magnesium 250 mg together with Dovato": what stands directly before the medicine, and what is joined to that with
 * "and".
 */
function joinedTo(prepared: Prepared, text: string, own: readonly CurrentSupplement[]): CurrentSupplement[] {
  const { combining, syntax } = prepared.names.words;
  const joined: CurrentSupplement[] = [];
  let rest = text;
  for (const item of own.toReversed()) {
    const at = rest.lastIndexOf(item.text);
    if (at < 0) continue;
    const between = wordsOf(rest.slice(at + item.text.length));
    const isWith = between.length <= MOST_BETWEEN && between.some((word) => combining.has(word));
    const isAnd = between.length === 1 && syntax.and.has(between[0] ?? '');
    if (joined.length === 0 ? !isWith : !isAnd) break;
    joined.push(item);
    rest = rest.slice(0, at);
  }
  return joined;
}

/** What is written as taken with a medicine is taken when that is. */
export function timedByMedicine(
  naming: Naming,
  own: { readonly medicines: readonly Medicine[]; readonly current: readonly CurrentSupplement[] },
): readonly CurrentSupplement[] {
  const { prepared, list } = naming;
  let { current } = own;
  for (const mention of own.medicines) {
    const slots = namedBefore(naming, mention)?.usage.slots ?? null;
    const at = list.indexOf(mention.text);
    if (slots === null || at < 0) continue;
    const joined = new Set(joinedTo(prepared, list.slice(0, at), current));
    current = current.map((item) =>
      joined.has(item) && item.usage.slots === null ? { ...item, usage: { ...item.usage, slots } } : item,
    );
  }
  return current;
}
