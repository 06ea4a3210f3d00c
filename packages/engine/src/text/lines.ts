import { signKind } from './scan/punctuation.ts';
import { tokensOf } from './tokens.ts';

const ENDS: ReadonlySet<string> = new Set(['stop', 'comma', 'dash']);

export function linesOf(text: string): string[] {
  const lines: string[] = [];
  let from = 0;
  const tokens = tokensOf(text);
  for (const [at, { start, end, kind }] of tokens.entries()) {
    if (kind !== 'sign' || !ENDS.has(signKind({ text, tokens }, { at, last: undefined }))) continue;
    lines.push(text.slice(from, start).trim());
    from = end;
  }
  lines.push(text.slice(from).trim());
  return lines.filter((line) => line !== '');
}
