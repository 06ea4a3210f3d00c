import type { ReadingStatus } from '@evidose/contract';
import type { Cue } from '../cues.ts';
import type { Span } from '../spans.ts';
import { cueOf, isNamed, isRhythm, type Mention, PUNCTUATION } from './mention.ts';
import { classesIn } from './named.ts';
import { isContent } from './unrelated.ts';
import type { Walk } from './walk.ts';

/** What a cue refers to: the medicine, something else, or unclear, in which case we ask. */
export type CueTarget = 'medicine' | 'unsure' | 'else';

export interface CueAt {
  readonly at: number;
  readonly status: ReadingStatus;
  readonly isAllergy: boolean;
}

const ENDS: ReadonlySet<Span['kind']> = new Set([...PUNCTUATION, 'mark', 'pair', 'hours'] as const);
/** Cues whose words may be what another cue is about; the others concern the medicine. */
const WORDS: ReadonlySet<Cue['kind']> = new Set(['talk', 'thing', 'ailment', 'person', 'form', 'maker']);
const HOW_OFTEN: ReadonlySet<Cue['kind']> = new Set(['frequency', 'weekday', 'slot', 'meals', 'needed-when']);
const FAR = 8;

/** People add news: "quit my job". A cue with its own object or subject is about that; otherwise, the medicine. */
export function cueTargetOf(walk: Walk, cue: CueAt, before: Mention): CueTarget {
  // "Allergic rhinitis"; an "allergic rash" is a side effect.
  const behind = walk.spans[cue.at + 1];
  if (cue.isAllergy && cueOf(behind)?.kind === 'ailment')
    return walk.names.words.reactions.match(walk.tokens, behind?.from ?? 0) === null ? 'else' : 'medicine';
  const object = isOfElse(walk, cue) ? 'else' : pointsBack(walk, cue.at) ? 'medicine' : objectOf(walk, cue);
  if (object === 'unsure') return object;
  const subject = subjectOf(walk, cue);
  if (subject === 'unsure') return subject;
  if (object === 'else' || subject === 'else') {
    const isBoth = object === 'medicine' || subject === 'medicine';
    return isBoth || (cue.status === 'planned' && isBegun(walk, cue.at)) ? 'unsure' : 'else';
  }
  return isWeak(walk, cue, before) ? 'unsure' : 'medicine';
}

/** "Took me off it". */
const pointsBack = ({ spans, tokens, names }: Walk, at: number): boolean =>
  tokens.slice(spans[at]?.from, spans[at]?.to).some(({ word }) => names.words.backTo.has(word));

const DEGREE: ReadonlySet<string> = new Set(['word', 'talk']);

/** "So not that bad", "for pain not for mood", "I'm not up all night", "can't sleep past 4": the cue itself is of something else. */
export function isOfElse({ spans, tokens, names, current }: Walk, { at }: Pick<CueAt, 'at'>): boolean {
  const { denialOpeners, deniedOfSelf, unrelated, syntax } = names.words;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const next = spans[at + 1];
  if (syntax.that.has(tokens[to - 1]?.word ?? ''))
    return DEGREE.has(cueOf(next)?.kind ?? next?.kind ?? 'stop') && to - from > 2;
  if (to - from > 1) return false;
  const { word = '' } = tokens[from] ?? {};
  if (unrelated.pastHour.has(word) && next?.kind === 'amount') return true;
  if (denialOpeners.has(word) && cueOf(next)?.kind === 'purpose') return true;
  // "Naproxen 500 mg twice a day no refills".
  const isWord = next?.kind === 'word' || (next?.kind === 'cue' && next.cue.kind !== 'status');
  if (syntax.no.has(word) && isWord && (current?.elements.length ?? 0) > 0) return true;
  const isSelf = syntax.not.has(word) && unrelated.beingMe.has(tokens[from - 1]?.word ?? '');
  return isSelf && tokens[to]?.kind === 'word' && !deniedOfSelf.has(tokens[to]?.word ?? '');
}

