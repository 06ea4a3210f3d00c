import { tokensOf } from './tokens.ts';

const ENDS: ReadonlySet<string> = new Set([',', ';', '\n', '|', '•', '·', '‣', '●', '!', '?', '、', '，', '；']);
/** A shorter word before a full stop is an abbreviation. */
const SHORTEST_SENTENCE_END = 4;

/** The parts of a text that stand by themselves, cut where the reader ends a part of a sentence. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  let from = 0;
  const tokens = tokensOf(text);
  for (const [at, { word, start, end, kind }] of tokens.entries()) {
    if (kind !== 'sign') continue;
    const before = tokens[at - 1];
    const isSentence =
      word === '.' &&
      before?.kind === 'word' &&
      before.word.length >= SHORTEST_SENTENCE_END &&
      /\s/.test(text[end] ?? ' ');
    const isDash =
      (word === '-' || word === '–' || word === '—') &&
      /\s/.test(text[start - 1] ?? ' ') &&
      /\s/.test(text[end] ?? ' ');
    if (!ENDS.has(word) && !isSentence && !isDash) continue;
    lines.push(text.slice(from, start).trim());
    from = end;
  }
  lines.push(text.slice(from).trim());
  return lines.filter((line) => line !== '');
}
