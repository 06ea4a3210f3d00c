/** One small change to a file. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly faulty: string;
}

const swaps: readonly (readonly [RegExp, string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/\bmayHold\(/g, 'surelyHolds('],
  [/\bMath\.min\(/g, 'Math.max('],
  [/\bMath\.max\(/g, 'Math.min('],
  [/\bcertain\b(?=,)/g, 'possible'],
  [/\bcontinue;/g, ';'],
  [/\breturn true;/g, 'return false;'],
  [/\breturn false;/g, 'return true;'],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
];

const isCode = (line: string): boolean => !/^\s*(\/\/|\/?\*|import )/.test(line);

/** Every place where one of the swaps applies, outside comments and imports. */
export function faultsIn(file: string, text: string): Fault[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i) =>
    isCode(line)
      ? swaps.flatMap(([from, to]) =>
          [...line.matchAll(from)].map((match) => {
            const at = match.index;
            const changed = line.slice(0, at) + to + line.slice(at + match[0].length);
            const faulty = [...lines.slice(0, i), changed, ...lines.slice(i + 1)].join('\n');
            return { file, line: i + 1, what: `${match[0].trim()} → ${to.trim()}`, faulty };
          }),
        )
      : [],
  );
}

/** The same seed gives the same sample. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const left = [...all];
  const sample: T[] = [];
  let state = seed >>> 0;
  while (left.length > 0 && sample.length < count) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    sample.push(...left.splice(state % left.length, 1));
  }
  return sample;
}