/** "Before I can start", "might have to go on it". */
function isBegun({ spans, tokens, names, clause, current }: Walk, at: number): boolean {
  const { beginnings, backTo, syntax } = names.words;
  const { from = 0, to = 0 } = spans[at] ?? {};
  const start = Math.max(clause.from, from - FAR, (current?.name ?? current?.unknown)?.to ?? 0);
  // "Starting a new job" may be something else; "planning to begin" is not.
  const isOpen = names.words.unrelated.starts.has(tokens[from]?.word ?? '');
  const around = [...tokens.slice(start, from), ...tokens.slice(isOpen ? to : from, to + FAR)];
  return around.some(
    ({ word }, i) => beginnings.has(word) || (syntax.on.has(word) && backTo.has(around[i + 1]?.word ?? '')),
  );
}

/** The object of the cue: "quit my job", "quit taking it". */
function objectOf(walk: Walk, { at, status }: CueAt): CueTarget | null {
  const { spans, tokens, names } = walk;
  const { backTo, grammar, unrelated, functionWords, foreignSentence, taking, stopReasons, syntax, subjects } =
    names.words;
  const small = [foreignSentence, grammar, functionWords, unrelated.rightNow];
  const last = tokens[(spans[at]?.to ?? 0) - 1]?.word ?? '';
  // "The nurse stopped by to check".
  const isBy = syntax.by.has(last) && !syntax.to.has(walk.wordAt(at + 1));
  let isBeing = unrelated.being.has(last);
  for (let i = at + 1; i < Math.min(at + FAR, spans.length); i++) {
    const span = spans[i] as Span;
    const kind = cueOf(span)?.kind;
    // "Don't take it every day": what is denied is how often.
    if (status === 'not-taking' && HOW_OFTEN.has(kind ?? 'talk')) return 'else';
    if (isOfNext(walk, i)) return 'else';
    if (ENDS.has(span.kind) || span.kind === 'amount' || isNamed(span) || !WORDS.has(kind ?? 'talk')) break;
    for (let j = span.from; j < span.to; j++) {
      const word = tokens[j]?.word ?? '';
      if (unrelated.others.has(word)) return 'else';
      if (isBy && (subjects.has(word) || unrelated.appointments.has(word))) return 'medicine';
      if (backTo.has(word) || taking.has(word) || (!isBeing && stopReasons.has(word))) {
        const next = tokens[j + 1]?.word ?? '';
        if (status === 'not-taking' && HOW_OFTEN.has(cueOf(spans[i + 1])?.kind ?? 'talk')) return 'else';
        return status === 'not-taking' && unrelated.conditions.has(next) ? 'unsure' : 'medicine';
      }
      if (unrelated.being.has(word)) isBeing = true;
      else if (word.length > 1 && !small.some((list) => list.has(word))) return 'else';
    }
  }
  return isBeing ? 'else' : null;
}

/** "Two C-sections", "a drop of alcohol", "my annual review": belongs to the next word. */
function isOfNext(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const span = spans[at] as Span;
  const kind = cueOf(span)?.kind;
  if (kind === 'piece') return names.words.syntax.of.has(tokens[span.to]?.word ?? '');
  const isOften = kind === 'frequency' && span.to - span.from === 1;
  return (isOften || (span.kind === 'amount' && span.unit === null)) && isContent(walk, spans[at + 1]);
}

