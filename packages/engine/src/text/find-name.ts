import { isOwn, type Meaning, type Names, targetOf } from './names.ts';
import type { NumberAt } from './phrases.ts';
import type { NameSpan, Span } from './spans.ts';
import { CONNECTORS, isBorder, keyOf, LAST_WORD, PARTING, type Token } from './tokens.ts';

const LONGEST_NAME = 8;
const VITAMIN_LETTERS: ReadonlySet<string> = new Set('abcdek');
/** Shorter names from registers are usually noise. */
const SHORTEST_BRAND = 3;
/** Among supplements, shorter medicine names count only alone. */
const SHORTEST_MEDICINE = 5;

export interface Looking {
  readonly names: Names;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly numberAt: NumberAt;
  readonly isMedicines: boolean;
  /** In the supplements answer short forms count, and everyday words that are brands do not. */
  readonly isSupplements: boolean;
}

interface Candidate {
  readonly to: number;
  readonly meaning: Meaning;
}

/** Every name that starts at a word, longest last. */
function candidatesAt({ names, tokens, numberAt, isSupplements }: Looking, from: number): Candidate[] {
  const found: Candidate[] = [];
  let key = '';
  // "Omega three", "vitamin b twelve": numbers in words as figures.
  let inFigures = '';
  let hasFigure = false;
  const end = Math.min(tokens.length, from + LONGEST_NAME * 2);
  let words = 0;
  let open = 0;
  for (let at = from; at < end && words < LONGEST_NAME; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'sign') {
      // A name may span signs inside it, but never the end of a part.
      if (!INSIDE.has(token.word) || key === '') break;
      // "(Epilim) 500": a bracket that was opened before the name ends it.
      if (token.word === '(') open += 1;
      else if (token.word === ')') open -= 1;
      if (open < 0) break;
      continue;
    }
    if (CONNECTORS.has(token.word)) {
      if (key === '' || PARTING.has(token.word)) break;
      const meaning = token.word === LAST_WORD ? names.find(key + LAST_WORD) : undefined;
      if (meaning !== undefined) found.push({ to: at + 1, meaning });
      continue;
    }
    // "Vitamin B 1 mg": a number before a unit is an amount, not the end of a name.
    if (at > from && names.words.syntax.letterToo.has(token.word) && CONNECTORS.has(tokens[at - 1]?.word ?? '')) break;
    if (at > from && numberAt(at) !== null && isMeasured(names, tokens, at, numberAt)) break;
    const figure = at > from && token.kind === 'word' ? numberAt(at) : null;
    const isFigure = figure?.to === at + 1 && Number.isInteger(figure.value);
    hasFigure ||= isFigure;
    inFigures += isFigure ? figure.value : token.word;
    key += token.word;
    words += 1;
    const short = isSupplements ? names.words.shortForms.get(key) : undefined;
    const meaning =
      names.find(short === undefined ? key : keyOf(short)) ??
      (hasFigure && inFigures !== key ? names.find(inFigures) : undefined);
    if (meaning !== undefined) found.push({ to: at + 1, meaning });
  }
  return found;
}

const INSIDE: ReadonlySet<string> = new Set(['-', '/', '+', '&', '.', "'", '–', '%', '(', ')']);

function isMeasured(names: Names, tokens: readonly Token[], at: number, numberAt: NumberAt): boolean {
  const to = numberAt(at)?.to ?? at + 1;
  // "Vitamin D 2k": two thousand.
  if (to > at + 1 && names.words.numbers.thousand.has(tokens[to - 1]?.word ?? '')) return true;
  return names.words.units.match(tokens, to) !== null;
}

