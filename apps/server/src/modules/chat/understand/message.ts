import type { Prepared } from '@evidose/engine';
import { type ChatData, NUMBER_STEPS } from '@evidose/knowledge';
import { createNamesIn, type KnownName, type NameIn } from './names-in.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Amount {
  readonly value: number;
  readonly unit: string;
  readonly milligrams: number | null;
}

const isLowSugar = (value: number): boolean => (value >= 0.5 && value <= 3.8) || (value >= 20 && value <= 69);

const LONGEST = 1000;

/** A capital by itself where an amount or an owner stands before it: "how much D". And "A to Z" begins with no vitamin. */
const LONE_LETTER =
  /(?<=\b(?:much|my|the|your|some|more|of|is|take|taking|on|iu|units|mcg|ug) )([CDEKd])(?=[?.!,]|$| (?:do|does|did|should|is|are|for|in|with|at|each|every|daily|a day|per|to|again|high|low|too|enough|ok|okay|pile|build|stay|go|goes|come|help|work|cause|and|or|because|dose|level|tablet|tablets|capsule|capsules|drops)\b)/g;
const BESIDE_PILLS = /\b([CDEKd])(?= (?:pills?|tablets?|capsules?|drops|gumm(?:y|ies)|supplements?)\b)/g;
const A_TO_Z = /\ba ?(?:-|–|to) ?z\b/gi;
const spelledOut = (message: string): string =>
  message
    .replace(LONE_LETTER, 'vitamin $1')
    .replace(BESIDE_PILLS, 'vitamin $1')
    .replace(A_TO_Z, 'alphabetical')
    .replace(/\bmag\b/gi, 'magnesium');

/** What is taken out or spelled out before a message is cut into words, in this order. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  [/['’]ll\b/g, ' will'],
  [/\p{M}|['’`´ʼ]/gu, ''],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/y\/o/g, 'yo'],
  [/breast milk/g, 'breastmilk'],
  [/w\/(?=[a-z ])/g, 'with '],
  [/&|\+/g, ' and '],
  [/(?<=\p{L})\.(?=\p{L}\.)/gu, ''],
  [/\b(st|dr|mr|mrs|vit|approx|no|vs)\. /g, '$1 '],
  [/[.!?;\n…]+(?!\d)/g, ' . '],
  [/([a-z])\1{2,}/g, '$1$1'],
  [/(\d)(?=\p{L})/gu, '$1 '],
  [/[^\p{L}\p{N}. µ]+/gu, ' '],
];

/** `isVerb`: "throat's closing" is "throat is closing"; "husband's tablets" stays his. */
const cut = (message: string, isVerb: RegExp): string[] =>
  PLAINER.reduce(
    (said, [those, by]) => said.replace(those, by),
    message.toLowerCase().normalize('NFKD').replace(isVerb, '$1 is '),
  )
    .split(/\s+/)
    .filter((word) => word !== '');

function numberMark(value: number): string {
  const steps = NUMBER_STEPS.map((step) => (value >= step ? `${step}_` : '')).join('');
  const kinds = `${value < 18 ? 'k' : ''}${value < 900 ? 'c' : ''}${isLowSugar(value) ? 'l' : ''}`;
  return `n${steps}:${String(value).replace('.', '_')}${kinds}`;
}

/**
 * A message as the rules of danger read it: small letters, short ways of writing spelled out, names, numbers, years and
 * amounts replaced by marks. The marks are `@sh:iron` (a supplement; h: a second dose is harmless), `@mg:warfarin` (a
 * medicine; g: a second dose is grave), `n2_3_4_:4k` (a number), `y` (a year), `t` (a stretch of time), `q` and `q!` (an
 * amount, and one that is dangerous), `.` (the end of a sentence).
 */
