import { labelAsideEnd, labelNumberEnd, measureEnd, nonDoseNumberEnd, priceEnd } from '../aside-numbers.ts';
import { withEnding } from '../brand-endings.ts';
import { type Cue, WHEN } from '../cues.ts';
import { listNumbersIn } from '../directions/list-numbers.ts';
import { hasCompany, type Looking, nameAt, standsAlone, vitaminLetterAt } from '../find-name.ts';
import type { Meaning } from '../names.ts';
import { isOwn } from '../names.ts';
import type { PhraseMatch } from '../phrases.ts';
import { productSpanAt } from '../product-span.ts';
import { type CueSpan, type NameSpan, type Span, type UnknownSpan, wordOf } from '../spans.ts';
import { CONNECTORS, type Token } from '../tokens.ts';
import { clockAt, hoursAt } from './clock.ts';
import { Guesses, isPartNamed, keyBetween } from './guesses.ts';
import { isHistory } from './headings.ts';
import { isJunk } from './junk.ts';
import { amountAt, dateSpanAt, daysAt, figuresAt, foreignCountAt, yearsSpanAt } from './numbers.ts';
import { isNutrientPurpose } from './nutrient-purpose.ts';
import {
  isCalledSo,
  isEmployer,
  isGrowing,
  isOfCare,
  isRestOfAddress,
  isStreet,
  isSurname,
} from './people-and-places.ts';
import { ENDS_ASIDE, signKind } from './punctuation.ts';
import { resultEnd } from './results.ts';
import { FORMS, isAilment, isHolder, isOfObject, isVerb, slotOfWord } from './word-in-place.ts';

export interface Scanning extends Looking {
  readonly filler: ReadonlySet<string> | undefined;
  /** Reports everyday words as not understood: in an allergy any word may be the allergen. */
  readonly keepsOrdinary: boolean;
  readonly accepts: (meaning: Meaning) => boolean;
}

const MOST_PRODUCTS = 24;
const MOST_TIMES = 12;
const MOST_DAYS = 100;
const FIRST_YEAR = 1900;
/** Cues that a joining word may combine into one time: weekday and time of day. */
const TIMES: ReadonlySet<string> = new Set(['weekday', 'slot']);
const WHENS: ReadonlySet<string> = new Set(WHEN);
const NEEDS: ReadonlySet<string> = new Set(['needed', 'status']);

/** The following words are a purpose (at first any word, then known ones), or a "when" clause. */
type Aside = 'none' | 'purpose' | 'described' | 'rest';

/** Turns tokens into spans, each token in exactly one. A single pass from left to right. */
export class Scan {
  readonly #of: Scanning;
  readonly #spans: Span[] = [];
  #aside: Aside = 'none';
  readonly #guesses: Guesses;
  readonly #listNumbers: ReturnType<typeof listNumbersIn>;
  #products = 0;
  #isInAddress = false;
  /** "PMH: …": up to the end of the sentence, conditions rather than medicines. */
  #isHistory = false;

  constructor(of: Scanning) {
    this.#of = of;
    this.#listNumbers = listNumbersIn(of);
    this.#guesses = new Guesses(of, this.#spans);
    this.#isHistory = isHistory(of, 0);
  }

  run(): Span[] {
    const { tokens } = this.#of;
    let at = 0;
    while (at < tokens.length) {
      const span = this.#next(at);
      this.#spans.push(span);
      at = span.to;
    }
    return this.#spans;
  }