/** The name that starts at a word, or null. Keeps a strength inside the name if the shorter name means the same. */
export function nameAt(looking: Looking, from: number): NameSpan | null {
  const token = looking.tokens[from];
  if (token === undefined || token.kind === 'sign' || CONNECTORS.has(token.word)) return null;
  const found = candidatesAt(looking, from);
  for (let i = found.length - 1; i >= 0; i--) {
    const { to, meaning } = found[i] as Candidate;
    if (!counts(looking, from, to, meaning)) continue;
    const figure = figureAt(looking, to - 1);
    const span: NameSpan = { kind: 'name', from, to, meaning, guessed: false, strength: null };
    if (i > 0 && isCountBehind(looking, found[i - 1] as Candidate, span)) continue;
    if (figure === null || to - from < 2 || meaning.supplement !== undefined || isLetterNumber(looking, to)) {
      if (endsInArticle(looking, span) || startsInArticle(looking, span)) continue;
      return span;
    }
    const shorter = found.find((each) => each.to < to && targetOf(each.meaning) === targetOf(meaning));
    if (shorter !== undefined && shorter.to >= to - 1) return { ...span, to: shorter.to };
    return { ...span, strength: figure };
  }
  return null;
}

/** The last word of a name as a number, written or spoken: "simvastatin twenty". */
function figureAt({ tokens, numberAt }: Looking, at: number): number | null {
  const token = tokens[at];
  if (token?.kind === 'number') return Number(token.word.replace(',', '.'));
  const number = numberAt(at);
  return number?.to === at + 1 ? number.value : null;
}

/** "Vitamin D 2 sprays", "vitamin D 3 x 1000 IU": a count, if the name means the same without it. */
function isCountBehind({ names, tokens }: Looking, shorter: Candidate, { to, meaning }: NameSpan): boolean {
  const [letter, number, next] = [tokens[to - 2], tokens[to - 1], tokens[to]];
  if (number?.kind !== 'number' || letter?.end === number.start || shorter.to !== to - 1) return false;
  if (targetOf(shorter.meaning) !== targetOf(meaning)) return false;
  if (names.words.by.has(next?.word ?? '') && tokens[to + 1]?.kind === 'number') return true;
  // "Vitamin D 3 drops" are drops of D3.
  const isOwnNumber = meaning.supplement?.id.endsWith(number.word) === true;
  return !isOwnNumber && names.words.phrases.match(tokens, to)?.value.kind === 'piece';
}

/** The 3 of "D3" is no strength. */
function isLetterNumber({ tokens }: Looking, to: number): boolean {
  const letter = tokens[to - 2];
  return letter?.kind === 'word' && letter.word.length === 1 && letter.end === tokens[to - 1]?.start;
}

/** "A vitamin a day", "metformin as needed": a word of grammar belongs to what follows, and neither is vitamin A nor a brand's end. */
function endsInArticle({ names, tokens, numberAt }: Looking, { from, to }: NameSpan): boolean {
  const last = tokens[to - 1]?.word ?? '';
  if (to - from < 2 || !(names.words.syntax.letterToo.has(last) || names.words.grammar.has(last))) return false;
  const after = names.words.phrases.match(tokens, to - 1, numberAt);
  return after !== null && after.to > to;
}

/** "A Z-pack": a longer name starts behind the article. */
const startsInArticle = (looking: Looking, { from, to }: NameSpan): boolean =>
  to - from > 1 &&
  looking.names.words.syntax.letterToo.has(looking.tokens[from]?.word ?? '') &&
  candidatesAt(looking, from + 1).some((each) => each.to > to);

/** "Point two five", "half an": a number and its article, whatever product bears the name. */
function isOnlyNumber(looking: Looking, { from, to, meaning }: Pick<NameSpan, 'from' | 'to' | 'meaning'>): boolean {
  const { names, tokens, numberAt } = looking;
  const end = numberAt(from)?.to ?? from;
  if (end === from || tokens[from]?.kind !== 'word') return false;
  const isArticle = end === to - 1 && names.words.functionWords.has(tokens[end]?.word ?? '');
  return isArticle || (end >= to && !isOwn(meaning));
}

