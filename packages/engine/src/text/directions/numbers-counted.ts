import { flatMap } from '../../flat-map.ts';
import { type Amount, type Element, isAmount, type Kind } from './elements.ts';

/** A few, which may be meant individually: "2 tablets (500 mg)". */
export const FEW = 3;
export const MOST_COUNTED = 12;
/** The largest ratio between two doses of one medicine. */
export const ALIKE = 4;
/** A tablet is split into four at most. */
const QUARTERS = 4;

const WHEN: ReadonlySet<Kind> = new Set(['every', 'slot', 'weekday', 'rest', 'meals']);
export const isTimed = (element: Element | undefined): boolean => element !== undefined && WHEN.has(element.kind);

/** "6.25, one in the morning and one at night": another number follows before any time, so the first is the strength. */
function firstStrength([first, second]: readonly Element[]): Amount | undefined {
  if (!isAmount(first) || first.unit !== null || !isAmount(second) || second.unit !== null) return undefined;
  return second.value <= FEW && first.value > second.value ? first : undefined;
}

/** Next to a weight, a bare number is a count: "500 mg, two at night". */
export function countBareNumbers(elements: readonly Element[]): readonly Element[] {
  const amounts = elements.filter(isAmount);
  const strength =
    amounts.find(({ unit }) => unit !== null) ??
    firstStrength(elements) ??
    amounts.find(({ value }) => value > MOST_COUNTED);
  if (strength === undefined) return elements;
  const isAlone = isTimed(elements[elements.indexOf(strength) + 1]);
  let before = strength.value;
  return flatMap(elements, (element, at): readonly Element[] => {
    if (!isAmount(element) || element === strength || element.unit !== null) return [element];
    const { value, isAside } = element;
    const isLike = (other: number): boolean => value * ALIKE >= other && value <= other * ALIKE;
    // "40 mg for 3 days then 30 then 20 then 10": each is another dose.
    if (elements[at - 1]?.kind === 'then' && at > elements.indexOf(strength) && isLike(before)) {
      before = value;
      return [{ ...element, unit: strength.unit }];
    }
    const isPart = !Number.isInteger(value * QUARTERS);
    if (strength.unit === null && isPart && value <= MOST_COUNTED) return [];
    if (strength.unit === null) return value <= MOST_COUNTED ? [{ kind: 'count', value }] : [element];
    // "3 mg on weekdays, 4 at weekends": another dose with its own times, not a count.
    if (isAlone && value >= 1 && isLike(strength.value) && isTimed(elements[at + 1]))
      return [{ ...element, unit: strength.unit }];
    // "40 mg tapering down, on 15 now", "last A1c 7.2": implausible as a count or a fraction. "Then 10, now 10 mg": the
    // same dose repeated.
    const isSame = value === strength.value && value > FEW;
    return isSame || value > MOST_COUNTED || isPart ? [] : [{ kind: 'count', value, isAside }];
  });
}
