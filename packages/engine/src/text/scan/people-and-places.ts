import { hasCompany, type Looking } from '../find-name.ts';
import { isOwn } from '../names.ts';
import type { Phrases } from '../phrases.ts';
import type { NameSpan, Span } from '../spans.ts';
import { endsIn } from '../word-lists.ts';

/** Longest phrase before a name, and most words from a title to the last name: "Mr J B Doyle". */
const LONGEST_LEAD = 4;
const LONGEST_LIST = 8;
const ENDS_NAME: ReadonlySet<string> = new Set([',', '.', '\n', ';', '!', '?']);
const ENDS_SENTENCE: ReadonlySet<string> = new Set(['.', '\n', ';', '!', '?']);
/** Nobody is called like these. */
const NOBODY: ReadonlySet<string> = new Set(['mineral', 'vitamin']);

const wordAt = ({ tokens }: Looking, at: number): string => tokens[at]?.word ?? '';

const isWritten = ({ text, tokens }: Looking, at: number, as: RegExp): boolean =>
  tokens[at] !== undefined && as.test(text.slice(tokens[at].start, tokens[at].end));
const isCapital = (of: Looking, at: number): boolean => isWritten(of, at, /^\p{Lu}/u);
/** Not "IRON". */
const isWrittenAsName = (of: Looking, at: number): boolean => isWritten(of, at, /^\p{Lu}\p{Ll}/u);

/** "My podiatrist", "the cat", "the girls". */
function isWho(of: Looking, at: number): boolean {
  const { callings, animals } = of.names.words.prose;
  const word = wordAt(of, at);
  if (callings.has(word) || callings.has(word.replace(/s$/, '')) || animals.has(word)) return true;
  return word.length > 2 && of.names.words.phrases.match(of.tokens, at)?.value.kind === 'person';
}

const isLed = ({ tokens }: Looking, phrases: Phrases<true>, at: number): boolean =>
  [1, 2, 3, 4].some((back) => phrases.match(tokens, at - back)?.to === at);

/** "Dr Patel", "Mrs P Doyle", "Dr. Anil Kapoor". */
function isTitled(of: Looking, at: number): boolean {
  let isFar = false;
  for (let before = at - 1; before >= Math.max(at - LONGEST_LEAD, 0); before--) {
    const word = wordAt(of, before);
    if (of.names.words.titles.has(word)) return !isFar || !hasCompany(of, at, at + 1);
    if (word !== '.' && (!isCapital(of, before) || isFar)) return false;
    isFar ||= word !== '.' && word.length > 1;
  }
  return false;
}

/** "My wife Siobhan", "our Olive", "a dog called Basil", "midwife is Siobhan", "walk the dog, Ginger". */
function isBehindPerson(of: Looking, at: number, last: Span | undefined): boolean {
  const { syntax, prose } = of.names.words;
  const before = wordAt(of, at - 1);
  // "She Sertraline 50": what she takes, not her name.
  if (last?.to === at && last.kind === 'cue' && last.cue.kind === 'person') return !syntax.theyAndTheirs.has(before);
  if (prose.animals.has(before) || prose.callings.has(before) || (syntax.our.has(before) && last?.to === at))
    return true;
  if (prose.named.has(before) && [2, 3, 4].some((back) => isWho(of, at - back))) return true;
  if (prose.nameLinks.has(before)) return isWho(of, at - 2) || prose.haveNames.has(wordAt(of, at - 2));
  const isListed = before === ',' && prose.animals.has(wordAt(of, at - 2));
  return isListed && of.names.words.functionWords.has(wordAt(of, at - 3)) && ENDS_NAME.has(wordAt(of, at + 1) || '.');
}

/** "Basil next door does", "Allegra and Rose are picking me up", "Ginger the cat", "Allegra is my granddaughter". */
function isFollowedByPerson(of: Looking, to: number): boolean {
  const { syntax, prose } = of.names.words;
  const isSelf = (at: number): boolean => syntax.i.has(wordAt(of, at)) && syntax.listed.has(wordAt(of, at - 1));
  let at = to;
  while (at < to + LONGEST_LIST && (syntax.listed.has(wordAt(of, at)) || isWrittenAsName(of, at) || isSelf(at)))
    at += 1;
  // "Yasmin and I are moving"; "magnesium and I take zinc" is a list.
  if (isSelf(at - 1) && prose.together.has(wordAt(of, at))) return true;
  if (prose.personVerbs.match(of.tokens, at) !== null) return true;
  if (syntax.the.has(wordAt(of, to)) || syntax.are.has(wordAt(of, at)))
    return isWho(of, at + 1) || isWhose(of, at + 1) || isSheOrHe(of, at + 1);
  // "Ginger, my trainer at the gym, says".
  const end = of.names.words.phrases.match(of.tokens, to + 2)?.to ?? to + 3;
  const isEnd = prose.whereabouts.has(wordAt(of, end)) || ENDS_NAME.has(wordAt(of, end) || '.');
  return wordAt(of, to) === ',' && isWhose(of, to + 1) && (isEnd || prose.personVerbs.match(of.tokens, end) !== null);
}

