import { StringDecoder } from 'node:string_decoder';

/** Many times the longest questionnaire. A longer line is rejected without being buffered. */
const LONGEST_LINE = 1024 * 1024;

/**
 * The lines of a stream, however its chunks are cut. A line past the limit is null. The last line needs no line break.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<readonly (string | null)[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isTooLong = false;
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    const lines: (string | null)[] = [];
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const line = rest + text.slice(from, end);
      lines.push(isTooLong || line.length > LONGEST_LINE ? null : line);
      rest = '';
      isTooLong = false;
      from = end + 1;
    }
    rest += text.slice(from);
    if (rest.length > LONGEST_LINE) {
      isTooLong = true;
      rest = '';
    }
    if (lines.length > 0) yield lines;
  }
  rest += decoder.end();
  if (isTooLong) yield [null];
  else if (rest !== '') yield [rest];
}