/** The subject of the cue: "my job ended", "the headaches have stopped"; "it never helped". */
function subjectOf(walk: Walk, { at, isAllergy }: CueAt): CueTarget | null {
  const { spans, tokens, names } = walk;
  const { backTo, doers, unrelated, medicine, pastWords, prose, subjects } = names.words;
  let isElse = false;
  // "Lost a kidney as a child".
  let isOwn =
    walk.clause.named === 0 || unrelated.timeLeads.has(walk.wordAt(at)) || unrelated.intolerant.has(walk.wordAt(at));
  for (let i = at - 1; i >= Math.max(0, at - FAR); i--) {
    const span = spans[i] as Span;
    const cue = cueOf(span);
    isOwn ||= span.kind === 'joint';
    if (isNamed(span) || ENDS.has(span.kind) || cue?.kind === 'break' || i < walk.part.from) break;
    const words = tokens.slice(span.from, span.to);
    if (cue?.kind === 'purpose') return isAllergy ? 'else' : isElse && isOwn ? 'unsure' : null;
    if (words.some(({ word }) => [backTo, medicine, prose.taking, unrelated.treatment].some((list) => list.has(word))))
      return 'medicine';
    if (cue?.kind === 'person' && !words.some(({ word }) => subjects.has(word) || doers.has(word))) return 'else';
    if (words.some(({ word }) => subjects.has(word) || pastWords.has(word))) break;
    isElse ||= isContent(walk, span) || OF_LIFE.has(cue?.kind ?? 'talk') || span.kind === 'amount';
    isElse ||= walk.clause.named === 0 && (cue?.kind === 'slot' || cue?.kind === 'meals');
    isOwn ||= words.some(({ word }) => unrelated.ownLeads.has(word));
  }
  return isElse && isOwn ? 'else' : null;
}

const OF_LIFE: ReadonlySet<Cue['kind']> = new Set(['ailment', 'thing', 'route', 'needed']);

/** It may refer to something else, or be no end: "next week", "should come off it", "24 hour allergy". */
function isWeak(walk: Walk, cue: CueAt, before: Mention): boolean {
  if (cue.isAllergy) return isNameOfAllergy(walk, cue.at, before);
  if (before.isNeeded) return true;
  if (cue.status === 'planned') return isMereTime(walk, cue.at, before);
  if (isOnOccasion(walk, cue.at) || isWished(walk, cue.at)) return true;
  return cue.status === 'stopped' && (isUntilSomething(walk, cue.at) || isGoingOn(walk, cue.at, before));
}

/** "I ran out once in August", "I didn't like it at first". */
function isOnOccasion({ spans, tokens, names }: Walk, at: number): boolean {
  const { occasions, atFirst } = names.words;
  if (occasions.match(tokens, spans[at]?.to ?? 0) !== null) return true;
  return spans.slice(at + 1, at + FAR).some(({ from }) => atFirst.match(tokens, from) !== null);
}

/** "Warfarin 5 mg, 24 hour allergy", "zyrtec - allergies"; "codeine, severe allergy" is about the medicine. */
function isNameOfAllergy(walk: Walk, at: number, before: Mention): boolean {
  const { names, spans, tokens } = walk;
  if (!names.words.allergyNouns.has(tokens[(spans[at]?.to ?? 0) - 1]?.word ?? '')) return false;
  const treats = before.name !== null && classesIn(walk, before.name).some((id) => names.words.treatsAllergy.has(id));
  const lead = spans[at - 1]?.kind ?? 'stop';
  const isJoined = lead === 'joint' || (spans[at - 2]?.kind === 'joint' && lead !== 'name');
  if (before.elements.length > 0 || treats || isJoined) return true;
  return !ALLERGY_LEADS.has(lead) && walk.clause.named === 0;
}
const ALLERGY_LEADS: ReadonlySet<Span['kind']> = new Set(['dash', 'colon', 'open']);

/** "Next week", "maybe", and "picking it up Friday" of what has its times: no word of beginning. */
function isMereTime(walk: Walk, at: number, { elements }: Mention): boolean {
  const { planHints, beginnings } = walk.names.words;
  const { from = 0, to = 0 } = walk.spans[at] ?? {};
  const words = walk.tokens.slice(from, to);
  const isHint = words.every(({ word, kind }) => kind !== 'word' || planHints.has(word));
  if (!isHint && !elements.some(isRhythm)) return false;
  return !isBegun(walk, at) && !words.some(({ word }) => beginnings.has(word));
}

