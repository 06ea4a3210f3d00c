import { hasCompany, type Looking } from '../find-name.ts';
import { isOwn } from '../names.ts';
import type { NameSpan, Span } from '../spans.ts';
import { isBehindLead, isFirm, isLastName, isMakersName, isNameOf, isOneOfPeople } from './proper-name-context.ts';

/** "Mr J B Doyle", "Dr. Anil Kapoor": most words from the title to the last name. */
const LONGEST_TITLED = 4;

const writtenAt = ({ text, tokens }: Looking, at: number): string =>
  tokens[at] === undefined ? '' : text.slice(tokens[at].start, tokens[at].end);

const isCapital = (of: Looking, at: number): boolean => CAPITAL.test(writtenAt(of, at));
const CAPITAL = /^\p{Lu}/u;

/** With one initial capital, as names of people and places are written: not "IRON". */
const isWrittenAsName = (of: Looking, at: number): boolean => AS_NAME.test(writtenAt(of, at));
const AS_NAME = /^\p{Lu}\p{Ll}/u;

/** "Dr Patel", "Mrs P Doyle", "Dr. Anil Kapoor". */
function isTitled(of: Looking, at: number): boolean {
  const { tokens, names } = of;
  let isFar = false;
  for (let before = at - 1; before >= Math.max(at - LONGEST_TITLED, 0); before--) {
    const word = tokens[before]?.word ?? '';
    if (names.words.titles.has(word)) return !isFar || !hasCompany(of, at, at + 1);
    if (word === '.') continue;
    if (tokens[before]?.kind !== 'word' || !isCapital(of, before)) return false;
    if (word.length === 1) continue;
    if (isFar || names.words.isTalk(word)) return false;
    isFar = true;
  }
  return false;
}

/** "AXA", "BUPA". */
const isAcronym = (of: Looking, at: number): boolean => /^\p{Lu}{3,}$/u.test(writtenAt(of, at));

/**
 * "In Leeds", "at Sandycove". After a medicine there would be a dose. A box "from Riverford every week" has a rhythm.
 */
const isPlace = (of: Looking, at: number, last: Span | undefined): boolean =>
  // "Switched from".
  !(last?.kind === 'cue' && last.cue.kind !== 'talk') &&
  of.names.words.placeLeads.has(of.tokens[at - 1]?.word ?? '') &&
  of.tokens[at + 1]?.kind !== 'number' &&
  isWrittenAsName(of, at) &&
  (of.names.words.syntax.from.has(of.tokens[at - 1]?.word ?? '') || !hasCompany(of, at, at + 1));

/** "My wife Siobhan", "my podiatrist Fionnuala", "our Olive": a relation followed by a name. */
function isBehindPerson({ names, tokens }: Looking, at: number, last: Span | undefined): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const { callings, animals } = names.words.prose;
  const { our, theyAndTheirs } = names.words.syntax;
  if (last?.to !== at) return false;
  // "She Sertraline 50": what she takes, not her name.
  const isPerson = last.kind === 'cue' && last.cue.kind === 'person' && !theyAndTheirs.has(before);
  return isPerson || callings.has(before) || animals.has(before) || our.has(before);
}

/** "My name is Ramesh", "myself Ramesh". */
function isIntroduced({ names, tokens }: Looking, at: number): boolean {
  for (let from = at - 1; from >= Math.max(at - LONGEST_TITLED, 0); from--)
    if (names.words.prose.introduces.match(tokens, from)?.to === at) return true;
  return false;
}

/** "I'm Yasmin, I take nothing", "my name is Lyrica", "Alli here": the writer, whatever else the word may mean. */
function isSelfNamed({ names, tokens }: Looking, from: number, to: number): boolean {
  const { selfNames, present } = names.words.prose;
  const next = tokens[to];
  if (present.has(next?.word ?? '') && (from === 0 || tokens[from - 1]?.kind === 'sign')) return true;
  const isEnd = next === undefined || next.kind === 'sign' || names.words.syntax.and.has(next.word);
  const isLed =
    [2, 3, 4].some((length) => selfNames.match(tokens, from - length)?.to === from) ||
    selfNames.match(tokens, from - 1)?.to === from;
  return isEnd && isLed;
}