export function createMessageReader(prepared: Prepared, data: ChatData, vocabulary: Vocabulary) {
  const { spell, signed, isSpoken, isKnown } = vocabulary;
  const namesIn = createNamesIn(prepared, data, vocabulary);
  const { numbers, units } = data.words;
  const swaps = new Map(Object.entries(data.words.swaps));
  const times = new Set(data.words.times);
  const grave = new Set(data.danger.grave);
  const suggestible = prepared.knowledge.supplements.filter(({ tier }) => tier === 'suggestible');
  const harmless = new Set(suggestible.map(({ id }) => id));
  for (const id of data.danger['not-harmless']) harmless.delete(id);
  const isVerb = new RegExp(`(\\p{L}{2,})['’]s (?=(?:${data.words['after-is'].join('|')})\\b)`, 'gu');

  function nameMark(name: KnownName): string {
    if (name.kind === 'supplement') return `@s${harmless.has(name.id) ? 'h' : ''}:${name.id}`;
    return `@m${name.groups.some((group) => grave.has(group)) ? 'g' : ''}:${name.id}`;
  }

  /** Spelled out, spelled right, and with the g that "thinkin" lost. */
  function plainly(word: string): string {
    const said = swaps.get(word) ?? spell(word);
    if (said !== word || signed(word) !== word) return said;
    const short = word.replace(/(.)\1+$/, '$1');
    const swapped = swaps.get(short);
    if (swapped !== undefined) return swapped;
    const withG = /^[a-z]{3,}in$/.test(word) ? `${word}g` : word;
    return isSpoken(withG) ? withG : word;
  }

  function isStrange(marks: readonly string[]): boolean {
    const words = marks.filter((mark) => /^\p{L}{2,}$/u.test(mark));
    return words.filter((word) => !isKnown(word)).length * 2 > words.length;
  }

  function partsOf(message: string, named: readonly NameIn[]): (string | KnownName)[] {
    let at = 0;
    const parts = named.flatMap(({ from, to, names: [name], salt }) => {
      const before = cut(message.slice(at, from), isVerb);
      at = to;
      return [...before, name, ...(salt === null ? [] : [salt])];
    });
    return [...parts, ...cut(message.slice(at), isVerb)];
  }

  const isDangerous = (milligrams: number, marks: readonly string[]): boolean =>
    data.danger.amounts.some(({ id, from }) => milligrams >= from && marks.some((mark) => mark.endsWith(`:${id}`)));

  const numberOf = (mark: string): number => numbers[mark] ?? (/^\d+(\.\d+)?$/.test(mark) ? Number(mark) : Number.NaN);

  function withNumbers(marks: readonly string[]): { marks: string[]; amounts: Amount[] } {
    const out: string[] = [];
    const amounts: Amount[] = [];
    for (let at = 0; at < marks.length; at += 1) {
      const mark = marks[at] ?? '';
      const value = numberOf(mark);
      const next = marks[at + 1] ?? '';
      const unit = units[next];
      if (Number.isNaN(value)) out.push(mark);
      else if (unit !== undefined) {
        amounts.push({ value, unit: next, milligrams: unit > 0 ? value * unit : null });
        out.push(unit > 0 && isDangerous(value * unit, marks) ? 'q!' : 'q');
        at += 1;
      } else if (/^(19|20)\d\d$/.test(mark) && !times.has(next)) out.push('y');
      else if (times.has(next) && !/^olds?$/.test(marks[at + 2] ?? '')) {
        out.push('t');
        at += 1;
      } else out.push(numberMark(value));
    }
    return { marks: out, amounts };
  }

  return (typed: string) => {
    const message = spelledOut(typed.slice(0, LONGEST));
    const named = namesIn(message);
    const parts = partsOf(message, named);
    const { marks, amounts } = withNumbers(
      parts.flatMap((part) => (typeof part === 'string' ? plainly(part).split(' ') : nameMark(part))),
    );
    return {
      text: ` ${marks.map(signed).join(' ')} `,
      /** The message as it was read, that the places of names are places in: "how much D" is "how much vitamin D". */
      message,
      names: named.flatMap(({ names: [name], isGuess }) => (isGuess ? [] : name)),
      /** Names that were only guessed from a misspelling: asked back, never answered. */
      guesses: named.filter(({ isGuess }) => isGuess),
      amounts,
      isStrange: isStrange(marks),
    };
  };
}
