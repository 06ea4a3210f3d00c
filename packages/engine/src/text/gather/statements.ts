import type { MedicineRoute, Slot } from '@evidose/contract';
import type { Supplement } from '../../knowledge.ts';
import { DAYS_OF_WEEK } from '../../measures.ts';
import { type Element, elementOf } from '../dose-elements.ts';
import type { Span } from '../spans.ts';
import { endsAt, type Gathered, isBare, isNamed, isRhythm, leadOf, nothing, saidOf, type Waiting } from './gathered.ts';
import { hasOwnObject } from './own-object.ts';
import { isForPerson, isOthers, isOwner } from './persons.ts';
import { isCaredFor } from './proxy.ts';
import { isDayOfSomethingElse, isOfAnotherPart, isTimeOfSomething } from './something-else.ts';
import { isOfAllergy, isYear, setAgo, setStatus, stoppedIn } from './status.ts';
import { startAll, startEach, takeSameTime, tellAll } from './together.ts';
import type { Walk } from './walk.ts';

/** What a phrase says of the names around it. */
export function takeSaid(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'said') return;
  const { said, number } = span;
  // "Not on Mondays", "none on Mondays": what is denied is the day.
  if ([at + 1, at + 2].some((next) => exceptFrom(walk, next) <= span.from)) return;
  switch (said.kind) {
    case 'status':
      setStatus(walk, { at, status: said.status, isMoved: said.isMoved, isAllergy: said.isAllergy });
      break;
    case 'person':
      if (isCaredFor(walk, at) || isOfAllergy(walk, at)) break;
      // "Calpol for my toddler".
      if (walk.current !== undefined && isForPerson(walk, at)) walk.current.status = 'not-taking';
      else if (isOwner(walk, at) && walk.last !== undefined) walk.last.status = 'not-taking';
      else if (isOthers(walk, at)) walk.force = { status: 'not-taking', isMoved: false, isOthers: true };
      else walk.isOfOther = walk.current !== undefined && !isDoer(walk, at);
      break;
    case 'family':
      walk.force = { status: 'not-taking', isMoved: false };
      break;
    case 'replaced': {
      // "20 mg changed to 10 mg": the same thing, another dose.
      if (walk.spans[at + 1]?.kind === 'amount' && (walk.nextName[at] ?? -1) < 0) {
        walk.note(at, { kind: 'now' });
        break;
      }
      const entry = walk.current ?? walk.last;
      if (entry !== undefined) entry.status = 'stopped';
      walk.force = null;
      break;
    }
    case 'half-of':
      // "Cut the 100 mg in half".
      walk.attach(at, { kind: 'amount', value: number, unit: unitIn(walk, span), isAside: false });
      walk.attach(at, { kind: 'count', value: HALF });
      break;
    case 'took-over':
      // "Bisoprolol replaced my atenolol"; a hip is replaced too.
      if ((walk.current !== undefined || span.to - span.from > 1) && (walk.nextName[at] ?? -1) >= 0)
        walk.force = { status: 'stopped', isMoved: false };
      break;
    case 'again':
      takeAgain(walk, at);
      break;
    case 'never-taken':
      // "Was given oxycodone, never took any"; in "never took it again" it was taken.
      if (walk.last !== undefined && walk.last.agoDays === null && isClosed(walk, at + 1))
        walk.last.status = 'not-taking';
      break;
    case 'refused':
      if (hasOwnObject(walk, at)) break;
      if (walk.last?.status === 'planned' || walk.last?.status === 'taking') walk.last.status = 'not-taking';
      break;
    case 'ago':
      setAgo(walk, at);
      break;
    case 'any-more':
      endDenied(walk);
      break;
    case 'mine-too':
      // "My mother takes apixaban, and so do I".
      for (let i = walk.entries.length - 1; walk.entries[i]?.status === 'not-taking'; i--) {
        const entry = walk.entries[i];
        if (entry !== undefined) entry.status = 'taking';
      }
      walk.force = null;
      break;
    case 'moving-dose':
      walk.isPastDose = false;
      walk.isLaterDose = true;
      break;
    case 'step':
      // "40 mg reducing by 5 mg every week".
      walk.isPastDose ||= walk.spans[at + 1]?.kind === 'amount' && walk.hasAmount;
      break;
    case 'break':
      walk.isPastDose = false;
      walk.isOver = false;
      walk.isReason = false;
      if (isNoMore(walk, at)) endDenied(walk);
      walk.isToday ||= walk.tokens.slice(span.from, span.to).some(({ word }) => walk.names.words.nowBehind.has(word));
      // "My wife is diabetic and on metformin": still hers.
      if (walk.force?.isOthers !== true || walk.wordAt(at) !== 'and' || hasSelf(walk, span)) walk.force = null;
      walk.isDenied = false;
      // "My iron was low so I take it".
      if (walk.last !== undefined && isSameSentence(walk) && endsAt(walk, walk.names.words.theyTake, span.to))
        walk.last.isLevel = false;
      break;
    case 'free-of':
      // "Without my gabapentin I cannot sleep".
      if (walk.names.words.mine.has(walk.wordAt(at + 1))) break;
      if (walk.current === undefined) walk.force = { status: 'not-taking', isMoved: false };
      else walk.freeOf = true;
      break;
    case 'level':
      if (walk.current?.name?.meaning.supplement !== undefined && isBehindName(walk, at)) setLevel(walk);
      break;
    case 'free':
      if (walk.current !== undefined && isBehindName(walk, at)) walk.current.isDropped = true;
      break;
    case 'at-most':
      if (isMeasure(walk.spans[at + 1]))
        walk.tell(at, (told) => {
          told.isNeeded = true;
        });
      break;
    case 'needed':
    case 'needed-when':
      if (walk.isOver && said.kind === 'needed-when') break;
      // "Two puffs twice daily plus one as needed": it is taken every day besides.
      if (!walk.partHasName && isRegular(walk.current)) break;
      // "20 mg, extra if my weight goes up".
      if (walk.hasAmount && walk.names.words.besides.has(walk.wordAt(at - 1))) break;
      // "1 g daily, 3 g if I get a cold sore".
      if (walk.clauseEntries === 0 && hasDose(walk.waiting) && isRegular(walk.last)) {
        walk.waiting = nothing();
        break;
      }
      // "20 mg, sometimes 40": it is the other dose that is taken now and then.
      if (walk.spans[at + 1]?.kind === 'amount' && walk.hasAmount && (walk.nextName[at] ?? -1) < 0) {
        walk.isPastDose = true;
        break;
      }
      walk.tell(at, (told) => {
        told.isNeeded = true;
      });
      break;
    case 'episode':
      // "For seizures only": unless it is taken every day.
      if (!isRegular(walk.current))
        walk.tell(at, (told) => {
          told.isNeeded = true;
        });
      break;
    case 'of-all':
      startAll(walk);
      break;
    case 'of-each':
      startEach(walk, at);
      break;
    case 'same-time':
      takeSameTime(walk, at);
      break;
    case 'prescribed':
      walk.tell(at, (told) => {
        told.isPrescribed = true;
      });
      break;
    case 'piece':
    case 'route':
      walk.tell(at, (told) => {
        // "Doxycycline for my skin" is swallowed.
        const isPurpose = said.kind === 'route' && isOfComplaint(walk, at);
        // "One capsule inhaled": how it is taken outranks its form.
        if (said.kind === 'route' && !isPurpose && told.route === 'oral') told.route = said.route;
        if (!isPurpose) told.route ??= isDrunk(walk, said.route) ? 'oral' : said.route;
      });
      takeDrops(walk, at);
      if (walk.current !== undefined && walk.names.words.changed.has(walk.tokens[span.to - 1]?.word ?? ''))
        walk.current.isChanged = true;
      break;
    case 'time':
      if (walk.names.words.yearLeads.has(walk.wordAt(at)) && isYear(number)) stoppedIn(walk, number);
      break;
    case 'talk':
      if (walk.force?.isMoved === true && walk.names.words.movedTo.has(walk.wordAt(at))) walk.force = null;
      // "No iron in my multivitamin".
      else if (walk.force !== null && walk.clauseEntries > 0 && walk.names.words.insideOf.has(walk.wordAt(at)))
        walk.force = null;
      break;
    case 'same-as':
      walk.isSameAs = true;
      break;
    case 'purpose':
      // "Swapped omeprazole for famotidine".
      if (walk.force?.isMoved === true) walk.force = null;
      walk.isReason ||= walk.current !== undefined && walk.names.words.reasons.has(walk.wordAt(at));
      break;
    case 'each':
    case 'total':
    case 'split':
    case 'course':
    case 'now-dose':
    case 'later-dose': {
      walk.isPastDose = false;
      walk.isLaterDose ||= said.kind === 'later-dose' && walk.spans[at + 1]?.kind === 'amount';
      const note = elementOf(said, number);
      if (note !== null) walk.note(at, note);
      break;
    }
    default: {
      const element = besidesExcept(walk, at, elementOf(said, number));
      if (element === null || walk.isPastDose || isUseOfNeeded(walk, element)) break;
      if (isRhythm(element) && isOfAnotherPart(walk, at)) break;
      if (element.kind === 'every' && isTimeOfSomething(walk, at)) break;
      if (element.kind === 'weekday' && isDayOfSomethingElse(walk, at)) break;
      if (element.kind === 'slot' && isToldAgain(walk, at, element.slot)) break;
      if (walk.ofAll.length > 0 && isRhythm(element)) tellAll(walk, element);
      else
        walk.attach(
          at,
          isCountBefore(walk, at) && element.kind === 'every'
            ? { kind: 'count', value: element.times, isAside: walk.depth > 0 }
            : element,
        );
    }
  }
}

