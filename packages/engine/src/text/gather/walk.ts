import type { ReadingStatus } from '@evidose/contract';
import type { Element } from '../directions/elements.ts';
import type { Names } from '../names.ts';
import type { Span } from '../spans.ts';
import type { Token } from '../tokens.ts';
import { cueOf, isNamed, type Mention, nextOf, nothing, type Waiting } from './mention.ts';
import type { OilPart } from './oil-parts.ts';
import { proxyIn } from './proxy.ts';

/** A status that holds for the names to come, until its reach ends. */
export interface PendingStatus {
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

/** What was said since the last comma or full stop. */
export interface Clause {
  readonly from: number;
  /** How many things it named. */
  named: number;
  /** What a time behind "all" or "one of each" is said of. */
  ofAll: readonly Mention[];
  /** What stood before the brackets that were opened last: "calcium (with vitamin D) 600 mg". */
  outer: Mention | undefined;
  isFreeOf: boolean;
  /** "But not with my new tablets" names nothing that is taken. */
  isDenied: boolean;
  /** Said of a dose to come: "increasing to 50 mg next week". */
  isLaterDose: boolean;
  /** What follows is told of somebody else: "because my dad had a heart attack". */
  isOfOther: boolean;
  /** What follows says why: "because the chemist had none". */
  isReason: boolean;
  /** The entry that came next when the sentence turned to another medicine: "not with my citalopram". */
  turnedFrom: number | null;
  /** Something was stopped or denied: "stopped when I went on it" says nothing of a need. */
  isOver: boolean;
  /** "Used to take it, now only …": what follows is said of today. */
  isToday: boolean;
}
export const newClause = (from: number): Clause => ({
  from,
  named: 0,
  ofAll: [],
  outer: undefined,
  isFreeOf: false,
  isDenied: false,
  isLaterDose: false,
  isOfOther: false,
  isReason: false,
  turnedFrom: null,
  isOver: false,
  isToday: false,
});

/** What was said since the last sign or joining word. */
export interface Part {
  /** Its first span. */
  readonly from: number;
  hasName: boolean;
  isVague: boolean;
  /** It is of life, and so are its numbers and times: "starting a new job on Monday". */
  isOfLife: boolean;
  /** Its amounts are those of another time: "was on 150". */
  isPastDose: boolean;
  /** The next name is another for what is spoken of. */
  isSameAs: boolean;
}
export const newPart = (from: number): Part => ({
  from,
  hasName: false,
  isVague: false,
  isOfLife: false,
  isPastDose: false,
  isSameAs: false,
});

/** What was said since the last full stop or line break. */
export interface Line {
  /** Its first entry. */
  readonly from: number;
  /** The first entry of the last clause that named something, on this line or before it. */
  clauseBefore: number;
  /** No clause ended on it yet. */
  isStart: boolean;
  /** "In the morning I take a, b and c": the entry that its time was told before. */
  lead: number | null;
  /** "One each of a, b and c": the first of them. */
  eachFrom: number | null;
  /** Brackets that are open. */
  depth: number;
  header: Header | null;
  /** Behind a full stop a sentence of life began: "early riser, 5 every day". */
  isUnrelated: boolean;
}
export const newLine = (from: number, clauseBefore: number): Line => ({
  from,
  clauseBefore,
  isStart: true,
  lead: null,
  eachFrom: null,
  depth: 0,
  header: null,
  isUnrelated: false,
});

/** Where nothing is named, these say that something is taken. */
interface Heard {
  medicine: boolean;
  purpose: boolean;
  maker: boolean;
}

const FORWARD: ReadonlySet<string> = new Set(['amount', 'cue', 'mark', 'word']);

/** So far ahead a name still stands in the same breath. */
const NEAR = 8;

/** What is gathered from. */
export type Gathering = Pick<Walk, 'names' | 'text' | 'tokens' | 'spans' | 'isSupplements'>;

const isAmount = ({ kind }: Element): boolean => kind === 'amount';

/** Where the walk over the spans stands: what was found so far, what waits for a name, and what reaches how far. */
export class Walk {
  readonly entries: Mention[] = [];
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
  clause = newClause(0);
  part = newPart(0);
  line = newLine(0, 0);
  readonly heard: Heard = { medicine: false, purpose: false, maker: false };
  /** What was said before the name that it is said of. */
  waiting = nothing();
  pending: PendingStatus | null = null;
  /** Up to this span the pending status goes on over commas. */
  pendingTo = -1;
  /** "STOPPED:", "Morning:" alone on a line holds for the lines below it. */
  section: Section | null = null;
  /** Some line was the head of a time of day. */
  hasTimeHeads = false;
  /** Something was denied before: "nothing really, just coffee". */
  wasDenied = false;
  /** Before this span stands what a dose or a time was: "changed from 5 to 10 mg". */
  doseFrom = 0;
  /** The first of two amounts of one oil. */
  oilPart: OilPart | null = null;

  constructor({ names, text, tokens, spans, isSupplements }: Gathering) {
    this.names = names;
    this.text = text;
    this.isSupplements = isSupplements;
    this.tokens = tokens;
    this.spans = spans;
    this.proxy = proxyIn(this);
    this.hasSelf = tokens.some(({ word }) => names.words.ofSelf.has(word));
    this.firstOther = spans.findIndex(
      (span) => cueOf(span)?.kind === 'person' && !names.words.doers.has(tokens[span.from]?.word ?? ''),
    );
    this.nextName = nextOf(spans, isNamed);
    this.nextPurpose = nextOf(spans, (span) => cueOf(span)?.kind === 'purpose');
  }

  get last(): Mention | undefined {
    return this.entries.at(-1);
  }

  /** The last thing named in this part of the sentence. */
  get current(): Mention | undefined {
    return this.clause.named > 0 ? this.last : undefined;
  }

  /** Whose amounts these are: behind brackets those of what stood before them. */
  get spokenOf(): Mention | undefined {
    const isBehind = this.line.depth === 0 && this.clause.outer !== undefined && !this.clause.outer.isDropped;
    return isBehind ? this.clause.outer : this.current;
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

  tell(at: number, tell: (told: Waiting | Mention) => void): void {
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
