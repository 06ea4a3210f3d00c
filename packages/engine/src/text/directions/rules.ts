import { flatMap } from '../../flat-map.ts';
import { dosesOf, piecesOf } from './doses.ts';
import { type Amount, type Element, FOUR_A_DAY, isAmount, type Of, THREE_A_DAY } from './elements.ts';
import { countBareNumbers, isTimed, MOST_COUNTED } from './numbers-counted.ts';
import { packThenTaken } from './packs.ts';
import type { Found, Rule } from './rule.ts';

const WEEK = 7;
const plain = (value: number, unit: string | null): Amount => ({ kind: 'amount', value, unit, isAside: false });

/** The elements, with each number classified. */
export const RULES: readonly Rule[] = [
  {
    rule: 'doses of the day in their order',
    example: '300/300/600',
    when: /3/,
    isOfOne: true,
    rewrite: ({ elements }) =>
      // "6-8-10 with meals": the meals are already given.
      flatMap(
        elements.filter(({ kind }) => kind !== 'meals'),
        (each): readonly Element[] => {
          if (each.kind !== 'doses') return [each];
          const hours = each.figures.length === 4 ? FOUR_A_DAY : THREE_A_DAY;
          return flatMap(each.figures, (value, i): readonly Element[] =>
            value === 0 ? [] : [plain(value, each.unit), { kind: 'slot', slot: hours[i] ?? 'bedtime' }],
          );
        },
      ),
  },
  {
    rule: 'a number before the unit of both',
    example: '3 and 4 mg on alternate nights',
    when: /N(?=.*[Aa]).*J|J.*N(?=.*[Aa])/,
    isOfOne: true,
    rewrite: ({ elements }) => {
      const measured = elements.findIndex((each) => isAmount(each) && each.unit !== null);
      const { unit } = elements[measured] as Amount;
      return elements.map((each, at) =>
        isAmount(each) && each.unit === null && at < measured ? { ...each, unit } : each,
      );
    },
  },
  {
    rule: 'two strengths by turns',
    example: '100/125 on alternate days',
    when: /^[^AaNnY%]*2[^AaNnY%]*$/,
    isOfOne: true,
    rewrite: ({ elements, letters }) =>
      letters.includes('J')
        ? flatMap(elements, (each): readonly Element[] =>
            each.kind === 'pair' ? each.figures.map((value) => plain(value, null)) : [each],
          )
        : null,
  },
  {
    rule: 'the dose of today',
    example: '10 mg taper, now at 2.5',
    when: /[AaNnY%][^AaNnY%]*H[^H]+$/,
    rewrite: present,
  },
  {
    rule: 'said of each',
    example: '4 drops (each 500 IU)',
    when: /I/,
    rewrite: ({ elements }) => elements.map((each) => (isAmount(each) ? { ...each, isAside: false } : each)),
  },
  {
    rule: 'parts of what was told',
    example: '4 g (2 g in the morning, 2 g at night)',
    when: /[AaNn%].*[AaNn%].*[AaNn%]/,
    rewrite: undivided,
  },
  { rule: 'the sum', example: '2 capsules = 240 mg', when: /U/, rewrite: summed },
  {
    rule: 'how pure it is',
    example: 'curcumin 95 % 500 mg',
    when: /%.*[AaY]|[AaY].*%/,
    rewrite: ({ elements }) => elements.filter((each) => !isAmount(each) || each.unit !== '%'),
  },
  {
    rule: 'the amount taken wins over the strength of the pack',
    example: '100 mg tablet, take 200 mg twice a day',
    when: /A[CNc]*A|Y[aCNc]*A/,
    rewrite: packThenTaken,
  },
  {
    rule: 'what is in the bottle',
    example: '250 mg/5 ml, 100 ml, take 5 ml',
    when: /A.*A/,
    rewrite: withoutBottle,
  },
  {
    rule: 'what is in the spoon',
    example: '250 mg/5 ml, 10 ml four times a day',
    when: /Y/,
    rewrite: poured,
  },
  {
    rule: 'a number without a unit counts',
    example: '500 mg, two at night',
    when: /[Nn]/,
    rewrite: ({ elements }) => countBareNumbers(elements),
  },
  {
    rule: 'so many on each side',
    example: '2 sprays in each nostril',
    when: /Q/,
    rewrite: ({ elements }) =>
      elements
        .filter(({ kind }) => kind !== 'sides')
        .map((each) => (each.kind === 'count' ? { ...each, value: each.value * 2 } : each)),
  },
  {
    rule: 'the same statement once more',
    example: 'twice a day, 1 in the morning and 1 at 3 pm',
    when: /C[^C]+C/,
    rewrite: onceOnly,
  },
];

/** What came before "now" is over; its unit or strength still applies. */
function present({ elements, letters, at }: Found): readonly Element[] {
  const before = elements[at] as Amount;
  const now = letters.lastIndexOf('H');
  const after = elements.slice(now + 1);
  const dose = after.findIndex(isAmount);
  if (dose < 0) return [before, ...after];
  const today = after.map((each, i) =>
    i === dose && isAmount(each) ? { ...each, unit: each.unit ?? before.unit } : each,
  );
  // "50 mg at night, now 100": at night still.
  const [when, ...others] = elements.slice(0, now).filter(isTimed);
  const isOneTime = when?.kind === 'slot' && others.length === 0 && !today.some(isTimed);
  return isOneTime ? [...today, when] : today;
}