/** "En ayunas, por la mañana", "first thing, in the morning": one time in two words, unless it is one of a list of them. */
function isToldAgain({ spans, last }: Walk, at: number, slot: Slot): boolean {
  if (last === undefined || (JOINS.has(spans[at + 1]?.kind ?? 'stop') && saidOf(spans[at + 2])?.kind === 'slot'))
    return false;
  const before = saidOf(spans[spans[at - 1]?.kind === 'comma' ? at - 2 : at - 1]);
  if (before?.kind !== 'slot' || before.hour !== undefined || before.slot === slot) return false;
  if (!MORNING.has(before.slot) || !MORNING.has(slot) || spans[at + 1]?.kind === 'amount') return false;
  // "Morgens nüchtern": on waking is the more exact of the two.
  const told = last.elements.findLastIndex((each) => each.kind === 'slot' && each.slot === before.slot);
  if (told >= 0 && slot === 'on-waking') last.elements[told] = { kind: 'slot', slot };
  return true;
}
const JOINS: ReadonlySet<Span['kind']> = new Set(['comma', 'joint']);
const MORNING: ReadonlySet<Slot> = new Set(['on-waking', 'breakfast'] as const);

const HALF = 0.5;

/** The unit inside a phrase. */
function unitIn({ tokens, names }: Walk, { from, to }: Span): string | null {
  for (let at = from; at < to; at++) {
    const unit = names.words.units.match(tokens, at, () => null);
    if (unit !== null && unit.to <= to) return unit.value;
  }
  return null;
}