/** Whether a name is plausible here: everyday words and short ones need a dose or a form next to them. */
function counts(looking: Looking, from: number, to: number, meaning: Meaning): boolean {
  const { names, tokens, text } = looking;
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (first === undefined) return isOwn(meaning);
  if (isRhythm(looking, from, to)) return false;
  if (isOnlyNumber(looking, { from, to, meaning })) return false;
  if (words.length === 1 && to - from === 1 && names.words.onlyWithCapitals.has(first.word)) {
    return /[A-Z]/.test(text.slice(first.start + 1, first.end));
  }
  if (to - from === 1 && isNumberOf(looking, from, to)) return false;
  const key = words.map(({ word }) => word).join('');
  const written = text.slice(first.start, tokens[to - 1]?.end);
  if (names.words.onlyWithSigns.has(key)) return /[^a-z]/i.test(written);
  if (to - from === 1 && names.words.adjectives.has(key) && isJoinedTo(tokens, to)) return false;
  if (looking.isSupplements && key.length < SHORTEST_BRAND && names.words.shortForms.has(key))
    return hasCompany(looking, from, to);
  // "As fit as a 76 year old": a number after function words is not a dose of the name they spell.
  const isGrammar = words.length > 1 && words.every(({ word }) => names.words.grammar.has(word));
  const isDosed = !isGrammar && looking.numberAt(from) === null && hasDose(looking, to);
  if (isPieced(looking, from, to) && !isDosed) return false;
  // "Thyroid" alone is a medicine; with other words around it is what is wrong.
  if (to - from === 1 && meaning.drugClass !== undefined && names.words.ailments.has(key)) {
    return standsAlone(looking, from, to) || hasCompany(looking, from, to);
  }
  if (isOwn(meaning) && !(to - from === 1 && names.words.ordinaryNames.has(key))) return true;
  const isShort = key.length < SHORTEST_BRAND || (meaning.isOrdinary ?? false);
  // "Cold and flu tablets" says what for, whatever product bears the name.
  if (words.length > 1 && words.every(({ word }) => DESCRIBES.has(saidBy(looking, word) ?? ''))) return false;
  // "At 10" is a time, whatever product bears the name.
  if (words.every(({ word }) => isPhrase(looking, word)))
    return words.length > 1 && (standsAlone(looking, from, to) || isTitle(looking, from, to));
  const { english } = names.words;
  const isPlain = words.every(({ word }) => english.has(word) || english.isProper(word) || isPhrase(looking, word));
  // Among supplements "with minerals" is no brand of mineral oil, and "baby plex" none of a hormone.
  if (looking.isSupplements && !isOwn(meaning) && !holdsSupplement(names, meaning)) {
    if (isPlain || (key.length < SHORTEST_MEDICINE && !standsAlone(looking, from, to))) return false;
  }
  if (!isShort && !isPlain) return true;
  // "Grand-Pa powder": a hyphen makes one word of two.
  const isTwo = words.length === 2 && isPlain && !isJoinedTo(tokens, from + 1);
  const isCompany = isTwo ? looking.numberAt(to) !== null : hasCompany(looking, from, to);
  // A brand that is a given name or a foreign word ("Estelle", "Oki") counts if it is the whole entry.
  const mayStandAlone = !isShort || (key.length >= SHORTEST_BRAND && !isPlain);
  // "On pred".
  if (looking.isMedicines && !isPlain && names.words.takenLeads.has(tokens[from - 1]?.word ?? '')) return true;
  return isCompany || isJudged(looking, from, to) || (mayStandAlone && standsAlone(looking, from, to));
}

/** "Align didn't do anything": at the start of a statement, among supplements. */
const isJudged = ({ names, tokens, isSupplements }: Looking, from: number, to: number): boolean =>
  isSupplements && isBorder(tokens[from - 1]) && names.words.prose.verdicts.match(tokens, to) !== null;

/** "Salz nr 7": which of many, and no nicotinamide riboside. */
function isNumberOf({ tokens, names }: Looking, from: number, to: number): boolean {
  const number = tokens[to];
  if (
    !names.words.numbered.has(tokens[from]?.word ?? '') ||
    tokens[from - 1]?.kind !== 'word' ||
    number?.kind !== 'number'
  )
    return false;
  return number.word.length < 3 && names.words.units.match(tokens, to + 1) === null;
}

