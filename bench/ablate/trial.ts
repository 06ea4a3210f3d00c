import { type Prepared, prepare, type ReadEntry, readDoubted } from '@evidose/engine';
import { loadKnowledge } from '@evidose/knowledge';
import { type ReadingCase, readingCases } from '@evidose/knowledge/corpus';

/** Which rules are disabled, and which said yes since the last reset. */
export interface Switches {
  readonly out: Uint8Array;
  readonly met: Uint8Array;
}

const seen = ({ entry, medicine, current: [first] }: ReadEntry): unknown => {
  const { usage, dose } = medicine ?? { usage: first?.usage, dose: null };
  const { word: _, ...rest } = usage ?? {};
  return [
    medicine?.id ?? first?.supplement?.data.id ?? first?.product?.id,
    first?.supplement == null ? dose : [first.amount, first.assumed],
    entry.guessed,
    entry.text,
    first?.prescribed,
    (medicine ?? first)?.doubt,
    rest,
  ];
};

const readingOf = (prepared: Prepared, { list, text }: ReadingCase): string => {
  try {
    const { entries, notUsed } = readDoubted(prepared, list, text);
    return JSON.stringify([entries.map(seen), notUsed.length]);
  } catch {
    return 'an error';
  }
};

/** For each rule, at most `most` strings of the corpus that read differently without it. */
export async function* withoutEach(
  rules: number,
  { out, met }: Switches,
  most: number,
): AsyncGenerator<readonly string[]> {
  const knowledge = await loadKnowledge();
  const prepared = prepare(knowledge);
  const cases = readingCases();
  const metBy: number[][] = Array.from({ length: rules }, () => []);
  const readings = cases.map((each, i) => {
    met.fill(0);
    const reading = readingOf(prepared, each);
    for (let rule = 0; rule < rules; rule++) if (met[rule] === 1) metBy[rule]?.push(i);
    return reading;
  });
  function changedWithout(rule: number, anew: Prepared): readonly string[] {
    const changed: string[] = [];
    for (const i of metBy[rule] ?? []) {
      const each = cases[i] as ReadingCase;
      if (readingOf(anew, each) !== readings[i]) changed.push(each.text);
      if (changed.length >= most) break;
    }
    return changed;
  }
  for (let rule = 0; rule < rules; rule++) {
    out[rule] = 1;
    const changed = changedWithout(rule, prepared);
    // The result for a name may be cached from before the rule was disabled.
    yield changed.length > 0 || metBy[rule]?.length === 0 ? changed : changedWithout(rule, prepare(knowledge));
    out[rule] = 0;
  }
}