/** "I should get off it", "can't come off them", "wish I didn't need it": wished or advised. */
export function isWished({ spans, tokens, names }: Walk, at: number): boolean {
  const { from = 0 } = spans[at] ?? {};
  const { wishedAway, wishedBase } = names.words.unrelated;
  if (tokens.slice(Math.max(0, from - 2), from).some(({ word }) => wishedAway.has(word))) return true;
  let before = from - 1;
  while (before > from - FAR && names.words.wishGaps.has(tokens[before]?.word ?? '')) before -= 1;
  const isBase = before < from - 1 || wishedBase.has(tokens[from]?.word ?? '');
  return isBase && names.words.wishes.has(tokens[before]?.word ?? '');
}

const FEW = 3;

/** Behind "until" these alone are a date, and it is over. */
const DATES: ReadonlySet<Cue['kind']> = new Set(['month', 'ago', 'any-more', 'weekday']);

/** "Until", "was on it till". */
export const isUntil = ({ spans, tokens, names }: Walk, at: number): boolean =>
  names.words.untils.has(tokens[(spans[at]?.to ?? 0) - 1]?.word ?? '');

/** "Until my next appointment" is still to come, "until I got pregnant" is over. */
function isUntilSomething(walk: Walk, at: number): boolean {
  const { spans, tokens, names } = walk;
  const { untils, pastWords, yearLeads } = names.words;
  if (!isUntil(walk, at)) return untils.has(tokens[(spans[at]?.from ?? 0) - 1]?.word ?? '');
  // "Was 30 til January": over is the other dose.
  const isOther = cueOf(spans[at - 1])?.kind === 'other-dose';
  if (isOther || (spans[at - 1]?.kind === 'amount' && walk.clause.named === 0)) return true;
  const next = spans[at + 1];
  const { word = '' } = tokens[next?.from ?? -1] ?? {};
  const isDate = DATES.has(cueOf(next)?.kind ?? 'talk') || yearLeads.has(word) || pastWords.has(word);
  return next !== undefined && next.kind !== 'amount' && !isDate;
}
/** "15 mg for 5 days, then off", "every 3 months, last one in May", "I've had it for years", "back in June", "half that until May". */
function isGoingOn({ spans, tokens, names }: Walk, at: number, { elements }: Mention): boolean {
  const { from = 0, to = 0 } = spans[at] ?? {};
  const near = tokens.slice(Math.max(0, from - FEW), to - from < FEW ? to : from);
  return elements.length > 0 && near.some(({ word }) => names.words.unrelated.weakEnds.has(word));
}

/** "Never understood what the ramipril does": other content words stand between the cue and the name. */
export function isFarFrom(walk: Walk, at: number, next: number): boolean {
  const { names, spans, tokens } = walk;
  const { backTo, unrelated, medicine } = names.words;
  let isFar = false;
  for (const span of spans.slice(at + 1, Math.min(next, at + LONGEST))) {
    const { word = '' } = tokens[span.from] ?? {};
    const cue = cueOf(span);
    if (backTo.has(word) || medicine.has(word)) return false;
    if (unrelated.handled.has(word) || unrelated.inHeads.has(word)) continue;
    isFar ||= isContent(walk, span) || cue?.kind === 'ailment' || cue?.kind === 'thing' || cue?.kind === 'purpose';
  }
  return isFar;
}
const LONGEST = 16;

/** "Had a look in the cupboard: ramipril", "no order to these: ramipril": what leads to a list says nothing of what is in it. */
export function isPreamble(walk: Walk, at: number, colon: number): boolean {
  const { names, spans, tokens } = walk;
  const { unrelated, medicine, prose, taking } = names.words;
  return spans.slice(at + 1, Math.min(colon, at + LONGEST)).some((span) => {
    const kind = cueOf(span)?.kind ?? 'talk';
    if (span.kind === 'amount' || kind === 'ailment' || !WORDS.has(kind)) return false;
    const words = tokens.slice(span.from, span.to);
    return !words.every(({ word }) =>
      [unrelated.inHeads, medicine, taking, prose.taking].some((list) => list.has(word)),
    );
  });
}