/** "As a teenager" is no ASA, "all I take" no Alli: a name that is one word is not put together from words of grammar. */
function isPieced({ names, tokens, text }: Looking, from: number, to: number): boolean {
  if (!/\s/.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end))) return false;
  const words = tokens.slice(from, to).filter(({ word }) => !CONNECTORS.has(word));
  // "F/u Dr": letters side by side; "A to Z" is written so.
  const letters = words.filter(({ kind }) => kind !== 'sign');
  const isLetters = letters.length > 1 && letters.every(({ word, kind }) => kind === 'word' && word.length <= 2);
  if (isLetters) return !names.isWrittenApart(letters.map(({ word }) => word).join(''));
  const { grammar, english } = names.words;
  const isPlain = (word: string): boolean => grammar.has(word) || english.has(word) || english.isProper(word);
  if (words.length < 2 || !words.every(({ word, kind }) => kind === 'word' && isPlain(word))) return false;
  if (words.every(({ word }) => word.length < SHORTEST_BRAND)) return true;
  return words.some(({ word }) => grammar.has(word)) && !names.isWrittenApart(words.map(({ word }) => word).join(''));
}

const holdsSupplement = (names: Names, { brand }: Meaning): boolean =>
  brand?.ingredients.some((name) => names.find(keyOf(name))?.supplement !== undefined) ?? false;

/** "Multi-action": a hyphen and a word, without a space. */
export const isJoinedTo = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === '-' &&
  tokens[to]?.start === tokens[to - 1]?.end &&
  tokens[to + 1]?.kind === 'word' &&
  tokens[to + 1]?.start === tokens[to]?.end;

const DESCRIBES: ReadonlySet<string> = new Set(['ailment', 'piece', 'form', 'route', 'joint']);

const saidBy = ({ names }: Looking, word: string): string | undefined =>
  CONNECTORS.has(word) ? 'joint' : names.words.phrases.match([{ word, start: 0, end: 0, kind: 'word' }], 0)?.value.kind;

/** "Night Nurse when I've a cold": two capitalized words at the start of a statement, followed by a time. */
function isTitle(looking: Looking, from: number, to: number): boolean {
  const { names, tokens, numberAt, text } = looking;
  if (!isBorder(tokens[from - 1]) || !CAPITALS.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end))) return false;
  const after = names.words.phrases.match(tokens, to, numberAt)?.value.kind;
  return after !== undefined && (after === 'needed-when' || COMPANY.has(after));
}

const CAPITALS = /^[A-Z].*\s[A-Z]/;

/** "One a day" is how often, whatever product bears the name; "One A Day" alone is the product. */
function isRhythm(looking: Looking, from: number, to: number): boolean {
  const { names, tokens, numberAt, text } = looking;
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (CAPITALS.test(written) && isBorder(tokens[from - 1])) return false;
  if (from === 0 && !looking.isMedicines && isBorder(tokens[to])) return false;
  const number = numberAt(from);
  if (number === null || number.to >= to) return false;
  const after = names.words.phrases.match(tokens, number.to, numberAt);
  // "7 oh" is a name for kratom; that "oh" says nothing elsewhere makes no rhythm of it.
  return after?.to === to && after.value.kind !== 'talk';
}

const isPhrase = (looking: Looking, word: string): boolean =>
  !CONNECTORS.has(word) && saidBy(looking, word) !== undefined;

const COMPANY: ReadonlySet<string> = new Set(['piece', 'route', 'frequency', 'slot', 'needed', 'step']);