/** "Allegra is lovely, she does my hair": medicines are not "he" or "she". */
function isSheOrHe(of: Looking, at: number): boolean {
  let end = at;
  while (end < at + LONGEST_LIST && !of.names.words.syntax.listed.has(wordAt(of, end))) end += 1;
  return of.names.words.singular.has(wordAt(of, end + 1));
}

const isWhose = (of: Looking, at: number): boolean =>
  of.names.words.syntax.whoseOrWhich.has(wordAt(of, at)) && isWho(of, at + 1);

/** "Three lads: Fionn, Cormac and Tadhg", "grandad to Elsie and Wilf"; after one person a list may be medicines. */
function isOneOfPeople(of: Looking, at: number): boolean {
  const { syntax, prose } = of.names.words;
  let head = at - 1;
  while (head > at - LONGEST_LIST && (syntax.listed.has(wordAt(of, head)) || isWrittenAsName(of, head))) head -= 1;
  const isOf = prose.peopleOf.has(wordAt(of, head));
  const who = isOf || wordAt(of, head) === ':' ? head - 1 : head;
  return isWho(of, who) && (isOf || endsIn(wordAt(of, who), syntax.ownerEnds));
}

/** "27 Ballygowan Terrace". */
export function isStreet(of: Looking, at: number): boolean {
  const { streets } = of.names.words.prose;
  if (!isCapital(of, at)) return false;
  if (isCapital(of, at + 1)) return streets.has(wordAt(of, at + 1));
  // "Take St Jons Wort" is not a street.
  return isCapital(of, at - 1) && streets.has(wordAt(of, at));
}

/** "Tucson AZ", "Newry BT34". */
export function isRestOfAddress(of: Looking, at: number): boolean {
  const isCode = of.tokens[at + 1]?.start === of.tokens[at]?.end && wordAt(of, at).length < 3;
  return isCapital(of, at) && (isCode || !hasCompany(of, at, at + 1));
}

/** "Take Foobarol pharmacy delivers", "Foobarol hospital prescription". */
const isTaken = (of: Looking, at: number): boolean =>
  [at - 1, at + 2].some((place) => of.names.words.prose.taking.has(wordAt(of, place)));

/** "Bariatric surgery", "the Tollcross practice", "St. James's". */
export function isOfCare(of: Looking, at: number): boolean {
  const { ofCare, saints } = of.names.words.prose;
  const next = wordAt(of, at + 1);
  if (ofCare.has(next) && !isTaken(of, at)) return true;
  return saints.has(wordAt(of, at)) && isWrittenAsName(of, next === '.' ? at + 2 : at + 1);
}

/** An unknown word that is the name of a person or a firm. */
export function isSurname(of: Looking, at: number, last: Span | undefined): boolean {
  const { prose, english, syntax } = of.names.words;
  const next = wordAt(of, at + 1);
  if (isCapital(of, at) && isTitled(of, at)) return true;
  // "A veg box from Riverford every week"; not "switched from".
  const isSaid = last?.kind === 'cue' && last.cue.kind !== 'talk';
  if (syntax.from.has(wordAt(of, at - 1)) && !isSaid && isWrittenAsName(of, at)) return true;
  // "AXA turned down my claim".
  if (!isWritten(of, at, /^\p{Lu}(?:\p{Ll}|\p{Lu}{2})/u) || hasCompany(of, at, at + 1)) return false;
  if (isLed(of, prose.firmLeads, at) || prose.firmVerbs.match(of.tokens, at + 1) !== null) return true;
  if (!isTaken(of, at) && !syntax.on.has(wordAt(of, at - 1)) && isMakersName(of, at + 1)) return true;
  if (!isWrittenAsName(of, at)) return false;
  // "Eddie Stobart".
  const isLast = last?.kind === 'word' && last.to === at && isWrittenAsName(of, at - 1);
  if ((isLast && english.isProper(wordAt(of, at - 1))) || prose.honorifics.has(next)) return true;
  if (isBehindPerson(of, at, last) || isFollowedByPerson(of, at + 1) || isOneOfPeople(of, at)) return true;
  return isLed(of, prose.personLeads, at) || isLed(of, prose.introduces, at);
}

