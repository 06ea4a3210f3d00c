import type { ReadingStatus } from '@evidose/contract';
import type { Element } from '../directions/elements.ts';
import type { Names } from '../names.ts';
import type { Span } from '../spans.ts';
import type { Token } from '../tokens.ts';
import { type Gathered, isNamed, nextOf, nothing, saidOf, type Waiting } from './gathered.ts';
import type { OilPart } from './oil-parts.ts';
import { proxyIn } from './proxy.ts';

/** A status that holds for the names to come, until its reach ends. */
export interface Force {
  readonly status: ReadingStatus;
  readonly isMoved: boolean;
  readonly isAllergy?: boolean;
  /** Its words may speak of something else: the names to come count as taken, and are asked about. */
  readonly isUnsure?: boolean;
  /** Somebody else's: nothing that is said of it makes it one's own. */
  readonly isOthers?: boolean;
  /** "STOP …" at the start of a line. */
  readonly isOrder?: boolean;
  /** The span that says it. */
  readonly at?: number;
  /** What holds behind the word that ends it: "might be moved from warfarin to apixaban". */
  readonly toCome?: ReadingStatus | undefined;
}

/** What stands before a colon says of the line. */
export interface Header {
  readonly waiting: Waiting;
  readonly status: ReadingStatus | null;
  readonly isAllergy: boolean;
  readonly isUnsure?: boolean;
}

/** What the head of some lines says of each of them. */
export interface Section {
  readonly waiting: Waiting;
  readonly status: ReadingStatus | null;
  readonly isAllergy: boolean;
  /** None of its lines came yet. */
  isEmpty: boolean;
}

const FORWARD: ReadonlySet<string> = new Set(['amount', 'said', 'mark', 'word']);

/** So far ahead a name still stands in the same breath. */
const NEAR = 8;

/** What is gathered from. */
export type Gathering = Pick<Walk, 'names' | 'text' | 'tokens' | 'spans' | 'isSupplements'>;

const isAmount = ({ kind }: Element): boolean => kind === 'amount';

/** Where the walk over the spans stands: what was found so far, what waits for a name, and what reaches how far. */
export class Walk {
  readonly entries: Gathered[] = [];
  readonly names: Names;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  /** In this answer an unknown word before a supplement's name is who made it. */
  readonly isSupplements: boolean;
  /** For each span, where the next name of its part of the sentence stands; -1 where none does. */
  readonly nextName: readonly number[];
  readonly nextPurpose: readonly number[];
  /** For whom somebody else fills this in. */
  readonly proxy: string | null;
  /** Somewhere the writer speaks of oneself. */
  readonly hasSelf: boolean;
  /** The first person who is called by more than "they"; -1 where none is. */
  readonly firstOther: number;
  clauseFrom = 0;
  clauseEntries = 0;
  partFrom = 0;
  partHasName = false;
  waiting = nothing();
  force: Force | null = null;
  /** Up to this span the force goes on over commas. */
  forceTo = -1;
  header: Header | null = null;
  /** "STOPPED:", "Morning:" alone on a line holds for the lines below it. */
  section: Section | null = null;
  /** Some line was the head of a time of day. */
  hasTimeHeads = false;
  depth = 0;
  /** What stood before the brackets that were opened last: "calcium (with vitamin D) 600 mg". */
  outer: Gathered | undefined;
  /** The first entries of this line, and of the last part that named something. */
  lineFrom = 0;
  clauseBefore = 0;
  /** What a time behind "all" or "one of each" is said of. */
  ofAll: readonly Gathered[] = [];
  /** "One each of a, b and c": the first of them. */
  eachFrom: number | null = null;
  /** Nothing was named on this line yet. */
  isLineStart = true;
  /** "In the morning I take a, b and c": the entry that a line's time was told before. */
  lineLead: number | null = null;
  /** "Used to take it, now only …": what follows is said of today. */
  isToday = false;
  freeOf = false;
  /** The next name is another for what is spoken of. */
  isSameAs = false;
  isVague = false;
  /** Something in this part was denied: "but not with my new tablets" names nothing that is taken. */
  isDenied = false;
  /** Something was denied before: "nothing really, just coffee". */
  wasDenied = false;
  /** Amounts of this part are those of another time: "was on 150". */
  isPastDose = false;
  /** Before this span stands what a dose or a time was: "changed from 5 to 10 mg". */
  doseFrom = 0;
  /** Said of a dose to come: "increasing to 50 mg next week". */
  isLaterDose = false;
  /** What follows is told of somebody else: "because my dad had a heart attack". */
  isOfOther = false;
  /** The sentence has turned to another medicine: "not with my citalopram". */
  isTurned = false;
  /** The entry that came next when it turned. */
  turnedFrom = 0;
  /** Something was stopped or denied in this part: "stopped when I went on it" says nothing of a need. */
  isOver = false;
  /** Behind a full stop a sentence of life began: "early riser, 5 every day". */
  isLife = false;
  /** What was said in this part is of life, and so are the numbers and times behind it: "starting a new job on Monday". */
  isOfLife = false;
  /** What follows says why: "because the chemist had none". */
  isReason = false;
  /** The first of two amounts of one oil. */
  oilPart: OilPart | null = null;
  hasMedicine = false;
  hasPurpose = false;
  hasMaker = false;

