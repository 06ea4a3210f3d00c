import { factorOf } from '../../measures.ts';
import type { Mention } from '../gather/mention.ts';
import type { Walk } from '../gather/walk.ts';
import type { Amount, Element } from './elements.ts';

/** An amount this many times above or below the usual one is implausible. */
const FAR = Math.log(20);
const NEAR = Math.log(8);

const isMeasured = (each: Element): each is Amount => each.kind === 'amount' && each.unit !== null && each.unit !== '%';

/** How far an amount is from what people usually take. */
function distance({ name }: Mention, { value, unit }: Amount): number {
  const supplement = name?.meaning.supplement;
  if (supplement === undefined || unit === null) return Number.NaN;
  const factor = factorOf(supplement, unit);
  if (factor === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs(Math.log((value * factor) / supplement.typicalDailyDose));
}

/** "Zinc and selenium 30 mg": assigns one amount after two names to the one it fits. */
export function giveSharedDose(before: Mention, last: Mention): void {
  const [only, ...others] = last.elements.filter(isMeasured);
  if (!last.isJoined || only === undefined || others.length > 0 || before.elements.some(isMeasured)) return;
  const at = last.elements.indexOf(only);
  const shared: Amount = { ...only, isShared: true };
  if (distance(last, only) > FAR && distance(before, only) < NEAR) {
    last.elements.splice(at, 1);
    before.elements.push(shared);
  } else last.elements[at] = shared;
}

/** "Hydrocodone-acetaminophen 5-325 mg", "hydrocodone acetaminophen 5/325, 1 tablet every 6 hours as needed": of two in one tablet the directions are one. */
export function shareTablet({ entries, tokens }: Pick<Walk, 'entries' | 'tokens'>): void {
  const [first, second] = [entries.at(-2), entries.at(-1)];
  const end = first?.name?.to;
  if (first === undefined || second === undefined || end === undefined || first.status !== second.status) return;
  const isHyphened = tokens[end]?.word === '-' && second.name?.from === end + 1;
  const isSideBySide = second.name?.from === end && second.elements.some(({ kind }) => kind === 'pair');
  if (!isHyphened && !isSideBySide) return;
  const shared = second.elements.filter((each) => each.kind !== 'amount' && !first.elements.includes(each));
  first.elements.push(...shared);
  first.isNeeded ||= second.isNeeded;
  first.route ??= second.route;
}