/** "ResMed machine", "Bupa policy": the maker of something that is not swallowed. */
const isMakersName = ({ names, tokens }: Looking, to: number): boolean =>
  names.words.prose.ofFirms.match(tokens, to) !== null;

/** "An accountant at Bayer", "retired from Bayer": nothing is taken "at"; otherwise a word about work must be near. */
export function isEmployer(of: Looking, at: number): boolean {
  const { syntax, shopLeads, prose } = of.names.words;
  const lead = wordAt(of, at - 1);
  if (!syntax.for.has(lead) && !shopLeads.has(lead)) return syntax.at.has(lead);
  return syntax.at.has(lead) || [2, 3, 4].some((back) => prose.work.has(wordAt(of, at - back)));
}

/** "I'm Yasmin, I take nothing", "Alli here": the writer, whatever else the word may mean. */
function isSelfNamed(of: Looking, from: number, to: number): boolean {
  const { prose, syntax } = of.names.words;
  const [before, next] = [of.tokens[from - 1], of.tokens[to]];
  if (prose.present.has(next?.word ?? '') && (before === undefined || before.kind === 'sign')) return true;
  const isEnd = next === undefined || next.kind === 'sign' || syntax.and.has(next.word);
  return isEnd && isLed(of, prose.selfNames, from);
}

/** "In Saffron Walden", "on Rosemary Lane": the first word of a place name. */
function isFirstOfPlace(of: Looking, { from, to }: NameSpan): boolean {
  const { names, tokens } = of;
  if (!isWrittenAsName(of, to)) return false;
  if (names.words.prose.streets.has(wordAt(of, to))) return true;
  const isLed = tokens[from - 1]?.kind === 'word' && !isCapital(of, from - 1);
  const word = wordAt(of, to);
  return isLed && names.find(word) === undefined && !names.words.isTalk(word) && !names.words.salts.has(word);
}

/** "My wife Rosemary", "Yasmin does my tablet box", "Ginger the cat", "Saffron Walden": no medicine or supplement. */
export function isCalledSo(of: Looking, name: NameSpan, last: Span | undefined): boolean {
  const { from, to, meaning } = name;
  const { english, prose, syntax } = of.names.words;
  if (to - from !== 1 || !isCapital(of, from) || hasCompany(of, from, to)) return false;
  if (isSelfNamed(of, from, to)) return true;
  if (!isWrittenAsName(of, from)) return false;
  // "Cialis is our dog", "the budgie is called Zinc".
  if (syntax.are.has(wordAt(of, to)) && isWhose(of, to + 1)) return true;
  if (!isOwn(meaning) && isMakersName(of, to)) return true;
  const word = wordAt(of, from);
  const { supplement, drug } = meaning;
  if (supplement !== undefined && prose.named.has(wordAt(of, from - 1)) && isBehindPerson(of, from, last)) return true;
  const isPlant = supplement !== undefined && drug === undefined && !NOBODY.has(supplement.category);
  if (!(isPlant && english.has(word)) && !english.isProper(word) && !prose.givenNames.has(word)) return false;
  const leads = [prose.personLeads, prose.firmLeads, prose.introduces];
  if (isTitled(of, from) || leads.some((phrases) => isLed(of, phrases, from))) return true;
  return isBehindPerson(of, from, last) || isFollowedByPerson(of, to) || isFirstOfPlace(of, name);
}

/** "Grows garlic", "there is a ginkgo": a plant, unless the text after it says that it is taken. */
export function isGrowing(of: Looking, { from, to, meaning }: NameSpan): boolean {
  const { names, tokens } = of;
  if (meaning.supplement === undefined || meaning.drug !== undefined || hasCompany(of, from, to)) return false;
  const start = names.words.functionWords.has(wordAt(of, from - 1)) ? from - 1 : from;
  if (![1, 2, 3, 4, 5].some((back) => names.words.prose.growing.match(tokens, start - back)?.to === start))
    return false;
  let end = to;
  while (end < tokens.length && !ENDS_SENTENCE.has(wordAt(of, end))) end += 1;
  return !tokens.slice(to, end).some(({ word }) => names.words.takenLeads.has(word));
}