  #next(at: number): Span {
    const token = this.#of.tokens[at] as Token;
    const label = labelAsideEnd(this.#of, at);
    if (label !== null) return { kind: 'mark', from: at, to: label };
    const result = resultEnd(this.#of, at, this.#spans);
    if (result !== null) return { ...LEVEL, from: at, to: result };
    if (token.kind === 'sign') return this.#signPhrase(at) ?? this.#sign(at);
    if (this.#isHashed(at)) return { kind: 'mark', from: at, to: at + 1 };
    const listNumber = this.#listNumbers.get(at);
    if (listNumber !== undefined) return { kind: 'stop', from: at, to: listNumber.to, listNumber };
    const aside = labelNumberEnd(this.#of, at) ?? measureEnd(this.#of, at) ?? nonDoseNumberEnd(this.#of, at);
    if (aside !== null) return { kind: 'mark', from: at, to: aside, isPrice: priceEnd(this.#of, at) === aside };
    const hours = hoursAt(this.#of, at);
    if (hours !== null) return hours;
    const years = yearsSpanAt(this.#of, at) ?? dateSpanAt(this.#of, at);
    if (years !== null) return years;
    const figures = figuresAt(this.#of, at, isOfTwo(this.#spans));
    if (figures !== null) return figures;
    const counted = foreignCountAt(this.#of, at);
    if (counted !== null) return counted;
    if (this.#joinsTimes(at)) return this.#joint(at);
    const phrase = this.#phrase(at);
    const name = this.#name(at, phrase);
    if (name !== null) return name;
    const product = phrase === null || phrase.value.kind === 'maker' ? this.#product(at, phrase?.to ?? at) : null;
    if (product !== null) return product;
    if (phrase !== null) return daysAt(this.#of, at, phrase) ?? this.#cue(at, phrase);
    const clock = clockAt(this.#of, at, this.#spans.at(-1));
    if (clock !== null) return clock;
    const amount = amountAt(this.#of, at);
    if (amount !== null) return amount;
    if (CONNECTORS.has(token.word)) return this.#joint(at);
    return this.#word(at, token);
  }

  #product(at: number, maker: number): UnknownSpan | null {
    const { isMedicines, names, tokens } = this.#of;
    if (isMedicines || this.#products >= MOST_PRODUCTS) return null;
    if (tokens[at]?.kind !== 'word' || !names.products.startsName(tokens[at]?.word ?? '')) return null;
    this.#products += 1;
    return productSpanAt(this.#of, at, maker);
  }

  /** The cue of a phrase here. No one takes anything as often a day as "300 x 3" would mean. */
  #phrase(at: number): PhraseMatch<Cue> | null {
    const phrase = this.#of.names.words.phrases.match(this.#of.tokens, at, this.#of.numberAt);
    const isTooOften = phrase?.value.kind === 'frequency' && phrase.value.times === '#' && phrase.number > MOST_TIMES;
    if (phrase === null || isTooOften) return null;
    const { tokens, names } = this.#of;
    // "D3000" is a vitamin with its strength, "d3" is day three.
    const isLetter = tokens[at]?.word.length === 1 && phrase.value.kind === 'course' && phrase.number > MOST_DAYS;
    if (isLetter) return null;
    // "On lifting days 4x week", "q d 30 min before breakfast": the number starts a longer phrase.
    const last = phrase.to - 1;
    const beyond =
      last > at && tokens[last]?.kind === 'number' ? names.words.phrases.match(tokens, last, this.#of.numberAt) : null;
    if (beyond !== null && beyond.to > phrase.to && WHENS.has(beyond.value.kind))
      return names.words.phrases.match(tokens, at);
    // "One day 5 mg, the next 4": the number is a dose, not the end of a phrase.
    const isDose =
      phrase.value.kind === 'time' &&
      tokens[phrase.to - 1]?.kind === 'number' &&
      names.words.units.match(tokens, phrase.to) !== null;
    // "50 Mo-Fr": the number is a dose, and the apparent months are weekdays.
    if (phrase.value.kind === 'time' && tokens[at]?.kind === 'number') {
      const beyond = names.words.phrases.match(tokens, at + 1, this.#of.numberAt);
      if (beyond !== null && beyond.to > phrase.to && beyond.value.kind === 'frequency') return null;
    }
    // "Upped from 50 to 100": two doses, not a period.
    const isRange = phrase.value.kind === 'time' && phrase.low !== undefined && phrase.to - at > 2;
    if (isDose || (isRange && tokens[phrase.to - 1]?.kind === 'number' && phrase.number < FIRST_YEAR)) return null;
    // "No 5-HTP": the number starts a name.
    const isName = phrase.value.kind === 'time' && tokens[phrase.to - 1]?.kind === 'number' && at < phrase.to - 1;
    return isName && nameAt(this.#of, phrase.to - 1) !== null ? names.words.phrases.match(tokens, at) : phrase;
  }

  /** "#NOF", "#90", "CVS #1234": a fracture, a count, or a reference number; not a name or a dose. */
  #isHashed(at: number): boolean {
    const { tokens, text } = this.#of;
    return at > 0 && text[(tokens[at]?.start ?? 0) - 1] === '#' && nameAt(this.#of, at) === null;
  }

  /** "Lunes, miércoles y viernes", "morgens und abends". */
  #joinsTimes(at: number): boolean {
    const { tokens, names, numberAt } = this.#of;
    const { foreignJoining, phrases } = names.words;
    const before = this.#spans.at(-1);
    if (!foreignJoining.has(tokens[at]?.word ?? '')) return false;
    const next = phrases.match(tokens, at + 1, numberAt);
    // "Y a veces Xanax": the need applies to what follows.
    if (next !== null && NEEDS.has(next.value.kind) && nameAt(this.#of, next.to) !== null) return true;
    return before?.kind === 'cue' && TIMES.has(before.cue.kind) && TIMES.has(next?.value.kind ?? '');
  }

  #joint(at: number): Span {
    if (this.#aside !== 'rest') this.#aside = 'none';
    return { kind: 'joint', from: at, to: at + 1 };
  }

  #name(at: number, phrase: PhraseMatch<Cue> | null): Span | null {
    const looking = this.#of;
    const name = nameAt(looking, at) ?? vitaminLetterAt(looking, at, this.#spans);
    if (name === null) return null;
    // "Hair skin and nails tablets" is a name with its form, not an unnamed thing.
    const isNamedThing =
      phrase?.value.kind === 'thing' && name.to - at > 1 && (looking.tokens[at]?.word.length ?? 0) > 1;
    if (phrase !== null && phrase.to > name.to && !isNamedThing) return null;
    const { meaning } = name;
    // "Magnesium (as citrate)": the salt of the named substance, not another one.
    if (!isOwn(meaning) && name.to === at + 1 && looking.names.words.salts.has(looking.tokens[at]?.word ?? ''))
      return null;
    const kind = phrase?.to === name.to ? phrase.value.kind : null;
    const isClass = meaning.drugClass !== undefined && meaning.drug === undefined && meaning.supplement === undefined;
    // "Ventolin inhaler" is a form; an inhaler alone is a class of medicine.
    if (phrase !== null && kind !== null && (kind === 'piece' || kind === 'route' || kind === 'form') && isClass) {
      return { ...this.#cue(at, phrase), meaning };
    }
    // "Salbutamol inh 2 puffs": a route, not a second medicine.
    if (kind === 'piece' && this.#isBesideName()) return null;
    // "Xarelto (Bayer)": the maker, although the word alone is a brand of aspirin. "Switched from Tylenol to Bayer":
    // after "to" it is the current medicine.
    const isMovedTo = looking.names.words.syntax.to.has(looking.tokens[at - 1]?.word ?? '');
    if (kind === 'maker' && ((isPartNamed(this.#spans) && !isMovedTo) || nameAt(looking, name.to) !== null))
      return null;
    if (kind === 'maker' && isEmployer(looking, at)) return null;
    // "PMH: hypertension, gout".
    if (isClass && kind === 'ailment' && this.#isHistory && !hasCompany(looking, at, name.to)) return wordOf(name);
    // "For my thyroid": a purpose, not an entry.
    if (isClass && (this.#aside === 'purpose' || this.#aside === 'described')) return wordOf(name);
    if (this.#aside === 'purpose' && isNutrientPurpose(looking, name, this.#spans)) return wordOf(name);
    if (looking.names.words.timesToo.has(keyBetween(looking.tokens, at, name.to)) && this.#isBesideName())
      return wordOf(name);
    if (isHolder(looking, name)) return { kind: 'word', from: at, to: name.to + 1 };
    if (
      isCalledSo(looking, name, this.#spans.at(-1)) ||
      isGrowing(looking, name) ||
      isOfObject(looking, name) ||
      isVerb(looking, name)
    )
      return wordOf(name);
    this.#aside = 'none';
    const product = this.#medicineInProduct(name);
    if (product !== null) return product;
    const ended = withEnding(looking, name);
    return (ended === name ? this.#guesses.behind(name) : null) ?? this.#withSalts(ended);
  }

  /** "Testosterone booster", "thyroid support": among supplements, a product for it rather than the medicine. */
  #medicineInProduct({ from, to, meaning }: NameSpan): UnknownSpan | null {
    const { isSupplements, names, tokens } = this.#of;
    const isKind = meaning.drug !== undefined || meaning.drugClass !== undefined;
    if (!isSupplements || !isKind || meaning.supplement !== undefined) return null;
    if (!names.words.productWords.has(tokens[to]?.word ?? '')) return null;
    return { kind: 'unknown', from, to: to + 1, candidates: [] };
  }

  /** "Losartan potassium", "zinc picolinate": the salt belongs to the name. */
  #withSalts(name: NameSpan): NameSpan {
    const { names, tokens } = this.#of;
    const { salts } = names.words;
    let { to } = name;
    while (salts.has(tokens[to]?.word ?? '')) {
      const isAcid = names.find(tokens[to]?.word ?? '') === undefined;
      if (name.meaning.drug === undefined && !isAcid) break;
      to += 1;
    }
    return to === name.to ? name : { ...name, to };
  }

  #cue(at: number, phrase: PhraseMatch<Cue>): CueSpan {
    const { value, to } = phrase;
    // "Every 4 to 6 hours": uses the shorter interval, which gives the higher dose, as with the upper end of a range.
    const isInterval = value.kind === 'frequency' && value.times === 1 && typeof value.every === 'string';
    const number = isInterval ? (phrase.low ?? phrase.number) : phrase.number;
    // "When the aura starts": a condition, not a planned start.
    if (this.#aside === 'rest' && value.kind === 'status') return { ...TALK, from: at, to };
    // "I'm not keen" is no intramuscular injection.
    if (value.kind === 'route' && this.#isShortened(at)) return { ...TALK, from: at, to };
    if (value.kind === 'slot' && this.#isVerbAm(at)) return { ...TALK, from: at, to };
    if (value.kind === 'at-most' && this.#isOfProduct(at, to)) return { ...FORM, from: at, to };
    const slot = slotOfWord(this.#of, { at, to, spans: this.#spans });
    if (slot !== null) return { kind: 'cue', from: at, to, cue: { kind: 'slot', slot }, number, meaning: null };
    if (value.kind === 'purpose') this.#aside = 'purpose';
    else if (value.kind === 'needed-when') this.#aside = 'rest';
    else if (value.kind === 'ailment' && this.#aside === 'purpose') this.#aside = 'described';
    // "When I get a headache I take …": the medicine ends the "when" clause.
    else if (value.kind === 'break' || (ENDS_ASIDE.has(value.kind) && this.#aside !== 'rest')) this.#aside = 'none';
    return { kind: 'cue', from: at, to, cue: value, number, meaning: null };
  }

  /** "Joint Max 2 a day", "neuro max": part of a product name; "max 4 a day" is a limit. */
  #isOfProduct(at: number, to: number): boolean {
    const { tokens, text, numberAt } = this.#of;
    const isCapital = (place: number): boolean => /^\p{Lu}/u.test(text.slice(tokens[place]?.start));
    // "PRN MAX 4": after directions.
    const before = this.#spans.at(-1);
    if (before?.kind === 'cue' && ENDS_ASIDE.has(before.cue.kind)) return false;
    if (to !== at + 1 || tokens[at - 1]?.kind !== 'word') return false;
    if (isCapital(at) && isCapital(at - 1)) return true;
    // "For migraines max twice a week".
    const behind = this.#of.names.words.phrases.match(tokens, to, numberAt)?.value;
    const isRare = behind?.kind === 'frequency' && behind.every !== 1;
    return numberAt(to) === null && numberAt(to + 1) === null && !isRare;
  }

  /** "I am a 66 year old"; "5 mg i am" is one in the morning. */
  #isVerbAm(at: number): boolean {
    const { tokens, names } = this.#of;
    const { am, i } = names.words.syntax;
    const before = this.#spans.at(-2);
    const isDose =
      before?.kind === 'amount' || before?.kind === 'name' || (before?.kind === 'cue' && FORMS.has(before.cue.kind));
    const isSelf = i.has(tokens[at - 1]?.word ?? '') || i.has(tokens[at + 1]?.word ?? '');
    return am.has(tokens[at]?.word ?? '') && isSelf && !isDose;
  }

  /** "I'm": an apostrophe contraction. */
  #isShortened(at: number): boolean {
    const { tokens, text } = this.#of;
    const { start = 0, end = 0, word = '' } = tokens[at] ?? {};
    return end - start > word.length && /^\p{L}['’]/u.test(text.slice(start, end));
  }

  #word(at: number, token: Token): Span {
    const { names, filler, keepsOrdinary } = this.#of;
    const { words } = names;
    const plain: Span = { kind: 'word', from: at, to: at + 1 };
    if (filler?.has(token.word) === true || isJunk(token.word) || isSurname(this.#of, at, this.#spans.at(-1)))
      return plain;
    if (this.#isAddress(at)) return plain;
    if (this.#isLetterAndNumber(at)) return { ...plain, to: at + 2 };
    const isEnglish = this.#isEnglish(at, token);
    if (!isEnglish && !keepsOrdinary && isAilment(this.#of, token.word))
      return this.#cue(at, { value: { kind: 'ailment' }, to: at + 1, number: 1 });
    if (this.#aside === 'rest' && isEnglish) return plain;
    if (this.#aside === 'described' && isEnglish) return plain;
    if (this.#aside === 'purpose') {
      if (!words.functionWords.has(token.word)) this.#aside = 'described';
      return plain;
    }
    const guess = this.#guesses.loose(at) ?? (token.word.length > 1 ? this.#guesses.at(at, isEnglish) : null);
    if (guess !== null) {
      this.#aside = 'none';
      return guess.kind === 'name' ? this.#withSalts(guess) : guess;
    }
    if ((isEnglish || words.english.isDoing(token.word)) && !keepsOrdinary) return plain;
    if (token.word.length < 2 && this.#of.tokens.length > 1) return plain;
    if (isOfCare(this.#of, at)) return plain;
    if (!this.#guesses.isSpent && this.#isBesideName() && words.isNearForm(token.word)) return plain;
    return { kind: 'unknown', from: at, to: at + 1, candidates: [] };
  }

  /** "27 Ballygowan Terrace, Newry BT34": up to the end of the sentence. */
  #isAddress(at: number): boolean {
    const isHere = isStreet(this.#of, at);
    this.#isInAddress ||= isHere;
    return isHere || (this.#isInAddress && isRestOfAddress(this.#of, at));
  }

  /** A person or a place counts when it is used as one: with other words around, and no dose after it. */
  #isEnglish(at: number, { word, start, end }: Token): boolean {
    const { english } = this.#of.names.words;
    // "Pharmacist's": the token has no apostrophe.
    const owner = end - start > word.length && word.endsWith('s') ? word.slice(0, -1) : word;
    if (english.has(word) || english.has(owner)) return true;
    const bare = word.endsWith('s') ? word.slice(0, -1) : word;
    if (!english.isProper(word) && !english.isProper(bare)) return false;
    return !standsAlone(this.#of, at, at + 1) && !hasCompany(this.#of, at, at + 1);
  }

  /** The "M3" of "Humulin M3": not a dose, although it has a number. */
  #isLetterAndNumber(at: number): boolean {
    const { tokens, names } = this.#of;
    const [letter, number] = [tokens[at], tokens[at + 1]];
    if (letter?.word.length !== 1 || number?.kind !== 'number' || number.start !== letter.end) return false;
    // "500 mg x2".
    if (names.words.by.has(letter.word)) return false;
    return number.word.length < 3 && names.words.units.match(tokens, at + 2) === null;
  }

  #isBesideName(): boolean {
    const last = this.#spans[this.#spans.length - 1];
    return last?.kind === 'name' || last?.kind === 'amount' || (last?.kind === 'cue' && FORMS.has(last.cue.kind));
  }

  #signPhrase(at: number): CueSpan | null {
    const phrase = this.#of.names.words.phrases.match(this.#of.tokens, at, this.#of.numberAt);
    return phrase === null ? null : this.#cue(at, phrase);
  }

  #sign(at: number): Span {
    const last = this.#spans.at(-1);
    const sign = signKind(this.#of, { at, last });
    // "Amlodipine-benazepril": a combination.
    const isOfNames = sign === 'mark' && this.#of.tokens[at]?.word === '-' && last?.kind === 'name';
    const kind = isOfNames && last.to === at && nameAt(this.#of, at + 1) !== null ? 'joint' : sign;
    if (kind === 'stop') {
      this.#isHistory = isHistory(this.#of, at + 1);
      this.#isInAddress = false;
    }
    if (kind !== 'mark' && kind !== 'open') this.#aside = 'none';
    return { kind, from: at, to: at + 1 };
  }
}

/** After "hydrocodone-acetaminophen" or a combination brand, "5-325 mg" is not a range. */
function isOfTwo(spans: readonly Span[]): boolean {
  const [before, joint, last] = spans.slice(-3);
  if (last?.kind !== 'name') return false;
  const isPair = joint?.kind === 'name' || (joint?.kind === 'joint' && before?.kind === 'name');
  return isPair || (last.meaning.brand?.ingredients.length ?? 0) > 1;
}

const LEVEL = { kind: 'cue', cue: { kind: 'level' }, number: 1, meaning: null } as const;
const FORM = { kind: 'cue', cue: { kind: 'form' }, number: 1, meaning: null } as const;
const TALK = { kind: 'cue', cue: { kind: 'talk' }, number: 1, meaning: null } as const;