/** What is no longer taken was taken once. */
function endDenied(walk: Walk): void {
  for (const entry of walk.entries.slice(-Math.max(walk.clauseEntries, 1)))
    if (entry.status === 'not-taking') entry.status = 'stopped';
}

/** "No librium now, detox done": it was taken. In "no librium, now on diazepam" the next is named. */
function isNoMore(walk: Walk, at: number): boolean {
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  if (to - from > 1 || !walk.names.words.nowBehind.has(walk.wordAt(at)) || walk.clauseEntries === 0) return false;
  const isDenied = walk.force?.status === 'not-taking' && walk.force.isOthers !== true && walk.force.isAllergy !== true;
  return isDenied && isClosed(walk, at + 1);
}

/** "Restarted last week", "back on it now": what was stopped is taken again. Before another name it is that which is. */
function takeAgain(walk: Walk, at: number): void {
  walk.force = null;
  walk.isPastDose = false;
  const { last } = walk;
  if (last === undefined || (walk.nextName[at] ?? -1) >= 0) return;
  if (last.status === 'stopped') last.status = 'taking';
}

const isClosed = ({ spans }: Walk, at: number): boolean => CLOSES.has(spans[at]?.kind ?? 'stop');
const CLOSES: ReadonlySet<Span['kind']> = new Set(['stop', 'comma', 'dash', 'close', 'joint']);

/** "The plavix they took me off that", "she stopped it": what a doctor did, and no other person's medicine. */
function isDoer(walk: Walk, at: number): boolean {
  if (!walk.names.words.doers.has(walk.wordAt(at))) return false;
  let next = at + 1;
  while (saidOf(walk.spans[next])?.kind === 'talk' && next < at + NEAR) next += 1;
  const span = walk.spans[next];
  if (saidOf(span)?.kind !== 'status' || span === undefined) return false;
  return walk.tokens.slice(span.from, span.to + 1).some(({ word }) => walk.names.words.backTo.has(word));
}

/** "My iron and B12 bloods came back fine": said of all that are joined and only named. */
function setLevel({ entries, clauseEntries }: Walk): void {
  for (const [i, entry] of entries.slice(-clauseEntries).reverse().entries()) {
    if (i > 0 && (!isBare(entry) || entry.name?.meaning.supplement === undefined)) return;
    entry.isLevel = true;
    if (!entry.isJoined) return;
  }
}

const isSameSentence = ({ isLineStart, current }: Walk): boolean => !isLineStart || current !== undefined;

const hasSelf = ({ names, tokens }: Walk, { from, to }: Span): boolean =>
  tokens.slice(from, to).some(({ word }) => names.words.selfToo.has(word));

