import type { MedicineRoute } from '@evidose/contract';
import { isYear } from '../../measures.ts';
import type { Cue } from '../cues.ts';
import { elementOf } from '../directions/elements.ts';
import type { Span } from '../spans.ts';
import { takeArrow, takeFrom } from './instead.ts';
import { isByLayPerson } from './lay-prescribers.ts';
import { takeFree, takeFreeOf, takeLevel } from './levels.ts';
import { give, nothing } from './mention.ts';
import { askOnly, takeEpisode, takeLimit, takeNeed } from './needs.ts';
import { takeMineToo, takePerson } from './persons.ts';
import {
  endDenied,
  takeAgain,
  takeBreak,
  takeDone,
  takeNeverTaken,
  takeRefused,
  takeReplaced,
  takeTookOver,
} from './replacements.ts';
import { exceptFrom, takeRhythm } from './rhythms.ts';
import { takeRoute } from './route.ts';
import { startAll, startEach, takeSameTime } from './shared-statements.ts';
import { setAgo, setStatus, stoppedIn } from './status.ts';
import type { Walk } from './walk.ts';

/** Who takes a cue of one kind, where its kind alone says it. */
const TAKEN_BY: ReadonlyMap<Cue['kind'], (walk: Walk, at: number) => void> = new Map([
  ['person', takePerson],
  ['replaced', takeReplaced],
  ['took-over', takeTookOver],
  ['again', takeAgain],
  ['never-taken', takeNeverTaken],
  ['refused', takeRefused],
  ['mine-too', takeMineToo],
  [
    'break',
    (walk, at) => {
      askOnly(walk, at);
      takeBreak(walk, at);
    },
  ],
  ['free-of', takeFreeOf],
  ['level', takeLevel],
  ['free', takeFree],
  ['at-most', takeLimit],
  ['needed', (walk, at) => takeNeed(walk, at, false)],
  ['needed-when', (walk, at) => takeNeed(walk, at, true)],
  ['episode', takeEpisode],
  ['of-all', startAll],
  ['of-each', startEach],
  ['same-time', takeSameTime],
  ['piece', takeRoute],
  ['route', takeWay],
]);

/** "1 spray in each nostril": twice as many. */
function takeWay(walk: Walk, at: number): void {
  takeRoute(walk, at);
  const span = walk.spans[at];
  if (span?.kind !== 'cue' || span.cue.kind !== 'route' || !PAIRED.has(span.cue.route)) return;
  const words = walk.tokens.slice(Math.max(span.from - 1, 0), span.to);
  if (words.some(({ word }) => walk.names.words.bothSides.has(word))) walk.note(at, { kind: 'sides' });
}
const PAIRED: ReadonlySet<MedicineRoute | null> = new Set(['nose', 'eye', 'ear'] as const);

