import { DISCLAIMER, doseText, evidenceTexts, severityTexts, slotTexts } from '@evidose/contract';
import PDFDocument from 'pdfkit';
import { printable } from './pdf-text.ts';
import type { Plan } from './plan.ts';

const MARGIN = 44;
const INK = '#1c2b2a';
const FAINT = '#566563';
const ACCENT = '#0f5f56';
/** The doctor gets one page: what does not fit at this size is set smaller, down to the smallest that is still read. */
const SIZES = [9.5, 8.5, 7.5, 6.5] as const;

type Doc = InstanceType<typeof PDFDocument>;

interface Block {
  readonly heading: string;
  readonly lines: readonly string[];
}

function blocksOf({ batch }: Plan): Block[] {
  const { recommendation: result, supplements } = batch;
  const blocks: Block[] = [
    { heading: 'To note first', lines: result.alerts.map(({ title, message }) => `${title}. ${message}`) },
    {
      heading: 'Suggested, to talk over',
      lines: supplements.map((item) => {
        const when = item.timing.slot.map((slot) => slotTexts[slot].toLowerCase()).join(', ');
        const why = item.reasons.map(({ message }) => message).join(' ');
        const grade = `evidence ${item.evidence} (${evidenceTexts[item.evidence].title.toLowerCase()})`;
        return `${item.name}, ${doseText(item.dose)}, ${item.form.label}, ${when}; ${grade}. ${why}`;
      }),
    },
    {
      heading: 'Interactions that remain',
      lines: supplements.flatMap((item) =>
        item.interactions.map(
          (row) => `${item.name} with ${row.with} (${severityTexts[row.severity].toLowerCase()}): ${row.message}`,
        ),
      ),
    },
    {
      heading: 'Medicines as given',
      lines: result.medications.map(({ text, name, id }) =>
        id === null ? `${text} (not recognised, not checked)` : `${text}: ${name}`,
      ),
    },
    {
      heading: 'Supplements taken already',
      lines: result.currentSupplements.map(({ text, message }) => `${text}: ${message}`),
    },
    {
      heading: 'Left out for safety',
      lines: result.excluded
        .map(({ name, reasons }) => ({ name, reason: reasons.find(({ sources }) => sources.length > 0) }))
        .flatMap(({ name, reason }) => (reason === undefined ? [] : [`${name}: ${reason.message}`])),
    },
    {
      heading: 'Tests worth discussing',
      lines: result.labSuggestions.map(({ name, message }) => `${name}: ${message}`),
    },
  ];
  return blocks.filter(({ lines }) => lines.length > 0);
}

function writeHead(doc: Doc, { person, batch }: Plan, size: number): void {
  const date = batch.addedOn.slice(0, 10);
  doc
    .fillColor(ACCENT)
    .font('Helvetica-Bold')
    .fontSize(size + 8)
    .text('Evidose: supplement plan for your doctor');
  doc.fillColor(FAINT).font('Helvetica').fontSize(size);
  doc.text(
    printable(
      `${person.firstName} ${person.lastName} · made on ${date} from the person's own answers · not a prescription`,
    ),
  );
  doc.moveDown(0.4).fillColor(INK).text(printable(batch.recommendation.summary));
}

function writeBlock(doc: Doc, { heading, lines }: Block, size: number): void {
  doc
    .moveDown(0.6)
    .fillColor(ACCENT)
    .font('Helvetica-Bold')
    .fontSize(size + 1.5)
    .text(heading);
  doc.fillColor(INK).font('Helvetica').fontSize(size);
  for (const line of lines) doc.text(`•  ${printable(line)}`, { indent: 0, paragraphGap: 1.5 });
}

function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

async function write(plan: Plan, size: number): Promise<{ pages: number; content: Buffer }> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: 'Evidose supplement plan', Creator: 'Evidose', CreationDate: plan.today },
  });
  let pages = 1;
  doc.on('pageAdded', () => {
    pages += 1;
  });
  const done = bytesOf(doc);
  // Headings and paragraphs are tagged, so that a screen reader can walk the page.
  const section = doc.struct('Document');
  doc.addStructure(section);
  section.add(doc.struct('H1', {}, () => writeHead(doc, plan, size)));
  for (const block of blocksOf(plan)) section.add(doc.struct('Sect', {}, () => writeBlock(doc, block, size)));
  section.add(
    doc.struct('P', {}, () => {
      doc
        .moveDown(0.8)
        .fillColor(FAINT)
        .fontSize(Math.max(6, size - 2))
        .text(DISCLAIMER);
    }),
  );
  section.end();
  doc.end();
  return { pages, content: await done };
}

export async function planAsPdf(plan: Plan): Promise<Buffer> {
  for (const size of SIZES) {
    const { pages, content } = await write(plan, size);
    if (pages === 1 || size === SIZES.at(-1)) return content;
  }
  throw new Error('unreachable: the last size always answers');
}