/** "Every day except Sunday", "at noon, not mornings": where that starts, before days of the week or a time of day. */
function exceptFrom(walk: Walk, at: number): number {
  const span = walk.spans[at];
  const said = saidOf(span);
  const isDays =
    said?.kind === 'weekday' || said?.kind === 'slot' || (said?.kind === 'frequency' && said.every === DAYS_OF_WEEK);
  const from = isDays && span !== undefined ? leadOf(walk, walk.names.words.except, span.from) : -1;
  return from < 0 ? Number.POSITIVE_INFINITY : from;
}

/** The days that are left where some are taken out. */
function besidesExcept(walk: Walk, at: number, element: Element | null): Element | null {
  if (exceptFrom(walk, at) === Number.POSITIVE_INFINITY) return element;
  if (element?.kind === 'every') return { ...element, times: DAYS_OF_WEEK - element.times };
  if (element?.kind === 'slot') return null;
  walk.note(at, { kind: 'except' });
  return element;
}

/** "As needed (about 4 a month)": how often it was needed, and no dose a day. */
const isUseOfNeeded = ({ depth, current }: Walk, element: Element): boolean =>
  depth > 0 && current?.isNeeded === true && element.kind === 'every' && element.days > 1;

/** "2 x 500 mg": said as "two times", meant as two of them. */
function isCountBefore(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const next = walk.spans[at + 1];
  if (span === undefined || next?.kind !== 'amount') return false;
  if (next.unit === null && (walk.depth === 0 || next.value <= MOST_COUNTED)) return false;
  return walk.names.words.by.has(walk.tokens[span.to - 1]?.word ?? '');
}

const MOST_COUNTED = 12;

function isBehindName(walk: Walk, at: number): boolean {
  const name = walk.current?.name;
  const from = walk.spans[at]?.from ?? 0;
  if (name == null) return false;
  return name.to === from || (name.to === from - 1 && walk.spans[at - 1]?.kind === 'mark');
}

const hasDose = ({ elements }: Waiting): boolean => elements.some(({ kind }) => kind === 'amount');

const isRegular = (entry: Gathered | undefined): boolean =>
  entry !== undefined && !entry.isNeeded && entry.elements.some((each) => each.kind === 'every' && each.days <= 1);

const isMeasure = (span: Span | undefined): boolean => span?.kind === 'amount' || saidOf(span)?.kind === 'frequency';

/** "Brinzolamide eye drops, hypromellose drops when they're gritty": drops behind eye drops go where those do. */
function takeDrops(walk: Walk, at: number): void {
  const { current, entries } = walk;
  if (current?.name == null || current.route !== null || current.name.meaning.supplement !== undefined) return;
  const route = walk.names.words.drops.has(walk.wordAt(at)) ? entries.at(-2)?.route : undefined;
  if (route === 'eye' || route === 'ear') current.route = route;
}

/** "Ginger shots": of plants and the like nothing is injected. */
function isDrunk({ current }: Walk, route: MedicineRoute | null): boolean {
  const category = current?.name?.meaning.supplement?.category;
  return route === 'injection' && category !== undefined && !INJECTED.has(category);
}
const INJECTED: ReadonlySet<Supplement['category']> = new Set([
  'vitamin',
  'mineral',
  'hormone',
  'combination',
] as const);

/** How many words may stand between "for" and what it is for: "for my dry skin". */
const NEAR = 3;

/**
 * "Amoxicillin ear infection", "minocycline for spots on my face": a part of the body inside a complaint is no way in.
 * Where only a kind is named ("drops for dry eyes"), what it is for is where it goes.
 */
function isOfComplaint(walk: Walk, at: number): boolean {
  const meaning = walk.current?.name?.meaning;
  if (meaning?.drug === undefined && meaning?.supplement === undefined && meaning?.brand === undefined) return false;
  // "Eye drops", "cream": a form goes where it says.
  if (!walk.names.words.bodyParts.has(walk.tokens[(walk.spans[at]?.to ?? 0) - 1]?.word ?? '')) return false;
  let isComplaint = isComplaintWord(walk.spans[at + 1]);
  for (let before = at - 1; before >= Math.max(at - NEAR, 0); before--) {
    const span = walk.spans[before];
    const kind = saidOf(span)?.kind;
    // "1 drop each eye", "cream on my face".
    if (span === undefined || span.kind === 'mark' || kind === 'piece' || kind === 'route') return false;
    if (isNamed(span)) break;
    isComplaint ||= isComplaintWord(span) || kind === 'purpose';
  }
  return isComplaint;
}

const isComplaintWord = (span: Span | undefined): boolean => span?.kind === 'word' || saidOf(span)?.kind === 'ailment';
