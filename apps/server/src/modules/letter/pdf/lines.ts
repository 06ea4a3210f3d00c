import type { Weight } from './fonts.ts';
import { type Run, runsOf, runsRightToLeft } from './runs.ts';

/** Text of one weight. */
export interface Span {
  readonly text: string;
  readonly weight?: Weight;
}

interface Word {
  readonly runs: readonly Run[];
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** Whether a space precedes it. */
  readonly isApart: boolean;
}

export interface Line {
  readonly words: readonly Word[];
}

export interface Measure {
  readonly widthOf: (run: Run) => number;
  readonly blank: number;
}

function wordsOf(spans: readonly Span[], { widthOf }: Measure, widest: number): Word[] {
  const words: Word[] = [];
  let isApart = false;
  for (const { text, weight = 'regular' } of spans) {
    for (const part of text.split(/(\s+)/)) {
      if (part === '') continue;
      if (/^\s+$/.test(part)) {
        isApart = true;
        continue;
      }
      for (const piece of piecesOf(part, { weight, widest, widthOf })) {
        words.push({ ...piece, isRightToLeft: runsRightToLeft(part), isApart });
        isApart = false;
      }
    }
  }
  return words;
}

interface PieceParts {
  readonly weight: Weight;
  readonly widest: number;
  readonly widthOf: (run: Run) => number;
}

/** A word, split if it is wider than the column: Chinese and Japanese have no spaces. */
function piecesOf(word: string, { weight, widest, widthOf }: PieceParts): { runs: Run[]; width: number }[] {
  const measured = (text: string) => {
    const runs = runsOf(text, weight);
    return { runs, width: runs.reduce((sum, run) => sum + widthOf(run), 0) };
  };
  const whole = measured(word);
  if (whole.width <= widest) return [whole];
  const pieces: { runs: Run[]; width: number }[] = [];
  let kept = '';
  for (const character of word) {
    if (kept !== '' && measured(kept + character).width > widest) {
      pieces.push(measured(kept));
      kept = '';
    }
    kept += character;
  }
  return [...pieces, measured(kept)];
}

/** Wraps spans to a width. */
export function linesOf(spans: readonly Span[], measure: Measure, width: number): Line[] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of wordsOf(spans, measure, width)) {
    const gap = word.isApart && line.length > 0 ? measure.blank : 0;
    if (line.length > 0 && used + gap + word.width > width) {
      lines.push(line);
      line = [{ ...word, isApart: false }];
      used = word.width;
      continue;
    }
    line.push(word);
    used += gap + word.width;
  }
  if (line.length > 0) lines.push(line);
  return lines.map((words) => ({ words: inReadingOrder(words) }));
}

/** Reorders adjacent words of a right-to-left script; each is shaped by its font. */
function inReadingOrder(words: readonly Word[]): Word[] {
  const ordered: Word[] = [];
  let turned: Word[] = [];
  const flush = () => {
    const gaps = turned.map(({ isApart }) => isApart);
    ordered.push(...turned.toReversed().map((word, index) => ({ ...word, isApart: gaps[index] ?? false })));
    turned = [];
  };
  for (const word of words) {
    if (word.isRightToLeft) turned.push(word);
    else {
      flush();
      ordered.push(word);
    }
  }
  flush();
  return ordered;
}
