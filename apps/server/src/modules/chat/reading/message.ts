import { type ChatData, NUMBER_STEPS } from '@evidose/knowledge';
import type { FindName, KnownName } from './known-names.ts';

/**
 * A message as the rules of danger read it: small letters, short ways of writing spelled out, names, numbers, years and
 * amounts replaced by marks. The marks are `@sh:iron` (a supplement; h: a second dose is harmless), `@mg:warfarin` (a
 * medicine; g: a second dose is grave), `n2_3_4_:4k` (a number), `y` (a year), `t` (a stretch of time), `q` and `q!` (an
 * amount, and one that is dangerous), `.` (the end of a sentence).
 */
interface Parts {
  readonly data: ChatData;
  readonly findName: FindName;
  readonly isHarmless: (name: KnownName) => boolean;
  readonly spell: (word: string) => string;
  /** The word with the signs of its families. */
  readonly signed: (word: string) => string;
  /** Whether some phrase spells it out. */
  readonly isSpoken: (word: string) => boolean;
}

const UNITS: Readonly<Record<string, number>> = {
  mg: 1,
  mgs: 1,
  milligram: 1,
  milligrams: 1,
  g: 1000,
  gm: 1000,
  gms: 1000,
  gram: 1000,
  grams: 1000,
  gramme: 1000,
  grammes: 1000,
  mcg: 0.001,
  ug: 0.001,
  µg: 0.001,
  μg: 0.001,
  microgram: 0.001,
  micrograms: 0.001,
  iu: 0,
  ius: 0,
  ml: 0,
  mls: 0,
  percent: 0,
  kg: 0,
  kilos: 0,
  lbs: 0,
  pounds: 0,
  mmol: 0,
  dollars: 0,
  pm: 0,
  am: 0,
};
const TIMES = /^(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|mths?|years?|yrs?|decades?)$/;
const LOW_SUGAR = { mmol: [0.5, 3.8], mgdl: [20, 69] } as const;
const between = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;

const cut = (message: string, isVerb: RegExp): string[] =>
  message
    .slice(0, 1000)
    .toLowerCase()
    .normalize('NFKD')
    // "throat's closing" is "throat is closing"; "husband's tablets" stays his.
    .replace(isVerb, '$1 is ')
    .replace(/['’]ll\b/g, ' will')
    .replace(/\p{M}|['’`´ʼ]/gu, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/y\/o/g, 'yo')
    .replace(/w\/(?=[a-z ])/g, 'with ')
    .replace(/&|\+/g, ' and ')
    .replace(/(?<=\p{L})\.(?=\p{L}\.)/gu, '')
    .replace(/\b(st|dr|mr|mrs|vit|approx|no|vs)\. /g, '$1 ')
    .replace(/[.!?;\n…]+(?!\d)/g, ' . ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}. µ]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

function numberMark(value: number): string {
  const steps = NUMBER_STEPS.filter((step) => value >= step)
    .map((step) => `${step}_`)
    .join('');
  const isLow = between(value, LOW_SUGAR.mmol) || between(value, LOW_SUGAR.mgdl);
  return `n${steps}:${String(value).replace('.', '_')}${value < 18 ? 'k' : ''}${value < 900 ? 'c' : ''}${isLow ? 'l' : ''}`;
}

export function createMessageReader({ data, findName, isHarmless, spell, signed, isSpoken }: Parts) {
  const { swaps, numbers } = data.words;
  const grave = new Set(data.danger.grave);
  const isVerb = new RegExp(`(\\p{L}{2,})['’]s (?=(?:${data.words['after-is'].join('|')})\\b)`, 'gu');

  function nameMark(name: KnownName): string {
    if (name.kind === 'supplement') return `@s${isHarmless(name) ? 'h' : ''}:${name.id}`;
    return `@m${name.groups.some((group) => grave.has(group)) ? 'g' : ''}:${name.id}`;
  }

  /** Spelled out, spelled right, and with the g that "thinkin" lost. */
  function plainly(word: string): string {
    const said = swaps[word] ?? spell(word);
    if (said !== word || signed(word) !== word) return said;
    const short = word.replace(/(.)\1+$/, '$1');
    if (swaps[short] !== undefined) return swaps[short] ?? word;
    const withG = /^[a-z]{3,}in$/.test(word) ? `${word}g` : word;
    return isSpoken(withG) ? withG : word;
  }

  function withNames(words: readonly string[]): { marks: string[]; names: KnownName[] } {
    const marks: string[] = [];
    const names: KnownName[] = [];
    for (let at = 0; at < words.length; ) {
      const found = findName(words, at);
      if (found === null) {
        const word = words[at] ?? '';
        const said = plainly(word);
        marks.push(...said.split(' '));
        at += 1;
      } else {
        marks.push(nameMark(found.name));
        names.push(found.name);
        at += found.length;
      }
    }
    return { marks, names };
  }

  /** The dangerous amount of what is named nearby, where there is one. */
  function isDangerous(milligrams: number, marks: readonly string[]): boolean {
    return data.danger.amounts.some(
      ({ id, from }) => milligrams >= from && marks.some((mark) => mark.endsWith(`:${id}`)),
    );
  }

  function withNumbers(marks: readonly string[]): string[] {
    const out: string[] = [];
    for (let at = 0; at < marks.length; at += 1) {
      const mark = marks[at] ?? '';
      const value = numbers[mark] ?? (/^\d+(\.\d+)?$/.test(mark) ? Number(mark) : Number.NaN);
      const next = marks[at + 1] ?? '';
      const unit = UNITS[next];
      if (Number.isNaN(value)) out.push(mark);
      else if (unit !== undefined) {
        out.push(unit > 0 && isDangerous(value * unit, marks) ? 'q!' : 'q');
        at += 1;
      } else if (/^(19|20)\d\d$/.test(mark) && !TIMES.test(next)) out.push('y');
      else if (TIMES.test(next) && !/^olds?$/.test(marks[at + 2] ?? '')) {
        out.push('t');
        at += 1;
      } else out.push(numberMark(value));
    }
    return out;
  }

  return (
    message: string,
  ): { readonly text: string; readonly names: readonly KnownName[]; readonly words: string[] } => {
    const words = cut(message, isVerb);
    const { marks, names } = withNames(words);
    return { text: ` ${withNumbers(marks).map(signed).join(' ')} `, names, words };
  };
}
