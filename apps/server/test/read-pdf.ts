import { inflateSync } from 'node:zlib';
import PDFParser from 'pdf2json';

interface ReadPdf {
  readonly pages: number;
  readonly text: string;
  /** Every size that text is set in, in points. */
  readonly sizes: number[];
}

/** The drawing instructions of a PDF. */
function streamsOf(content: Buffer): string[] {
  const found: string[] = [];
  for (let at = content.indexOf('stream\n'); at !== -1; at = content.indexOf('stream\n', at + 1)) {
    const end = content.indexOf('endstream', at);
    if (content.subarray(at - 3, at).toString() === 'end') continue;
    try {
      found.push(inflateSync(content.subarray(at + 'stream\n'.length, end)).toString('latin1'));
    } catch {
      // A stream of another kind.
    }
  }
  return found;
}

/** The words of a PDF as another program reads them. */
export async function readPdf(content: Buffer): Promise<ReadPdf> {
  const parser = new PDFParser(null, true);
  const data = await new Promise<{ Pages: unknown[] }>((resolve, reject) => {
    parser.on('pdfParser_dataReady', resolve as never);
    parser.on('pdfParser_dataError', reject as never);
    parser.parseBuffer(content, 0);
  });
  const sizes = streamsOf(content).flatMap((stream) =>
    [...stream.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
  );
  // This reader writes the micro sign as the Greek letter.
  const text = parser
    .getRawTextContent()
    .replaceAll('μ', 'µ')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/-+Page \(\d+\) Break-+/g, ' ');
  return { pages: data.Pages.length, text: text.replaceAll(/\s+/g, ' '), sizes: [...new Set(sizes)] };
}