export function hasCompany(looking: Looking, from: number, to: number): boolean {
  const { names, tokens, numberAt } = looking;
  // "Down to 5 mg pred".
  const isDosed = tokens[from - 2]?.kind === 'number' && names.words.units.match(tokens, from - 1)?.to === from;
  if (isDosed) return true;
  const number = numberAt(to);
  if (number !== null) return hasDose(looking, to) || isTakenSo(looking, number.to);
  const after = names.words.phrases.match(tokens, to, numberAt)?.value.kind;
  return after !== undefined && COMPANY.has(after) && tokens[from]?.kind === 'word';
}

/** "Align one a day", "Inner Health Plus two capsules": a count. */
function isTakenSo({ names, tokens, numberAt }: Looking, to: number): boolean {
  const cue = names.words.phrases.match(tokens, to, numberAt)?.value.kind;
  return cue === 'piece' || cue === 'frequency';
}

function hasDose({ names, tokens, numberAt }: Looking, to: number): boolean {
  const number = numberAt(to);
  if (number === null) return false;
  return names.words.units.match(tokens, number.to) !== null || tokens[to]?.kind === 'number';
}

export function standsAlone({ tokens }: Looking, from: number, to: number): boolean {
  return isBorder(tokens[from - 1]) && isBorder(tokens[to]);
}

const isVitamin = (span: Span): boolean => span.kind === 'name' && span.meaning.supplement?.category === 'vitamin';
const isSupplement = (span: Span): boolean => span.kind === 'name' && span.meaning.supplement !== undefined;

/** "Vitamins C, D and E", "calcium 600 + D", "D3/K2": a lone letter is a vitamin, and "a" only directly after another one. */
export function vitaminLetterAt(looking: Looking, at: number, before: readonly Span[]): NameSpan | null {
  const { names, tokens } = looking;
  const word = tokens[at]?.word ?? '';
  // "D-alpha tocopherol".
  if (!VITAMIN_LETTERS.has(word) || isJoinedTo(tokens, at + 1)) return null;
  const { syntax } = names.words;
  const isArticle = syntax.letterToo.has(word);
  const number = tokens[at + 1];
  const isAttached = number?.kind === 'number' && number.start === tokens[at]?.end;
  const isNumbered = isAttached && number.word.length < 3;
  const previous = tokens[at - 1]?.word ?? '';
  const isJoined = JOINTS.has(previous) || CONNECTORS.has(previous);
  const last = before.slice(-NEAR).findLast((span) => span.kind === 'name');
  const after = tokens[at + 1];
  // "Jamieson D 1000 IU".
  const isLed =
    (isMaker(before.at(-1)) || names.words.vitaminLeads.has(previous)) &&
    !isArticle &&
    (isBorder(after) || after?.kind === 'number');
  // Among supplements "D 1000" is a vitamin and its strength.
  const isStrong = looking.isSupplements && !isArticle && (looking.numberAt(at + 1)?.value ?? 0) >= LEAST_STRENGTH;
  const isNear = last !== undefined && isJoined && (isVitamin(last) || (isSupplement(last) && !isArticle));
  // "Vitamins A C E": letters side by side; after a name without one it may be anything.
  const isNext = last?.to === at && isVitamin(last) && !isArticle && tokens[at - 1]?.word.length === 1;
  if (!isNear && !isNext && !isNumbered && !isLed && !isStrong) return null;
  const behind = after?.word ?? ',';
  if (isArticle && !(isNear && (VITAMIN_ENDS.has(behind) || syntax.and.has(behind)))) return null;
  const to = isNumbered ? at + 2 : at + 1;
  const meaning = names.find(`vitamin${word}${isNumbered ? number.word : ''}`);
  return meaning === undefined ? null : { kind: 'name', from: at, to, meaning, guessed: false, strength: null };
}

const isMaker = (span: Span | undefined): boolean => span?.kind === 'cue' && span.cue.kind === 'maker';
const LEAST_STRENGTH = 200;
/** A letter follows its list of vitamins at once: "vitamin C 500 mg + D". */
const NEAR = 8;
const JOINTS: ReadonlySet<string> = new Set([',', '&', '+', '/', ';']);
const VITAMIN_ENDS: ReadonlySet<string> = new Set([...JOINTS, '\n']);