/** "A dog called Basil", "the budgie is called Zinc": the name of an animal or a person. */
function isNamedSo({ names, tokens }: Looking, at: number): boolean {
  const { named, animals } = names.words.prose;
  if (!named.has(tokens[at - 1]?.word ?? '')) return false;
  return tokens
    .slice(Math.max(at - LONGEST_TITLED, 0), at - 1)
    .some(({ word }, i, all) => animals.has(word) || names.words.phrases.match(all, i)?.value.kind === 'person');
}

/** "Bronagh says", "Basil next door": followed by what a person does. */
function isDoer(of: Looking, to: number): boolean {
  const { names, tokens } = of;
  const { listed } = names.words.syntax;
  let at = to;
  // "Allegra and Rose are picking me up", "Yasmin and I are moving".
  while (at < to + LONGEST_LIST && (listed.has(tokens[at]?.word ?? '') || isWrittenAsName(of, at) || isSelf(of, at)))
    at += 1;
  // "Yasmin and I are moving"; "magnesium and I take zinc" is a list.
  if (isSelf(of, at - 1) && names.words.prose.together.has(tokens[at]?.word ?? '')) return true;
  return names.words.prose.personVerbs.match(tokens, at) !== null;
}

/** The "I" of "Yasmin and I". */
const isSelf = ({ tokens, names }: Looking, at: number): boolean =>
  names.words.syntax.i.has(tokens[at]?.word ?? '') && names.words.syntax.listed.has(tokens[at - 1]?.word ?? '');

/** "27 Ballygowan Terrace": an address. */
export const isStreet = (of: Looking, at: number): boolean => {
  const { streets } = of.names.words.prose;
  const isFirst = isCapital(of, at) && isCapital(of, at + 1) && streets.has(of.tokens[at + 1]?.word ?? '');
  // "Take St Jons Wort" is not a street.
  const isLast = isCapital(of, at) && isCapital(of, at - 1) && !isCapital(of, at + 1);
  return isFirst || (isLast && streets.has(of.tokens[at]?.word ?? ''));
};

/** "Tucson AZ", "Newry BT34": the rest of an address. */
export function isRestOfAddress(of: Looking, at: number): boolean {
  const next = of.tokens[at + 1];
  // "BT34": letters and digits without a space.
  const isCode = next?.kind === 'number' && next.start === of.tokens[at]?.end && (of.tokens[at]?.word.length ?? 0) < 3;
  return isCapital(of, at) && (isCode || !hasCompany(of, at, at + 1));
}

/** An unknown word that is the name of a person or a place. */
export function isSurname(of: Looking, at: number, last: Span | undefined): boolean {
  if (!isCapital(of, at)) return false;
  if (isTitled(of, at) || isPlace(of, at, last)) return true;
  if (isAcronym(of, at) && (isNameOf(of, at) || isFirm(of, at) || isMakersName(of, at + 1))) return true;
  if (!isWrittenAsName(of, at)) return false;
  if (of.names.words.prose.honorifics.has(of.tokens[at + 1]?.word ?? '')) return true;
  if (hasCompany(of, at, at + 1)) return false;
  const isSomebody = isBehindPerson(of, at, last) || isIntroduced(of, at) || isNamedSo(of, at) || isDoer(of, at + 1);
  if (isSomebody || isBehindLead(of, at) || isNameOf(of, at) || isOneOfPeople(of, at)) return true;
  return isLastName(of, at, last) || (isMakersName(of, at + 1) && !isTaken(of, at)) || isFirm(of, at);
}

/**
 * "An accountant at Bayer", "retired from Bayer": an employer. Nothing is taken "at"; otherwise a word about work must
 * be near.
 */
export function isEmployer({ tokens, names }: Looking, at: number): boolean {
  const lead = tokens[at - 1]?.word ?? '';
  if (names.words.syntax.at.has(lead)) return true;
  const isLed = names.words.syntax.for.has(lead) || names.words.shopLeads.has(lead);
  const before = tokens.slice(Math.max(at - LONGEST_TITLED, 0), Math.max(at - 1, 0));
  return isLed && before.some(({ word }) => names.words.prose.work.has(word));
}