/** What a phrase says about the names around it. */
export function takeSaid(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'cue') return;
  const { cue, number } = span;
  // "Not on Mondays", "none on Mondays": what is denied is the day.
  if ([at + 1, at + 2].some((next) => exceptFrom(walk, next) <= span.from)) return;
  const take = TAKEN_BY.get(cue.kind);
  if (take !== undefined) {
    take(walk, at);
    return;
  }
  switch (cue.kind) {
    case 'status':
      setStatus(walk, { ...cue, at });
      break;
    case 'family':
      walk.pending = { status: 'not-taking', isMoved: false };
      break;
    case 'half-of':
      // "Cut the 100 mg in half".
      walk.attach(at, { kind: 'amount', value: number, unit: unitIn(walk, span), isAside: false });
      walk.attach(at, { kind: 'count', value: HALF });
      break;
    case 'ago':
      takeDone(walk, at);
      setAgo(walk, at);
      break;
    case 'any-more':
      endDenied(walk);
      // "Not taking any more: fluoxetine".
      if (walk.pending?.status === 'not-taking' && walk.pending.isOthers !== true && walk.clause.named === 0)
        walk.pending = { ...walk.pending, status: 'stopped' };
      break;
    case 'moving-dose':
      // "Due to change from citalopram to sertraline".
      if (walk.spans[at + 1]?.kind === 'name') {
        setStatus(walk, { at, status: 'planned', isMoved: true, isAllergy: false, toCome: 'planned' });
        break;
      }
      walk.part.isPastDose = false;
      walk.clause.isLaterDose = true;
      break;
    case 'step':
      // "40 mg reducing by 5 mg every week".
      walk.part.isPastDose ||= walk.spans[at + 1]?.kind === 'amount' && walk.hasAmount;
      break;
    case 'prescribed':
    case 'bought':
      walk.tell(at, (target) => {
        target.isPrescribed ??= cue.kind === 'prescribed' && !isByLayPerson(walk, at);
      });
      break;
    case 'time':
      if (!walk.names.words.yearLeads.has(walk.wordAt(at)) || !isYear(number)) break;
      takeDone(walk, at);
      stoppedIn(walk, number);
      break;
    case 'talk':
      takeFrom(walk, at);
      if (walk.pending?.isMoved === true && walk.names.words.movedTo.has(walk.wordAt(at))) endMove(walk);
      else if (
        walk.pending?.status === 'stopped' &&
        walk.current !== undefined &&
        walk.names.words.movedOnto.has(walk.wordAt(at))
      )
        walk.pending = null;
      // "No iron in my multivitamin".
      else if (walk.pending !== null && walk.clause.named > 0 && walk.names.words.insideOf.has(walk.wordAt(at)))
        walk.pending = null;
      break;
    case 'same-as':
      walk.part.isSameAs = true;
      break;
    case 'purpose':
      // "Swapped omeprazole for famotidine".
      if (walk.pending?.isMoved === true) endMove(walk);
      giveBeforeReason(walk, at);
      walk.clause.isReason ||= isReasonBehind(walk, at);
      break;
    case 'each':
    case 'total':
    case 'split':
    case 'course':
    case 'now-dose':
    case 'later-dose': {
      walk.part.isPastDose = false;
      if (cue.kind === 'now-dose') takeArrow(walk, at);
      walk.clause.isLaterDose ||= cue.kind === 'later-dose' && walk.spans[at + 1]?.kind === 'amount';
      const note = elementOf(cue, number);
      if (note !== null) walk.note(at, note);
      break;
    }
    default:
      takeRhythm(walk, at);
  }
}

/** "From warfarin to apixaban": the first one's status ends here. */
function endMove(walk: Walk): void {
  const status = walk.pending?.toCome;
  walk.pending = status === undefined ? null : { status, isMoved: false };
}

/** "Metformin because the chemist had none", "metformin, since I finished chemo": why the one before is taken. */
function isReasonBehind(walk: Walk, at: number): boolean {
  const isBehind = walk.current !== undefined || (walk.last !== undefined && at === walk.part.from);
  return isBehind && walk.names.words.reasons.has(walk.wordAt(at));
}

/**
 * "Red yeast rice 600 mg, two twice a day since I had to come off Crestor": belongs to what stands before, not to the
 * reason.
 */
function giveBeforeReason(walk: Walk, at: number): void {
  const { last, waiting } = walk;
  if (walk.clause.named > 0 || last === undefined || waiting.elements.length === 0) return;
  if (last.status !== 'taking' || !walk.names.words.reasons.has(walk.wordAt(at))) return;
  give(last, waiting);
  walk.waiting = nothing();
}

const HALF = 0.5;

/** The unit inside a phrase. */
function unitIn({ tokens, names }: Walk, { from, to }: Span): string | null {
  for (let at = from; at < to; at++) {
    const unit = names.words.units.match(tokens, at);
    if (unit !== null && unit.to <= to) return unit.value;
  }
  return null;
}