/** "150 (100 + 50)": what the brackets part is not taken besides. */
function undivided({ elements, letters }: Found): readonly Element[] | null {
  const [whole, ...parts] = elements.filter(isAmount);
  if (whole === undefined) return null;
  const isSplit = letters.includes('V');
  const unit = whole.unit ?? parts[0]?.unit;
  if (parts.some((each) => !(each.isAside || isSplit) || (each.unit ?? unit) !== unit)) return null;
  if (parts.reduce((total, { value }) => total + value, 0) !== whole.value) return null;
  const isTimedApart = parts.every((part) => isTimed(elements[elements.indexOf(part) + 1]));
  return elements.filter((each) =>
    isTimedApart ? each !== whole && each.kind !== 'split' : !isAmount(each) || each === whole,
  );
}

/** "500 mg three times a day (1500 mg in total)": the total repeats what was said. */
function summed({ elements, letters }: Found): readonly Element[] | null {
  const at = letters.indexOf('U');
  const isSum = (each: Element | undefined): boolean =>
    isAmount(each) && (each.unit !== null || each.value > MOST_COUNTED);
  const sum = [at + 1, at - 1].find((place) => isSum(elements[place]));
  if (sum === undefined) return null;
  const before = elements.slice(0, Math.min(at, sum));
  const behind = elements.slice(Math.max(at, sum) + 1);
  // "2 drops = 1000 IU, 4 drops daily": the content of that many, then the count.
  const [held, taken] = [before.find(isPieces), behind[0]];
  const whole: Amount = { ...(elements[sum] as Amount), isAside: false };
  if (held !== undefined && taken !== undefined && isPieces(taken))
    return [{ ...whole, value: whole.value / held.value }, ...behind];
  // What follows it, or concerns the frequency, applies to the whole day.
  const isOfDay = /[DEJRSMP]/.test(letters.slice(0, before.length));
  const kept = before.filter(({ kind }) => kind !== 'amount' && kind !== 'count');
  return isOfDay
    ? [...kept, whole, { kind: 'split' }]
    : [...kept, whole, ...behind.filter(({ kind }) => kind !== 'count')];
}

const isPieces = (each: Element): each is Amount | Of<'count'> =>
  each.kind === 'count' || (isAmount(each) && each.unit === null && !each.isAside && each.value <= MOST_COUNTED);

/**
 * "1 tablet 5 times a day, take 1 tablet 5 times a day", "one with each meal so 3 a day": the same number of pieces a
 * day at the same times, or once without times: one of them.
 */
function onceOnly({ elements, letters, at }: Found): readonly Element[] | null {
  for (let again = letters.indexOf('C', at + 1); again > 0; again = letters.indexOf('C', again + 1)) {
    const parts = [elements.slice(at, again), elements.slice(again)];
    const [pieces, piecesAgain] = parts.map((part) => (part.some(isTimed) ? piecesOf(dosesOf(part)) : Number.NaN));
    const [times = [], timesAgain = []] = parts.map((part) =>
      part.filter((each) => isTimed(each) && each.kind !== 'every'),
    );
    const isSame = JSON.stringify(times) === JSON.stringify(timesAgain) || times.length * timesAgain.length === 0;
    if (isSame && pieces === piecesAgain)
      return [...elements.slice(0, at), ...(parts[timesAgain.length === 0 ? 0 : 1] ?? [])];
  }
  return null;
}

/** Of two volumes with no time between them, a first one that is much larger is that of the bottle. */
function withoutBottle({ elements }: Found): readonly Element[] | null {
  const volumes = elements.filter(isVolume);
  const [bottle, taken] = volumes;
  if (bottle === undefined || taken === undefined) return null;
  const isTimedApart = elements.slice(elements.indexOf(bottle), elements.indexOf(taken)).some(isTimed);
  const isLarge = bottle.value >= Math.max(LEAST_BOTTLE, taken.value * TIMES_TAKEN);
  return isTimedApart || !isLarge ? null : elements.filter((each) => each !== bottle);
}
const LEAST_BOTTLE = 60;
const TIMES_TAKEN = 4;

/** A strength alone is not a dose. */
function poured({ elements, at }: Found): readonly Element[] | null {
  const strength = elements[at];
  if (!isAmount(strength) || strength.inMl === undefined) return null;
  const { value, unit, inMl } = strength;
  const others = elements.filter((each) => isAmount(each) && each !== strength);
  // "40 mg/0.4 ml", "1 mg/ml every 12 weeks": a syringe or an ampoule that is given whole.
  const isRare = elements.some((each) => each.kind === 'every' && each.days >= WEEK);
  const isWhole = inMl < 1 || (inMl === 1 && others.length === 0 && isRare);
  if (isWhole && !others.some(isVolume)) return null;
  return elements
    .filter((each) => each !== strength)
    .map((each) => (isVolume(each) ? { ...each, value: (each.value * value) / inMl, unit } : each));
}
const isVolume = (each: Element): each is Amount => isAmount(each) && each.unit === 'ml' && each.inMl === undefined;
