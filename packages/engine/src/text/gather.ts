import type { MedicineRoute, ReadingStatus } from '@evidose/contract';
import { type Element, elementOf } from './dosing.ts';
import { type Gathered, give, isNamed, nextOf, nothing, saidOf, share, type Waiting } from './gathered.ts';
import { type Names, targetOf } from './names.ts';
import type { Said } from './said.ts';
import type { NameSpan, SaidSpan, Span, UnknownSpan } from './spans.ts';
import type { Token } from './tokens.ts';

interface Force {
  readonly status: ReadingStatus;
  readonly isMoved: boolean;
  readonly isAllergy?: boolean;
  /** Somebody else's: nothing that is said of it makes it one's own. */
  readonly isOthers?: boolean;
}

/** Spans become entries: one walk, with what is said before a name kept until it comes. */
export class Gather {
  readonly entries: Gathered[] = [];
  readonly #names: Names;
  readonly #tokens: readonly Token[];
  readonly #spans: readonly Span[];
  /** For each span, where the next name of its part of the sentence stands; -1 where none does. */
  readonly #nextName: Int32Array;
  readonly #nextPurpose: Int32Array;
  #clauseFrom = 0;
  #partFrom = 0;
  #clauseEntries = 0;
  #partHasName = false;
  #waiting = nothing();
  #force: Force | null = null;
  #header: { waiting: Waiting; status: ReadingStatus | null } | null = null;
  #depth = 0;
  #freeOf = false;
  #isVague = false;
  /** Something in this part was denied: "but not with my new tablets" names nothing that is taken. */
  #isDenied = false;
  #hasMedicine = false;
  #hasPurpose = false;
  #hasMaker = false;

  constructor(names: Names, tokens: readonly Token[], spans: readonly Span[]) {
    this.#names = names;
    this.#tokens = tokens;
    this.#spans = spans;
    this.#nextName = nextOf(spans, isNamed);
    this.#nextPurpose = nextOf(spans, (span) => saidOf(span)?.kind === 'purpose');
  }

