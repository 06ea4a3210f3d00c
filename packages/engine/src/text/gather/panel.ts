import type { Amount, Element } from '../directions/elements.ts';
import { targetOf } from '../names.ts';
import type { Mention } from './mention.ts';
import type { Walk } from './walk.ts';

/** The reference amount of a label: pieces or millilitres. */
interface Serving {
  readonly from: number;
  readonly value: number;
  readonly isPoured: boolean;
}

/** A pasted label: repeated names are one entry, and directions after the last one apply to all of it. */
export function readPanel(walk: Walk): void {
  const serving = servingIn(walk);
  if (serving === null) return;
  const merged = mergeSame(walk);
  const listed = walk.entries.filter((entry) => isListed(entry, serving, merged));
  const last = listed.at(-1);
  if (last === undefined) return;
  const weight = last.elements.findIndex(isWeight);
  const taken = last.elements.slice(weight + 1).filter((each) => !isWeight(each));
  const times = servingsIn(taken, serving);
  const rhythm = taken.filter(isTime);
  for (const entry of listed) {
    const own = entry.elements.find(isWeight);
    if (own === undefined) continue;
    const others = entry === last ? [] : entry.elements.filter(isTime);
    const dose = { ...own, value: own.value * times, isAside: false };
    entry.elements.splice(0, entry.elements.length, dose, ...(others.length > 0 ? others : rhythm));
  }
}

/** "Serving size: 2 capsules", "per 10 ml: iron 14 mg". "200 mg per 2 capsules" says it of one amount alone. */
function servingIn({ tokens, names }: Walk): Serving | null {
  const { servings, servingSize, syntax, numbers, units, phrases } = names.words;
  for (const [at, { word }] of tokens.entries()) {
    const before = tokens[at - 1];
    const isPer = syntax.per.has(word) && before?.kind !== 'number';
    if (!isPer && !(servingSize.has(word) && servings.has(before?.word ?? ''))) continue;
    const from = LINKS.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
    const value = Number(tokens[from]?.word) || (numbers.inWords.match(tokens, from)?.value ?? 0);
    if (value <= 0 || value > MOST) continue;
    const isPoured = units.match(tokens, from + 1)?.value === 'ml';
    const isPiece = phrases.match(tokens, from + 1)?.value.kind === 'piece';
    if (isPoured || isPiece) return { from, value, isPoured };
  }
  return null;
}
const LINKS: ReadonlySet<string> = new Set([':', '-', '=']);
/** More is no serving: "per 120 capsules". */
const MOST = 50;

const isWeight = (each: Element): each is Amount =>
  each.kind === 'amount' && each.unit !== null && each.unit !== 'ml' && each.unit !== '%';

const isTime = ({ kind }: Element): boolean => kind !== 'count' && kind !== 'amount';

/** A nutrient and its weight after the serving size, or repeated there. */
function isListed(entry: Mention, { from }: Serving, merged: ReadonlySet<Mention>): boolean {
  const { name, elements, isDropped, status } = entry;
  if (isDropped || status !== 'taking' || name?.meaning.supplement === undefined) return false;
  return (name.from > from || merged.has(entry)) && elements.some(isWeight);
}

/** "Magnesium bisglycinate … magnesium 200 mg": one entry, with its first weight. */
function mergeSame({ entries }: Walk): ReadonlySet<Mention> {
  const first = new Map<string, Mention>();
  const merged = new Set<Mention>();
  for (const entry of entries.slice(0, MOST_ENTRIES)) {
    if (entry.name?.meaning.supplement === undefined || entry.isDropped) continue;
    const target = targetOf(entry.name.meaning);
    const earlier = first.get(target);
    if (earlier === undefined) first.set(target, entry);
    if (earlier?.status !== entry.status) continue;
    const hasWeight = earlier.elements.some(isWeight);
    earlier.elements.push(...entry.elements.filter((each) => !hasWeight || !isWeight(each)));
    entry.isDropped = true;
    merged.add(earlier);
  }
  return merged;
}
const MOST_ENTRIES = 60;

function servingsIn(taken: readonly Element[], { value, isPoured }: Serving): number {
  for (const each of taken) {
    const isCount = each.kind === 'count' || (each.kind === 'amount' && each.unit === null);
    if (!isPoured && isCount && each.value <= MOST) return each.value / value;
    if (isPoured && each.kind === 'amount' && each.unit === 'ml') return each.value / value;
  }
  return 1;
}