/** "Take Foobarol pharmacy delivers", "Foobarol hospital prescription": beside a word for taking. */
function isTaken({ tokens, names }: Looking, at: number): boolean {
  const { taking } = names.words.prose;
  const before = tokens[at - 1]?.word ?? '';
  return names.words.syntax.on.has(before) || taking.has(before) || taking.has(tokens[at + 2]?.word ?? '');
}

/** "Bariatric surgery", "the Tollcross practice", "St. James's": a kind or place of care. */
export function isOfCare(of: Looking, at: number): boolean {
  const { tokens, names } = of;
  if (names.words.prose.ofCare.has(tokens[at + 1]?.word ?? '') && !isTaken(of, at)) return true;
  return (
    names.words.prose.saints.has(tokens[at]?.word ?? '') &&
    isWrittenAsName(of, tokens[at + 1]?.word === '.' ? at + 2 : at + 1)
  );
}

/** "Ginger, my trainer at the gym, says": an apposition after a comma, then the rest of the sentence. */
function isPresented(of: Looking, to: number): boolean {
  const { tokens, names } = of;
  if (tokens[to]?.word !== ',' || !names.words.syntax.whose.has(tokens[to + 1]?.word ?? '')) return false;
  const { callings, animals, personVerbs, whereabouts } = names.words.prose;
  const cue = names.words.phrases.match(tokens, to + 2);
  const isWho = cue?.value.kind === 'person' || [callings, animals].some((who) => who.has(tokens[to + 2]?.word ?? ''));
  const end = cue?.value.kind === 'person' ? cue.to : to + 3;
  if (!isWho) return false;
  if (ENDS_NAME.has(tokens[end]?.word ?? ',') || personVerbs.match(tokens, end) !== null) return true;
  return (
    whereabouts.has(tokens[end]?.word ?? '') &&
    tokens
      .slice(end, end + LONGEST_LIST)
      .some(({ word }, i) => ENDS_NAME.has(word) || personVerbs.match(tokens, end + i) !== null)
  );
}

/** "Ginger the cat". */
const isAnimal = ({ names, tokens }: Looking, to: number): boolean =>
  names.words.syntax.the.has(tokens[to]?.word ?? '') && names.words.prose.animals.has(tokens[to + 1]?.word ?? '');

/** "Allegra is my granddaughter": a person, whatever else the word may mean. */
export function isSaidToBe(of: Looking, { from, to }: NameSpan): boolean {
  const { names, tokens } = of;
  if (to - from !== 1 || !isCapital(of, from) || !names.words.syntax.are.has(tokens[to]?.word ?? '')) return false;
  if (!names.words.syntax.whoseOrWhich.has(tokens[to + 1]?.word ?? '')) return false;
  const { callings, animals } = names.words.prose;
  const who = tokens[to + 2]?.word ?? '';
  const isPerson = names.words.phrases.match(tokens, to + 2)?.value.kind === 'person';
  return isPerson || callings.has(who) || animals.has(who);
}

/** "Allegra is lovely, she does my hair": medicines are not "he" or "she". */
function isSpokenOf({ names, tokens }: Looking, to: number): boolean {
  const { syntax, singular } = names.words;
  if (!syntax.are.has(tokens[to]?.word ?? '')) return false;
  const end = tokens.slice(to + 1, to + LONGEST_LIST).findIndex(({ word }) => syntax.listed.has(word));
  return end >= 0 && singular.has(tokens[to + 1 + end + 1]?.word ?? '');
}

/** "In Saffron Walden", "on Rosemary Lane": the first word of a place name. */
function isFirstOfPlace(of: Looking, { from, to }: NameSpan): boolean {
  const { names, tokens } = of;
  const next = tokens[to];
  if (next?.kind !== 'word' || !isWrittenAsName(of, to) || !isCapital(of, from)) return false;
  if (names.words.prose.streets.has(next.word)) return true;
  const isLed = tokens[from - 1]?.kind === 'word' && !isCapital(of, from - 1);
  return (
    isLed && names.find(next.word) === undefined && !names.words.isTalk(next.word) && !names.words.salts.has(next.word)
  );
}