  run(): Gathered[] {
    for (let at = 0; at < this.#spans.length; at++) at = this.#take(at);
    this.#endClause(this.#spans.length, true);
    const entries = this.entries.filter(({ isDropped }) => !isDropped);
    if (entries.length === 0 && (this.#hasMedicine || this.#hasPurpose || this.#hasMaker))
      this.#addVague(0, this.#spans.length);
    return this.entries.filter(({ isDropped }) => !isDropped);
  }

  get #last(): Gathered | undefined {
    return this.entries[this.entries.length - 1];
  }

  get #current(): Gathered | undefined {
    return this.#clauseEntries > 0 ? this.#last : undefined;
  }

  /** Returns the last span it used. */
  #take(at: number): number {
    const span = this.#spans[at] as Span;
    switch (span.kind) {
      case 'name':
      case 'unknown':
        return this.#named(at, span);
      case 'amount':
        return this.#amount(at);
      case 'pair':
      case 'pattern':
        this.#attach(at, { kind: span.kind, figures: span.figures });
        return at;
      case 'said':
        // "AM: … PM: …": what stands before a colon speaks of what follows.
        if (this.#clauseEntries > 0 && this.#spans[at + 1]?.kind === 'colon') this.#startLine(at);
        return this.#said(at, span);
      case 'word':
        this.#isVague ||= !this.#partHasName && (this.#tokens[span.from]?.word.length ?? 0) > 1;
        return at;
      default:
        this.#mark(at, span.kind);
        return at;
    }
  }

  #mark(at: number, kind: Span['kind']): void {
    if (kind === 'open') this.#depth += 1;
    else if (kind === 'close') this.#depth = Math.max(this.#depth - 1, 0);
    else if (kind === 'joint') this.#endPart(at);
    else if (kind === 'stop') this.#endClause(at, true);
    else if (kind === 'dash' && this.#clauseEntries === 0 && this.#force?.isAllergy === true) this.#startHeader();
    else if ((kind === 'comma' || kind === 'dash') && this.#depth === 0) this.#endClause(at, false);
    else if (kind === 'colon' && this.#clauseEntries === 0) this.#startHeader();
  }

  /** "Morning: ramipril, metformin", "allergies: penicillin": said of all that follows on the line. */
  #startHeader(): void {
    const status = this.#force?.status ?? null;
    this.#header = { waiting: this.#waiting, status };
    this.#waiting = nothing();
    this.#force = null;
  }

  #startLine(at: number): void {
    this.#endClause(at, true);
    this.#clauseFrom = this.#spans[at]?.from ?? 0;
    this.#partFrom = at;
  }

  #endPart(at: number): void {
    if (!this.#partHasName) this.#closePart(at);
    this.#partFrom = at + 1;
    this.#partHasName = false;
    this.#isVague = false;
  }

  /** "And a heart pill", "my other tablets": something is taken, and nobody says what. */
  #closePart(at: number): void {
    const words = this.#spans.slice(this.#partFrom, at);
    if (this.#isDenied) return;
    const isMedicine = words.some((span) => this.#isMedicineWord(span)) || isOneFor(words);
    const isUnsure = words.some((span) => saidOf(span)?.kind === 'unsure');
    this.#hasMaker ||= this.#force === null && words.some((span) => saidOf(span)?.kind === 'maker');
    this.#hasMedicine ||= (isMedicine || isUnsure) && this.#force === null;
    this.#hasPurpose ||=
      words.some((span) => saidOf(span)?.kind === 'purpose') && words.some((span) => saidOf(span)?.kind === 'ailment');
    const isDescribed =
      words.some((span) => saidOf(span)?.kind === 'ailment' || this.#isVagueWord(span)) || this.#isVague;
    if (this.#force !== null || this.#depth > 0 || !((isMedicine && isDescribed) || isUnsure)) return;
    // "Tablets for epilepsy, can't recall the name": said of what stands before.
    const last = this.#last;
    const isKind =
      last?.name != null && last.name.meaning.drugClass !== undefined && last.name.meaning.drug === undefined;
    if (!isMedicine && last !== undefined && (last.name === null || (isKind && !isDescribed))) return;
    const only = words.find((span) => span.kind === 'said' && span.meaning !== null);
    if (only === undefined) this.#addVague(this.#partFrom, at);
  }

  #isMedicineWord(span: Span): boolean {
    // "Do not stop taking this medicine": the words of a label name nothing.
    if (saidOf(span)?.kind === 'talk' && span.to - span.from > 1) return false;
    for (let i = span.from; i < span.to; i++)
      if (this.#names.words.medicine.has(this.#tokens[i]?.word ?? '')) return span.kind !== 'name';
    return false;
  }

  #isVagueWord(span: Span): boolean {
    return this.#names.words.vague.has(this.#tokens[span.from]?.word ?? '');
  }

  #addVague(from: number, to: number): void {
    const first = this.#spans[from];
    const last = this.#spans[to - 1];
    if (first === undefined || last === undefined) return;
    const unknown: UnknownSpan = { kind: 'unknown', from: first.from, to: last.to, candidates: [] };
    const entry = this.#entryOf(null, unknown, first.from);
    give(entry, this.#waiting);
    entry.to = last.to;
    this.entries.push(entry);
    this.#clauseEntries += 1;
    this.#waiting = nothing();
  }

  #endClause(at: number, isStop: boolean): void {
    if (!this.#partHasName) this.#closePart(at);
    const end = this.#spans[at]?.from ?? this.#tokens.length;
    this.#nameForm(at);
    const last = this.#last;
    if (this.#clauseEntries === 0 && last !== undefined && this.#waiting.from >= 0) {
      // "Metformin, 500 mg twice a day": it belongs to the name before.
      give(last, this.#waiting);
      last.to = end;
    } else if (this.#clauseEntries > 0 && last !== undefined) last.to = Math.max(last.to, end);
    if (this.#clauseEntries > 1) share(this.entries.slice(-this.#clauseEntries));
    this.#waiting = nothing();
    this.#force = null;
    this.#freeOf = false;
    this.#clauseFrom = this.#spans[at]?.to ?? end;
    this.#clauseEntries = 0;
    this.#partFrom = at + 1;
    this.#partHasName = false;
    this.#isVague = false;
    this.#isDenied = false;
    if (!isStop) return;
    this.#depth = 0;
    this.#header = null;
  }

  /** "Inhaler 5 mg" names a kind of medicine where nothing else in the part does. */
  #nameForm(at: number): void {
    if (this.#clauseEntries > 0) return;
    for (let i = this.#partFrom; i < at; i++) {
      const span = this.#spans[i];
      if (span?.kind !== 'said' || span.meaning === null) continue;
      const name: NameSpan = {
        kind: 'name',
        from: span.from,
        to: span.to,
        meaning: span.meaning,
        guessed: false,
        strength: null,
      };
      this.#add(name, null);
      return;
    }
  }

  #entryOf(name: NameSpan | null, unknown: UnknownSpan | null, from: number): Gathered {
    const header = this.#header;
    const status = this.#force?.status ?? header?.status ?? 'taking';
    return {
      name,
      unknown,
      from,
      to: from,
      elements: [],
      route: null,
      isNeeded: false,
      status,
      isPrescribed: false,
      agoDays: null,
      isJoined: false,
      isSigned: false,
      isDropped: false,
    };
  }

  #add(name: NameSpan | null, unknown: UnknownSpan | null): Gathered {
    const span = (name ?? unknown) as NameSpan | UnknownSpan;
    const isFirst = this.#clauseEntries === 0;
    const own = this.#waiting.from >= 0 ? Math.min(this.#waiting.from, span.from) : span.from;
    const from = isFirst ? this.#clauseFrom : own;
    const before = this.#current;
    if (before !== undefined) before.to = Math.max(before.to, own);
    const entry = this.#entryOf(name, unknown, from);
    entry.to = span.to;
    entry.route = name === null ? null : this.#routeIn(name);
    if (this.#header !== null) give(entry, this.#header.waiting);
    give(entry, this.#waiting);
    this.#waiting = nothing();
    this.entries.push(entry);
    this.#clauseEntries += 1;
    this.#partHasName = true;
    return entry;
  }

  /** The way into the body where the name itself says it: "Advair Diskus", "B12 injections". */
  #routeIn({ from, to }: NameSpan): MedicineRoute | null {
    const { phrases, brandRoutes } = this.#names.words;
    let key = '';
    for (let at = from; at < to; at++) {
      key += this.#tokens[at]?.kind === 'sign' ? '' : (this.#tokens[at]?.word ?? '');
      const byBrand = brandRoutes.get(key);
      if (byBrand !== undefined) return byBrand;
      const said = phrases.match(this.#tokens, at, () => null);
      if (said !== null && said.to <= to && (said.value.kind === 'route' || said.value.kind === 'piece'))
        return said.value.route;
    }
    return null;
  }

  #named(at: number, span: NameSpan | UnknownSpan): number {
    const before = this.#current;
    this.#partHasName = true;
    if (span.kind === 'unknown') {
      // In brackets stands the brand, the maker or the reason of what comes before, never a new medicine unless it is one.
      if (this.#depth > 0 && before !== undefined && span.candidates.length === 0) return at;
      // "Swisse Ultiboost calcium": between the maker and the name stands the range.
      if (saidOf(this.#spans[at - 1])?.kind === 'maker' && this.#spans[at + 1]?.kind === 'name') return at;
      let last = at;
      while (
        span.isProduct !== true &&
        this.#spans[last + 1]?.kind === 'unknown' &&
        (this.#spans[last + 1] as UnknownSpan).candidates.length === 0 &&
        span.candidates.length === 0
      )
        last += 1;
      const to = this.#spans[last]?.to ?? span.to;
      const entry = this.#add(null, { ...span, to });
      entry.isJoined = this.#isJoined(at);
      return last;
    }
    if (this.#freeOf) {
      this.#freeOf = false;
      if (before !== undefined) return at;
    }
    if (this.#depth > 0 && before !== undefined && this.#force?.status === 'not-taking') return at;
    if (before !== undefined && this.#belongs(span, before, at)) return at;
    const kind = this.#spans[at - 1]?.kind === 'dash' && before === undefined ? this.#last : undefined;
    if (kind !== undefined && this.#describes(kind, span)) return at;
    const entry = this.#add(span, null);
    entry.isJoined = before !== undefined && this.#isJoined(at);
    entry.isSigned = entry.isJoined && COMBINING.has(this.#tokens[this.#spans[at - 1]?.from ?? 0]?.word ?? '');
    return at;
  }

  /** Joined by a sign: "600+D". */
  #isSigned(at: number): boolean {
    const before = this.#spans[at - 1];
    return before?.kind === 'joint' && this.#tokens[before.from]?.kind === 'sign';
  }

  #isJoined(at: number): boolean {
    return this.#spans[at - 1]?.kind === 'joint' || this.#spans[at - 1]?.kind === 'comma';
  }

  /** The same thing said again in other words: "warfarin (Coumadin)", "Eliquis (blood thinner)", "antidepressant (sertraline)". */
  #belongs(span: NameSpan, before: Gathered, at: number): boolean {
    const earlier = this.entries
      .slice(-Math.min(this.#clauseEntries, FAR_BACK))
      .findLast((entry) => entry.name !== null && targetOf(entry.name.meaning) === targetOf(span.meaning));
    if (earlier !== undefined) return !this.#isAnother(span, earlier, at);
    // "Caltrate + D": what a combination holds is no second thing.
    const inside = span.meaning.supplement?.id;
    const holds = before.name?.meaning.supplement?.inherits ?? [];
    const isSigned = this.#isSigned(at);
    if (inside !== undefined && isSigned && holds.length <= FEW_PARTS && holds.includes(inside)) return true;
    if (before.name === null || (this.#isJoined(at) && this.#depth === 0)) return false;
    const drugs = this.#drugsOf(span);
    const drugsBefore = this.#drugsOf(before.name);
    const { drugClass } = span.meaning;
    const isClass = drugs.length === 0 && drugClass !== undefined;
    if (isClass) return drugsBefore.some((id) => this.#classesOf(id).includes(drugClass.id));
    if (this.#depth > 0 && drugs.length > 0 && drugs.every((id) => drugsBefore.includes(id))) return true;
    return this.#describes(before, span);
  }

  /** "Antidepressant (sertraline)", "the pill - Rigevidon": a kind, and then which it is. */
  #describes(before: Gathered, span: NameSpan): boolean {
    if (before.name === null || this.#drugsOf(before.name).length > 0) return false;
    const described = before.name.meaning.drugClass;
    if (described === undefined) return false;
    if (!this.#drugsOf(span).some((id) => this.#classesOf(id).includes(described.id))) return false;
    // The class only described what comes now: its place and what was said of it go over.
    const entry = this.#add(span, null);
    before.isDropped = true;
    entry.from = before.from;
    entry.elements.unshift(...before.elements);
    entry.route ??= before.route;
    entry.isNeeded ||= before.isNeeded;
    entry.status = before.status;
    return true;
  }

  /** "Concerta 36 mg and Ritalin 10 mg": one substance in two products, each with its own dose. */
  #isAnother(span: NameSpan, { name, elements }: Gathered, at: number): boolean {
    if (this.#depth > 0 || !this.#isJoined(at) || name === null || this.#tokens[span.from - 1]?.word === '/')
      return false;
    const isOtherName = this.#tokens[span.from]?.word !== this.#tokens[name.from]?.word;
    return isOtherName && elements.some(({ kind }) => kind === 'amount') && this.#spans[at + 1]?.kind === 'amount';
  }

  #drugsOf({ meaning }: NameSpan): readonly string[] {
    const { drug, brand, supplement } = meaning;
    return [drug?.id, supplement?.id, ...(brand?.ingredients ?? [])].filter((id) => id !== undefined);
  }

  #classesOf(id: string): readonly string[] {
    return this.#names.find(id.replaceAll('-', ''))?.drug?.classes ?? [];
  }

  #attach(at: number, element: Element): void {
    const current = this.#current;
    if (current !== undefined && !this.#goesForward(at)) {
      current.elements.push(element);
      current.to = Math.max(current.to, this.#spans[at]?.to ?? 0);
      return;
    }
    this.#wait(at);
    this.#waiting.elements.push(element);
  }

  #wait(at: number): void {
    if (this.#waiting.from < 0) this.#waiting.from = this.#spans[at]?.from ?? 0;
  }

  /** "… and 2 zinc tablets": behind a joint and before a name it belongs to that name. */
  #goesForward(at: number): boolean {
    if (this.#waiting.from >= 0) return true;
    const before = this.#spans[at - 1];
    if (before?.kind !== 'joint') return false;
    const next = this.#nextName[at] ?? -1;
    if (next < 0) return false;
    for (let i = at + 1; i < next; i++) if (!FORWARD.has(this.#spans[i]?.kind ?? '')) return false;
    return true;
  }

  #amount(at: number): number {
    const span = this.#spans[at];
    if (span?.kind !== 'amount') return at;
    const next = this.#beyondArticle(at + 1);
    const { value, unit, inMl } = span;
    if (unit === null && this.#isDate(at, value)) {
      this.#stoppedIn(value);
      return at;
    }
    const isBefore = this.#current === undefined || this.#goesForward(at);
    const isPieces = isBefore && value <= MOST_PIECES && (this.#nextName[at] ?? -1) >= 0;
    if (unit === null && (isPieces || saidOf(next)?.kind === 'piece' || (value <= MOST_PIECES && this.#isBy(at + 1))))
      this.#attach(at, { kind: 'count', value, isAside: this.#depth > 0 });
    else if (
      unit === null &&
      this.#isBy(at - 1) &&
      saidOf(next)?.kind !== 'piece' &&
      this.#current?.elements.some(({ kind }) => kind === 'amount')
    ) {
      this.#attach(at, { kind: 'every', times: value, days: 1 });
    } else
      this.#attach(at, {
        kind: 'amount',
        value,
        unit,
        isAside: this.#depth > 0,
        ...(inMl === undefined ? {} : { inMl }),
      });
    return at;
  }

  /** "Half a tablet". */
  #beyondArticle(at: number): Span | undefined {
    const span = this.#spans[at];
    const isArticle = span?.kind === 'word' && this.#names.words.little.has(this.#tokens[span.from]?.word ?? '');
    return isArticle ? this.#spans[at + 1] : span;
  }

  /** "2 x 500 mg": the sign or word between two numbers. */
  #isBy(at: number): boolean {
    const span = this.#spans[at];
    return (
      span !== undefined &&
      span.to - span.from === 1 &&
      this.#names.words.by.has(this.#tokens[span.from]?.word ?? '') &&
      this.#spans[at + 1]?.kind === 'amount'
    );
  }

  /** A year, where nothing is measured: "since March 2019". */
  #isDate(at: number, value: number): boolean {
    if (!isYear(value)) return false;
    const before = this.#spans[at - 1];
    const kind = saidOf(before)?.kind;
    return kind === 'month' || kind === 'time' || kind === 'status' || kind === 'talk' || before?.kind === 'mark';
  }

  #said(at: number, span: SaidSpan): number {
    const { said, number } = span;
    switch (said.kind) {
      case 'status':
        this.#status(at, said);
        break;
      case 'person':
        // "Calpol for my toddler".
        if (this.#current !== undefined && this.#isForPerson(at)) this.#current.status = 'not-taking';
        else if (this.#isOthers(at, span)) this.#force = { status: 'not-taking', isMoved: false, isOthers: true };
        break;
      case 'family':
        this.#force = { status: 'not-taking', isMoved: false };
        break;
      case 'replaced': {
        const entry = this.#current ?? this.#last;
        if (entry !== undefined) entry.status = 'stopped';
        this.#force = null;
        break;
      }
      case 'refused':
        if (this.#last?.status === 'planned' || this.#last?.status === 'taking') this.#last.status = 'not-taking';
        break;
      case 'ago':
        this.#ago(at, said, number);
        break;
      case 'any-more':
        for (const entry of this.entries.slice(-Math.max(this.#clauseEntries, 1)))
          if (entry.status === 'not-taking') entry.status = 'stopped';
        break;
      case 'break':
        this.#force = null;
        this.#isDenied = false;
        break;
      case 'free-of':
        if (this.#current === undefined) this.#force = { status: 'not-taking', isMoved: false };
        else this.#freeOf = true;
        break;
      case 'free':
        if (this.#isBehindName(at)) (this.#current as Gathered).isDropped = true;
        break;
      case 'at-most':
        if (isMeasure(this.#spans[at + 1]))
          this.#tell(at, (told) => {
            told.isNeeded = true;
          });
        break;
      case 'needed':
      case 'needed-when':
        this.#tell(at, (told) => {
          told.isNeeded = true;
        });
        break;
      case 'prescribed':
        this.#tell(at, (told) => {
          told.isPrescribed = true;
        });
        break;
      case 'piece':
      case 'route':
        this.#tell(at, (told) => {
          told.route ??= said.route;
        });
        break;
      case 'time':
        if (this.#names.words.yearLeads.has(this.#tokens[span.from]?.word ?? '') && isYear(number))
          this.#stoppedIn(number);
        break;
      case 'talk':
        if (this.#force?.isMoved === true && this.#tokens[span.from]?.word === 'to') this.#force = null;
        break;
      default: {
        const element = elementOf(said, number);
        if (element !== null)
          this.#attach(
            at,
            this.#isCountBefore(at) && element.kind === 'every' ? { kind: 'count', value: element.times } : element,
          );
      }
    }
    return at;
  }

  /** "2 x 500 mg": said as "two times", meant as two of them. */
  #isCountBefore(at: number): boolean {
    const span = this.#spans[at];
    const next = this.#spans[at + 1];
    if (span === undefined || next?.kind !== 'amount' || next.unit === null) return false;
    return this.#names.words.by.has(this.#tokens[span.to - 1]?.word ?? '');
  }

  #isBehindName(at: number): boolean {
    const current = this.#current;
    const name = current?.name;
    const from = this.#spans[at]?.from ?? 0;
    if (name == null) return false;
    return name.to === from || (name.to === from - 1 && this.#spans[at - 1]?.kind === 'mark');
  }

  #tell(at: number, tell: (told: Waiting | Gathered) => void): void {
    const current = this.#current;
    if (current === undefined || this.#goesForward(at)) {
      this.#wait(at);
      tell(this.#waiting);
    } else tell(current);
  }

  #status(at: number, { status, isMoved, isAllergy }: Omit<Force, 'isOthers'>): void {
    const before = this.#current ?? this.#last;
    const next = this.#nextName[at] ?? -1;
    const purpose = this.#nextPurpose[at] ?? -1;
    // "Stopped because of sertraline" speaks of what stands before.
    const isOfBefore = before !== undefined && purpose >= 0 && purpose < next;
    const hasNext = next >= 0 && !isOfBefore;
    this.#isDenied ||= status === 'not-taking';
    if (this.#depth > 0 && before !== undefined && !hasNext) {
      // "Penicillin allergy (rash as a child)": told in brackets, it is still not taken.
      if (before.status !== 'not-taking' || status !== 'stopped') before.status = status;
      return;
    }
    if (this.#force?.isOthers === true) return;
    const force: Force = { status, isMoved, isAllergy: isAllergy === true };
    const after = this.#spans[at + 1]?.kind;
    const isHeader = after === 'colon' || (after === 'dash' && isAllergy === true && this.#clauseEntries === 0);
    if (hasNext || isHeader) {
      this.#force = force;
      return;
    }
    if (this.#clauseEntries === 0 && before === undefined) this.#force = force;
    else if (
      before !== undefined &&
      (this.#clauseEntries > 0 || !OPENERS.has(this.#tokens[this.#spans[at]?.from ?? 0]?.word ?? ''))
    ) {
      if (before.status === 'taking' || status !== 'not-taking') before.status = status;
    } else this.#force = force;
  }

  /** "In 2019": so long ago at least. It counts where the thing was stopped. */
  #stoppedIn(year: number): void {
    const entry = this.#current ?? this.#last;
    if (entry !== undefined) entry.agoDays ??= this.#names.words.daysSinceYear(year);
  }

  /** "Stopped two weeks ago": so long at least. Said of a name in its own part of the sentence only. */
  #ago(at: number, { days, isTimes, isStop, year }: Extract<Said, { kind: 'ago' }>, number: number): void {
    if (isStop) this.#status(at, { status: 'stopped', isMoved: false });
    if (year !== undefined) {
      this.#stoppedIn(year);
      return;
    }
    const current = this.#current;
    if (current !== undefined) current.agoDays ??= Math.floor(days * (isTimes ? number : 1));
  }

  #isForPerson(at: number): boolean {
    const before = this.#spans[at - 1];
    const isMine = before?.kind === 'said' && this.#tokens[before.from]?.word === 'my';
    return isMine && saidOf(this.#spans[at - 2])?.kind === 'purpose' && (this.#nextName[at] ?? -1) < 0;
  }

  /** "My husband takes", "mum's": somebody else's. */
  #isOthers(at: number, span: SaidSpan): boolean {
    const next = this.#spans[at + 1];
    if (next !== undefined && isNamed(next)) return true;
    const tokens = this.#tokens;
    for (let skip = 0; skip < 2; skip++) {
      if (this.#names.words.theyTake.match(tokens, span.to + skip, () => null) !== null)
        return (this.#nextName[at] ?? -1) >= 0;
    }
    return false;
  }
}

const isYear = (value: number): boolean => value >= 1950 && value <= 2035 && Number.isInteger(value);

/** Said again so far behind, it is another list. */
const FAR_BACK = 24;
/** A combination of so few is named by them: calcium with vitamin D. */
const FEW_PARTS = 3;
/** So few before a name are how many of it: "2 Centrum". */
const MOST_PIECES = 12;
/** "No other tablets" behind a name denies nothing of it. */
const OPENERS: ReadonlySet<string> = new Set(['no', 'none', 'nothing', 'nil', 'never', 'not', 'dont', 'do']);
const COMBINING: ReadonlySet<string> = new Set(['+', 'with', 'w']);
const FORWARD: ReadonlySet<string> = new Set(['amount', 'said', 'mark', 'word']);

/** "One for cholesterol": a tablet that nobody names. */
const isOneFor = (words: readonly Span[]): boolean =>
  words.some((span) => span.kind === 'amount' && span.unit === null && span.value <= 3) &&
  words.some((span) => saidOf(span)?.kind === 'purpose') &&
  words.some((span) => saidOf(span)?.kind === 'ailment');

const isMeasure = (span: Span | undefined): boolean => span?.kind === 'amount' || saidOf(span)?.kind === 'frequency';
