import PDFDocument from 'pdfkit';
import { type Face, faceBytes, faceFor } from './fonts.ts';
import { type Line, linesOf, type Measure, type Span } from './lines.ts';

export const MARGIN = 36;
const FOOT = 24;
const GUTTER = 10;
const BLANK = 0x20;
/** The smallest font size. */
export const SMALLEST = 10;
const LEADING = 1.18;
/** From the top of a line to its baseline. */
const ASCENT = 0.95;

export interface Look {
  readonly size?: number;
  readonly colour?: string;
}
export const INK = '#1c2b2a';
export const FAINT = '#4a5957';
export const ACCENT = '#0f5f56';
const RULE = '#b9c6c3';

interface Column {
  readonly width: number;
  readonly lines: readonly Line[];
}

type Doc = InstanceType<typeof PDFDocument>;
type Parent = ReturnType<Doc['struct']>;

export const lineHeight = (size: number) => size * LEADING;

/** A4 sheets filled from the top; tracks the position of the next line and adds sheets. */
export class Sheet {
  readonly doc: Doc;
  readonly width: number;
  private readonly bottom: number;
  private readonly done: Promise<Buffer>;
  private y = MARGIN;
  private readonly blankFace = faceFor(BLANK, 'regular');
  private readonly known = new Set<string>();
  private readonly widths = new Map<string, number>();
  private readonly document: Parent;

