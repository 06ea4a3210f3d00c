import { type Amount, type Element, isAmount, lettersOf } from './elements.ts';
import { ALIKE, isTimed, MOST_COUNTED } from './numbers-counted.ts';

/**
 * Other meanings of the same words. list-number: a number before the name is its list number; pack: one of two amounts
 * is the strength; step: one dose follows another; shared: the amount belongs to the other name; rhythm: two
 * frequencies were given; sum: only one of two amounts is taken; limit: a maximum.
 */
export interface Variant {
  readonly about: 'list-number' | 'pack' | 'step' | 'shared' | 'rhythm' | 'limit' | 'sum';
  readonly elements: readonly Element[];
}

interface Other {
  readonly about: Variant['about'];
  readonly when: RegExp;
  readonly variants: (elements: readonly Element[]) => readonly (readonly Element[])[];
}

const without = (elements: readonly Element[], isOut: (element: Element, at: number) => boolean): readonly Element[] =>
  elements.filter((element, at) => !isOut(element, at));

const OTHERS: readonly Other[] = [
  {
    about: 'list-number',
    when: /^[^C]*C/,
    variants: (elements) => (elements.some(isLeading) ? [without(elements, isLeading)] : []),
  },
  {
    about: 'pack',
    when: /A[CNc]*A/,
    variants: (elements) => {
      const [first, second] = elements.filter(isAmount);
      // "Take 200 mg" and "100 mg + 25 mg" leave no doubt, and the same amount once more says nothing.
      const isSure = second?.isTaken === true || second?.isAdded === true || first?.value === second?.value;
      if (isSure) return [];
      return [
        without(elements, (each) => each === first),
        without(elements, (each) => each === second),
        added(elements),
      ];
    },
  },
  { about: 'step', when: /[KTL]./, variants: stepsIn },
  {
    // "2 tablets at once, then 1 an hour later": both on one day.
    about: 'sum',
    when: /C[BM]*T[C](?![^TC]*[DEJRSKW])/,
    variants: (elements) => [together(elements)],
  },
  {
    about: 'rhythm',
    when: /E.*E|[RJ][^AaNnC]*[RJ]/,
    variants: (elements) => [without(elements, (_, at) => at === elements.findIndex(({ kind }) => kind === 'every'))],
  },
  { about: 'limit', when: /B/, variants: (elements) => [without(elements, ({ kind }) => kind === 'cap')] },
  {
    about: 'shared',
    when: /A/,
    variants: (elements) => (elements.some(isShared) ? [without(elements, isShared)] : []),
  },
];

const isLeading = (each: Element): boolean => each.kind === 'count' && each.isLeading === true && each.value > 1;
const isShared = (each: Element): boolean => each.kind === 'amount' && each.isShared === true;

/**
 * "6 tabs day 1, 5 tabs day 2", "nightly for 2 weeks, then twice a week": which step it is at, only the person knows. A length
 * ends a step, and the next one says something of the same sort anew.
 */
function stepsIn(elements: readonly Element[]): readonly (readonly Element[])[] {
  const steps: Element[][] = [[]];
  for (const [at, each] of elements.entries()) {
    const isNext = NEXT.has(each.kind) || elements[at - 1]?.kind === 'course';
    if (isNext && steps.at(-1)?.some((told) => isTimed(told) || isAmount(told) || isFew(told)) === true) steps.push([]);
    steps.at(-1)?.push(each);
  }
  const [first = [], ...later] = steps;
  const strength = first.find(isAmount);
  const others = later.filter((step) => isAnother(first, step));
  const told = others.length === 0 ? [] : [...new Set([first, others[0] ?? first, others.at(-1) ?? first])];
  return told.map((step) => inFull(step, strength));
}

/** A step with its strength, or its number in the unit of the first. */
function inFull(step: readonly Element[], strength: Amount | undefined): readonly Element[] {
  if (strength === undefined || step.includes(strength)) return step;
  // "20 mg for 3 days, then 10"; in "25 mg, then 2" it is a count.
  const isDose = (each: Element, at: number): each is Amount =>
    isAmount(each) &&
    (each.unit !== null ||
      each.value > MOST_COUNTED ||
      (NEXT.has(step[at - 1]?.kind ?? 'count') && each.value * ALIKE >= strength.value));
  if (!step.some(isDose))
    return [strength, ...step.map((each) => (isAmount(each) ? { kind: 'count' as const, value: each.value } : each))];
  return step.map((each, at) => (isDose(each, at) ? { ...each, unit: each.unit ?? strength.unit } : each));
}

/** Without a length before it, "one in the morning, then one at night" is one day. */
function isAnother(first: readonly Element[], step: readonly Element[]): boolean {
  const isOfOneDay = !first.some(isOf('course')) && first.some(isOf('slot')) && step.some(isOf('slot'));
  if (isOfOneDay) return false;
  const isThen = NEXT.has(step[0]?.kind ?? 'count');
  return TOLD.some((isTold) => first.some(isTold) && step.some(isTold)) || (isThen && step.some(isTimed));
}
const NEXT: ReadonlySet<Element['kind']> = new Set(['then', 'later', 'now']);
const isOf =
  (kind: Element['kind']) =>
  (each: Element): boolean =>
    each.kind === kind;
const isFew = (each: Element): boolean => each.kind === 'count' && each.value <= MOST_COUNTED;
const TOLD: readonly ((element: Element) => boolean)[] = [isAmount, isFew, isOf('every')];

/** The count of both steps, in place of the first. */
function together(elements: readonly Element[]): readonly Element[] {
  const [first, second] = elements.filter((each) => each.kind === 'count');
  if (first === undefined || second === undefined) return elements;
  const both = { ...first, value: first.value + second.value };
  return elements
    .map((each) => (each === first ? both : each))
    .filter(({ kind }, at) => kind !== 'then' && elements[at] !== second);
}
const added = (elements: readonly Element[]): readonly Element[] =>
  elements.map((each) => (each.kind === 'amount' ? { ...each, isAdded: true } : each));

interface Context {
  /** A number before it that is more likely its list number. */
  readonly listNumber: number | undefined;
  readonly isSummed: boolean;
}

/** Every other reading that the words allow; most allow none. */
export function variantsOf(elements: readonly Element[], { listNumber, isSummed }: Context): readonly Variant[] {
  const letters = lettersOf(elements);
  const variants: Variant[] = OTHERS.filter(({ when }) => when.test(letters)).flatMap(({ about, variants: of }) =>
    of(elements).map((others) => ({ about, elements: others })),
  );
  if (isSummed) {
    const [first, second] = elements.filter(isAmount);
    for (const out of [first, second])
      variants.push({ about: 'sum', elements: without(elements, (each) => each === out) });
  }
  if (listNumber === undefined || listNumber < 2) return variants;
  return [{ about: 'list-number', elements: [{ kind: 'count', value: listNumber }, ...elements] }, ...variants];
}