  constructor({ names, text, tokens, spans, isSupplements }: Gathering) {
    this.names = names;
    this.text = text;
    this.isSupplements = isSupplements;
    this.tokens = tokens;
    this.spans = spans;
    this.proxy = proxyIn(this);
    this.hasSelf = tokens.some(({ word }) => names.words.ofSelf.has(word));
    this.firstOther = spans.findIndex(
      (span) => saidOf(span)?.kind === 'person' && !names.words.doers.has(tokens[span.from]?.word ?? ''),
    );
    this.nextName = nextOf(spans, isNamed);
    this.nextPurpose = nextOf(spans, (span) => saidOf(span)?.kind === 'purpose');
  }

  get last(): Gathered | undefined {
    return this.entries.at(-1);
  }

  /** The last thing named in this part of the sentence. */
  get current(): Gathered | undefined {
    return this.clauseEntries > 0 ? this.last : undefined;
  }

  /** Whose amounts these are: behind brackets those of what stood before them. */
  get spokenOf(): Gathered | undefined {
    const isBehind = this.depth === 0 && this.outer !== undefined && !this.outer.isDropped;
    return isBehind ? this.outer : this.current;
  }

  /** A dose was told of what is spoken about. */
  get hasAmount(): boolean {
    return this.waiting.elements.some(isAmount) || (this.current ?? this.last)?.elements.some(isAmount) === true;
  }

  /** The first word of a span. */
  wordAt(at: number): string {
    const span = this.spans[at];
    return span === undefined ? '' : (this.tokens[span.from]?.word ?? '');
  }

  attach(at: number, element: Element): void {
    const { current, spokenOf } = this;
    if (at < this.doseFrom) return;
    if (current !== undefined && spokenOf !== undefined && !this.goesForward(at)) {
      spokenOf.elements.push(element);
      current.to = Math.max(current.to, this.spans[at]?.to ?? 0);
      return;
    }
    this.#wait(at);
    this.waiting.elements.push(element);
  }

  /** What is said of a dose says nothing where there is none. */
  note(at: number, element: Element): void {
    if (this.last !== undefined || this.waiting.from >= 0) this.attach(at, element);
  }

  tell(at: number, tell: (told: Waiting | Gathered) => void): void {
    const { current } = this;
    if (current === undefined || this.goesForward(at)) {
      this.#wait(at);
      tell(this.waiting);
    } else tell(current);
  }

  #wait(at: number): void {
    if (this.waiting.from < 0) this.waiting.from = this.spans[at]?.from ?? 0;
  }

  /** "… and 2 zinc tablets": behind a joint and before a name it belongs to that name. */
  goesForward(at: number): boolean {
    if (this.waiting.from >= 0) return true;
    const before = this.spans[at - 1];
    if (before?.kind !== 'joint') return false;
    // "… and then before bed I take simvastatin".
    for (let i = at + 1; i < Math.min(at + NEAR, this.spans.length); i++) {
      const span = this.spans[i] as Span;
      if (isNamed(span)) return true;
      if (!FORWARD.has(span.kind)) return false;
    }
    return false;
  }
}