  constructor(title: string, today: Date) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      info: { Title: title, Creator: 'Evidose', CreationDate: today },
    });
    this.width = this.doc.page.width - 2 * MARGIN;
    this.bottom = this.doc.page.height - MARGIN - FOOT / 2;
    this.document = this.doc.struct('Document');
    this.doc.addStructure(this.document);
    this.done = new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  private use(face: Face, size: number): void {
    if (!this.known.has(face.name)) this.doc.registerFont(face.name, faceBytes(face));
    this.known.add(face.name);
    this.doc.font(face.name, size);
  }

  private measure(size: number): Measure {
    const widthOf = ({ face, text }: { face: Face; text: string }) => {
      // Shaping is expensive, and widths scale with the size, so each word is shaped once.
      const key = `${face.name}\n${text}`;
      const kept = this.widths.get(key);
      if (kept !== undefined) return kept * size;
      this.use(face, 1);
      const width = this.doc.widthOfString(text);
      this.widths.set(key, width);
      return width * size;
    };
    return { widthOf, blank: this.blankFace === null ? size / 4 : widthOf({ face: this.blankFace, text: ' ' }) };
  }

  linesOf(spans: readonly Span[], width: number, size = SMALLEST): Line[] {
    return linesOf(spans, this.measure(size), width);
  }

  get room(): number {
    return this.bottom - this.y;
  }

  newPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
    this.y = MARGIN;
  }

  /** Starts a new sheet unless this much still fits. */
  need(height: number): void {
    if (this.room < height && this.y > MARGIN) this.newPage();
  }

  skip(height: number): void {
    this.y += height;
  }

  rule(): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke();
    this.doc.endMarkedContent();
    this.y += 3;
  }

  private drawLine({ words }: Line, x: number, y: number, size: number): void {
    const { widthOf, blank } = this.measure(size);
    let at = x;
    // Adjacent words in one font are set together, so that text can be extracted as sentences.
    const kept: { face: Face; text: string; x: number }[] = [];
    for (const [index, { runs, isApart, isRightToLeft }] of words.entries()) {
      let gap = isApart && index > 0 ? blank : 0;
      for (const run of runs) {
        const last = isRightToLeft ? undefined : kept.at(-1);
        if (last?.face.name === run.face.name) last.text += `${gap > 0 ? ' ' : ''}${run.text}`;
        else {
          // A real space, or programs that extract the text would join the words.
          if (gap > 0 && this.blankFace !== null) kept.push({ face: this.blankFace, text: ' ', x: at });
          kept.push({ face: run.face, text: run.text, x: at + gap });
        }
        at += gap + widthOf(run);
        gap = 0;
      }
    }
    for (const { face, text, x: left } of kept) {
      this.use(face, size);
      this.doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    }
  }

  /** Paragraphs break across sheets line by line. */
  paragraph(tag: string, spans: readonly Span[], look: Look & { readonly indent?: number } = {}): void {
    const { size = SMALLEST, colour = INK, indent = 0 } = look;
    let lines = this.linesOf(spans, this.width - indent, size);
    while (lines.length > 0) {
      this.need(lineHeight(size));
      const fitting = Math.max(1, Math.min(lines.length, Math.floor(this.room / lineHeight(size))));
      const now = lines.slice(0, fitting);
      this.tagged(tag, () => this.drawLines(now, { x: MARGIN + indent, size, colour }));
      this.y += now.length * lineHeight(size);
      lines = lines.slice(fitting);
    }
  }

  /** Short entries in two columns. */
  columns(entries: readonly (readonly Span[])[]): void {
    const width = this.width / 2;
    const lines = entries.map((spans) => this.linesOf(spans, width - GUTTER));
    for (let at = 0; at < lines.length; at += 2) {
      const pair = lines.slice(at, at + 2);
      const height = Math.max(...pair.map(({ length }) => length)) * lineHeight(SMALLEST);
      this.need(height);
      this.drawRow(
        pair.map((cell) => ({ width, lines: cell })),
        'P',
      );
      this.y += height;
    }
  }

  private tagged(tag: string, draw: () => void): void {
    this.document.add(this.doc.struct(tag, {}, draw));
  }

  private drawLines(lines: readonly Line[], { x, size, colour }: { x: number; size: number; colour: string }): void {
    this.doc.fillColor(colour);
    for (const [index, line] of lines.entries()) {
      this.drawLine(line, x, this.y + index * lineHeight(size) + size * ASCENT, size);
    }
  }

  /** A row of columns; its lines continue on the next sheet if necessary. */
  row(columns: readonly Column[], isHead = false): void {
    const height = lineHeight(SMALLEST);
    let rest = columns;
    while (rest.some(({ lines }) => lines.length > 0)) {
      const longest = Math.max(...rest.map(({ lines }) => lines.length));
      const fits = Math.floor((this.room - 6) / height);
      // Avoids leaving just a few lines at the bottom of a sheet.
      if (longest > fits && fits < 5) {
        this.newPage();
        continue;
      }
      const count = Math.min(longest, fits);
      const now = rest.map(({ width, lines }) => ({ width, lines: lines.slice(0, count) }));
      this.drawRow(now, isHead ? 'TH' : 'TD');
      this.y += count * height + 3;
      this.rule();
      rest = rest.map(({ width, lines }) => ({ width, lines: lines.slice(count) }));
    }
  }

  private drawRow(columns: readonly Column[], tag: 'TH' | 'TD' | 'P'): void {
    const row = this.doc.struct(tag === 'P' ? 'Div' : 'TR');
    let x = MARGIN;
    for (const { width, lines } of columns) {
      const at = x;
      const draw = () => this.drawLines(lines, { x: at, size: SMALLEST, colour: tag === 'TH' ? FAINT : INK });
      row.add(this.doc.struct(tag, {}, draw));
      x += width;
    }
    this.document.add(row);
  }

  /** Page numbers come last, when the total is known. */
  async finish(foot: (page: number, pages: number) => string): Promise<{ pages: number; content: Buffer }> {
    this.document.end();
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      const [line] = this.linesOf([{ text: foot(page + 1, count) }], this.width);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.doc.fillColor(FAINT);
      if (line !== undefined) this.drawLine(line, MARGIN, this.doc.page.height - MARGIN + FOOT / 3, SMALLEST);
      this.doc.endMarkedContent();
    }
    this.doc.end();
    return { pages: count, content: await this.done };
  }
}
