import { elementOf } from '../dosing.ts';
import type { Span } from '../spans.ts';
import { isNamed, saidOf } from './gathered.ts';
import { isYear, setAgo, setStatus, stoppedIn } from './status.ts';
import type { Walk } from './walk.ts';

/** What a phrase says of the names around it. */
export function takeSaid(walk: Walk, at: number): void {
  const span = walk.spans[at];
  if (span?.kind !== 'said') return;
  const { said, number } = span;
  switch (said.kind) {
    case 'status':
      setStatus(walk, { at, status: said.status, isMoved: said.isMoved, isAllergy: said.isAllergy });
      break;
    case 'person':
      // "Calpol for my toddler".
      if (walk.current !== undefined && isForPerson(walk, at)) walk.current.status = 'not-taking';
      else if (isOthers(walk, at)) walk.force = { status: 'not-taking', isMoved: false, isOthers: true };
      break;
    case 'family':
      walk.force = { status: 'not-taking', isMoved: false };
      break;
    case 'replaced': {
      const entry = walk.current ?? walk.last;
      if (entry !== undefined) entry.status = 'stopped';
      walk.force = null;
      break;
    }
    case 'refused':
      if (walk.last?.status === 'planned' || walk.last?.status === 'taking') walk.last.status = 'not-taking';
      break;
    case 'ago':
      setAgo(walk, at);
      break;
    case 'any-more':
      for (const entry of walk.entries.slice(-Math.max(walk.clauseEntries, 1)))
        if (entry.status === 'not-taking') entry.status = 'stopped';
      break;
    case 'break':
      walk.force = null;
      walk.isDenied = false;
      break;
    case 'free-of':
      if (walk.current === undefined) walk.force = { status: 'not-taking', isMoved: false };
      else walk.freeOf = true;
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
      walk.tell(at, (told) => {
        told.isNeeded = true;
      });
      break;
    case 'prescribed':
      walk.tell(at, (told) => {
        told.isPrescribed = true;
      });
      break;
    case 'piece':
    case 'route':
      walk.tell(at, (told) => {
        told.route ??= said.route;
      });
      break;
    case 'time':
      if (walk.names.words.yearLeads.has(walk.wordAt(at)) && isYear(number)) stoppedIn(walk, number);
      break;
    case 'talk':
      if (walk.force?.isMoved === true && walk.names.words.movedTo.has(walk.wordAt(at))) walk.force = null;
      break;
    default: {
      const element = elementOf(said, number);
      if (element !== null)
        walk.attach(
          at,
          isCountBefore(walk, at) && element.kind === 'every' ? { kind: 'count', value: element.times } : element,
        );
    }
  }
}

/** "2 x 500 mg": said as "two times", meant as two of them. */
function isCountBefore(walk: Walk, at: number): boolean {
  const span = walk.spans[at];
  const next = walk.spans[at + 1];
  if (span === undefined || next?.kind !== 'amount' || next.unit === null) return false;
  return walk.names.words.by.has(walk.tokens[span.to - 1]?.word ?? '');
}

function isBehindName(walk: Walk, at: number): boolean {
  const name = walk.current?.name;
  const from = walk.spans[at]?.from ?? 0;
  if (name == null) return false;
  return name.to === from || (name.to === from - 1 && walk.spans[at - 1]?.kind === 'mark');
}

function isForPerson(walk: Walk, at: number): boolean {
  const before = walk.spans[at - 1];
  const isMine = before?.kind === 'said' && walk.names.words.mine.has(walk.wordAt(at - 1));
  return isMine && saidOf(walk.spans[at - 2])?.kind === 'purpose' && (walk.nextName[at] ?? -1) < 0;
}

/** "My husband takes", "mum's": somebody else's. */
function isOthers(walk: Walk, at: number): boolean {
  const end = walk.spans[at]?.to ?? 0;
  const next = walk.spans[at + 1];
  if (next !== undefined && isNamed(next)) return true;
  for (let skip = 0; skip < 2; skip++) {
    if (walk.names.words.theyTake.match(walk.tokens, end + skip, () => null) !== null)
      return (walk.nextName[at] ?? -1) >= 0;
  }
  return false;
}

const isMeasure = (span: Span | undefined): boolean => span?.kind === 'amount' || saidOf(span)?.kind === 'frequency';
