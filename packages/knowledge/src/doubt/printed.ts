import { type Prepared, readDoubted } from '@evidose/engine';
import type { ReadingCase } from '../reading/corpus.ts';
import { judge } from '../reading/score.ts';

/** Results for printed directions: right, asked about, and wrong without asking. */
export interface Printed {
  readonly dosed: number;
  readonly right: number;
  readonly asked: number;
  readonly silent: readonly string[];
  /** Read as "as needed", or asked about. */
  readonly needed: number;
  readonly neededRight: number;
  /** Strings that produced an entry nobody wrote. */
  readonly stray: number;
  readonly strings: number;
  /** Other mismatches: status, hours, extra entries. */
  readonly others: readonly string[];
  /** Right, but asked about anyway. */
  readonly needless: readonly string[];
}

const doubtIn = (prepared: Prepared, { list, text }: ReadingCase): boolean =>
  readDoubted(prepared, list, text).entries.some(
    ({ medicine, current: [first] }) => (medicine?.doubt ?? first?.doubt) !== undefined,
  );

export function printedOf(prepared: Prepared, cases: readonly ReadingCase[]): Printed {
  const sum = { dosed: 0, right: 0, asked: 0, needed: 0, neededRight: 0, stray: 0, strings: cases.length };
  const silent: string[] = [];
  const others: string[] = [];
  const needless: string[] = [];
  for (const each of cases) {
    const { score, faults } = judge(prepared, each);
    const isAsked = doubtIn(prepared, each);
    const isNeeded = each.expected.some(({ status }) => status === 'as-needed');
    const isDoseRight = score.dosed === score.doses && score.found === score.named;
    if (isNeeded) sum.needed += 1;
    if (isNeeded && score.status === score.found) sum.neededRight += 1;
    if (score.wrong > 0 || score.noise > 0) sum.stray += 1;
    if (each.expected.some(({ dose }) => dose !== null)) {
      sum.dosed += 1;
      if (isDoseRight) sum.right += 1;
      else if (isAsked) sum.asked += 1;
      else silent.push(`${each.text}: ${faults.map(({ what }) => what).join('; ')}`);
    }
    if (isDoseRight && faults.length > 0) others.push(`${each.text}: ${faults.map(({ what }) => what).join('; ')}`);
    if (faults.length === 0 && isAsked) needless.push(each.text);
  }
  return { ...sum, silent, others, needless };
}