/** "My wife Rosemary", "Ginger the cat", "Saffron Walden": a person or place named like a plant or a metal. */
export function isCalledSo(of: Looking, name: NameSpan, last: Span | undefined): boolean {
  const { from, to, meaning } = name;
  const { english } = of.names.words;
  const word = of.tokens[from]?.word ?? '';
  if (to - from !== 1) return false;
  // "Yasmin does my tablet box", "ask Allegra": a person, whatever else the word may mean. People are named after
  // plants, but not "insulin" or "zinc", though these are English words too.
  const isPlant =
    meaning.supplement !== undefined && meaning.drug === undefined && !NOBODY.has(meaning.supplement.category);
  const isDosed = hasCompany(of, from, to);
  if (!isDosed && isCapital(of, from) && isSelfNamed(of, from, to)) return true;
  const { givenNames } = of.names.words.prose;
  const isGiven = (): boolean => (isPlant && english.has(word)) || english.isProper(word) || givenNames.has(word);
  const isSomebody = (): boolean =>
    isBehindLead(of, from) || isFirm(of, from) || isDoer(of, to) || isTitled(of, from) || isSpokenOf(of, to);
  if (!isDosed && isWrittenAsName(of, from) && isGiven() && isSomebody()) return true;
  // "Barre class".
  if (!isOwn(meaning)) return isWrittenAsName(of, from) && isMakersName(of, to);
  if (isAnimalsName(of, from, to)) return true;
  if (isDosed || (!english.has(word) && !english.isProper(word))) return false;
  if (isAnimal(of, to) || isFirstOfPlace(of, name)) return true;
  if (!isWrittenAsName(of, from)) return false;
  if (isPlant && isPresented(of, to)) return true;
  const isBefore =
    isTitled(of, from) || isBehindPerson(of, from, last) || isNamedSo(of, from) || isIntroduced(of, from);
  return isBefore || isOneOfAnimals(of, to);
}

const NOBODY: ReadonlySet<string> = new Set(['mineral', 'vitamin']);

/** "Walk the dog, Ginger, twice a day": an animal's name between commas after the animal. */
function isAnimalsName(of: Looking, from: number, to: number): boolean {
  const { tokens, names } = of;
  const isBehind = tokens[from - 1]?.word === ',' && names.words.prose.animals.has(tokens[from - 2]?.word ?? '');
  const isEnd = tokens[to] === undefined || ENDS_NAME.has(tokens[to]?.word ?? '');
  return isBehind && isEnd && isWrittenAsName(of, from) && names.words.functionWords.has(tokens[from - 3]?.word ?? '');
}
const ENDS_NAME: ReadonlySet<string> = new Set([',', '.', '\n', ';', '!', '?']);

/** "Ginger, Basil and Saffron are the cats". */
function isOneOfAnimals(of: Looking, to: number): boolean {
  const { tokens, names } = of;
  const { are, listed } = names.words.syntax;
  let at = to;
  while (at < to + LONGEST_LIST && (listed.has(tokens[at]?.word ?? '') || isWrittenAsName(of, at))) at += 1;
  if (!are.has(tokens[at]?.word ?? '')) return false;
  const next = tokens.slice(at + 1, at + 3);
  return next.some(({ word }) => names.words.prose.animals.has(word) || names.words.prose.callings.has(word));
}
const LONGEST_LIST = 8;

/** "Grows garlic", "there is a ginkgo": a plant that grows there. If it is also taken, the text after it says so. */
export function isGrowing(of: Looking, { from, to, meaning }: NameSpan): boolean {
  const { names, tokens } = of;
  if (meaning.supplement === undefined || meaning.drug !== undefined || hasCompany(of, from, to)) return false;
  const { growing } = names.words.prose;
  const start = names.words.functionWords.has(tokens[from - 1]?.word ?? '') ? from - 1 : from;
  const isLed = [1, 2, 3, 4, 5].some((back) => growing.match(tokens, start - back)?.to === start);
  if (!isLed) return false;
  const end = tokens.findIndex(({ word }, at) => at >= to && ENDS.has(word));
  return !tokens.slice(to, end < 0 ? tokens.length : end).some(({ word }) => names.words.takenLeads.has(word));
}
const ENDS: ReadonlySet<string> = new Set(['.', '\n', ';', '?', '!']);
