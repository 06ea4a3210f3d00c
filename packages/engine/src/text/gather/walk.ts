import type { ReadingStatus } from '@evidose/contract';
import type { Element } from '../directions/elements.ts';
import type { Names } from '../names.ts';
import type { Span } from '../spans.ts';
import type { Token } from '../tokens.ts';
import { cueOf, isNamed, type Mention, nextOf, nothing, type Waiting } from './mention.ts';
import { proxyIn } from './proxy.ts';

/** A status that applies to the names to come, until its scope ends. */
export interface PendingStatus {
  readonly status: ReadingStatus;
  readonly isMoved: boolean;
  readonly isAllergy?: boolean;
  /** The cue may refer to something else: the names to come count as taken, and are asked about. */
  readonly isUnsure?: boolean;
  /** Someone else's: nothing said about it makes it the writer's own. */
  readonly isOthers?: boolean;
  readonly at?: number;
  /** The status after the word that ends it: "might be moved from warfarin to apixaban". */
  readonly toCome?: ReadingStatus | undefined;
}

/** What precedes a colon applies to the line. */
export interface Header {
  readonly waiting: Waiting;
  readonly status: ReadingStatus | null;
  readonly isAllergy: boolean;
  readonly isUnsure?: boolean;
}

/** The heading that applies to each of some lines; isEmpty: none of its lines has come yet. */
export type Section = Header & { isEmpty: boolean };

/** State since the last comma or full stop. */
export const newClause = (from: number) => ({
  from,
  named: 0,
  /** What a time after "all" or "one of each" applies to. */
  ofAll: [] as readonly Mention[],
  /** The mention before the innermost brackets: "calcium (with vitamin D) 600 mg". */
  outer: undefined as Mention | undefined,
  /** "But not with my new tablets" names nothing that is taken. */
  isDenied: false,
  /** About a future dose: "increasing to 50 mg next week". */
  isLaterDose: false,
  /** What follows is a reason: "because the chemist had none". */
  isReason: false,
  /** The next entry after a subordinator: "not with my citalopram". */
  turnedFrom: null as number | null,
  /** Something was stopped or denied: "stopped when I went on it" states no need. */
  isOver: false,
  /** "Used to take it, now only …": what follows is about today. */
  isToday: false,
});

/** State since the last sign or joining word, from its first span. */
export const newPart = (from: number) => ({
  from,
  hasName: false,
  isVague: false,
  /** Unrelated, including its numbers and times: "starting a new job on Monday". */
  isOfLife: false,
  /** Its amounts are from another time: "was on 150". */
  isPastDose: false,
  isSameAs: false,
});

/** State since the last full stop or line break, from its first entry. */
export const newLine = (from: number, clauseBefore: number) => ({
  from,
  /** The first entry of the last clause with a name, on this line or before. */
  clauseBefore,
  /** No clause has ended on it yet. */
  isStart: true,
  /** "In the morning I take a, b and c": the entry whose time was given before it. */
  lead: null as number | null,
  /** "One each of a, b and c": the first of them. */
  eachFrom: null as number | null,
  depth: 0,
  header: null as Header | null,
  /** An unrelated sentence began after a full stop: "early riser, 5 every day". */
  isUnrelated: false,
  /** What somebody else takes was told: "my wife takes warfarin, metformin". */
  isOthers: false,
});

const FORWARD: ReadonlySet<string> = new Set(['amount', 'cue', 'mark', 'word']);

const NEAR = 8;

export type Gathering = Pick<Walk, 'names' | 'text' | 'tokens' | 'spans' | 'isSupplements'>;

const isAmount = ({ kind }: Element): boolean => kind === 'amount';

/** The state of the walk over the spans: mentions so far, what is pending, and scopes. */
export class Walk {
  readonly entries: Mention[] = [];
  readonly names: Names;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  /** In this answer an unknown word before a supplement's name is its maker. */
  readonly isSupplements: boolean;
  /** For each span, the next name in its clause, or -1. */
  readonly nextName: readonly number[];
  readonly nextPurpose: readonly number[];
  /** The person a proxy fills this in for. */
  readonly proxy: string | null;
  readonly hasSelf: boolean;
  /** The first person mentioned by more than "they", or -1. */
  readonly firstOther: number;
  clause = newClause(0);
  part = newPart(0);
  line = newLine(0, 0);
  /** Without a name, these say that something is taken. */
  readonly heard = { medicine: false, purpose: false, maker: false };
  /** What was said before the name it applies to. */
  waiting = nothing();
  pending: PendingStatus | null = null;
  /** Up to this span the pending status continues over commas. */
  pendingTo = -1;
  /** "STOPPED:", "Morning:" alone on a line applies to the lines below it. */
  section: Section | null = null;
  /** Some line was the heading of a time of day. */
  hasTimeHeads = false;
  /** Something was denied before: "nothing really, just coffee". */
  wasDenied = false;
  /** What precedes this span is an earlier dose or time: "changed from 5 to 10 mg". */
  doseFrom = 0;

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

  get current(): Mention | undefined {
    return this.clause.named > 0 ? this.last : undefined;
  }

  /** Whose amounts these are: after brackets those of what preceded them. */
  get spokenOf(): Mention | undefined {
    const isBehind = this.line.depth === 0 && this.clause.outer !== undefined && !this.clause.outer.isDropped;
    return isBehind ? this.clause.outer : this.current;
  }

  get hasAmount(): boolean {
    return this.waiting.elements.some(isAmount) || (this.current ?? this.last)?.elements.some(isAmount) === true;
  }

  wordAt(at: number): string {
    const span = this.spans[at];
    return span === undefined ? '' : (this.tokens[span.from]?.word ?? '');
  }

  isNameAhead(at: number): boolean {
    return (this.nextName[at] ?? -1) >= 0;
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

  /** A statement about a dose means nothing without one. */
  note(at: number, element: Element): void {
    if (this.last !== undefined || this.waiting.from >= 0) this.attach(at, element);
  }

  tell(at: number, tell: (target: Waiting | Mention) => void): void {
    const { current } = this;
    if (current === undefined || this.goesForward(at)) {
      this.#wait(at);
      tell(this.waiting);
    } else tell(current);
  }

  #wait(at: number): void {
    if (this.waiting.from < 0) this.waiting.from = this.spans[at]?.from ?? 0;
  }

  /** "… and 2 zinc tablets": after a joining word and before a name it belongs to that name. */
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
