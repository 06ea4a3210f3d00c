import {
  askedSectionIds,
  type Field,
  fieldsOfSection,
  isField,
  type Question,
  questionOf,
  type SectionId,
} from '@evidose/contract';

export type ScreenSize = 'narrow' | 'wide';

/** One screen: some questions of one section, named after its first field. */
export interface Step {
  readonly place: Field;
  readonly section: SectionId;
  /** Includes follow-ups, which are shown depending on the answers. */
  readonly fields: readonly Field[];
}

export type Place = Field | 'review';
export const isPlace = (value: unknown): value is Place =>
  value === 'review' || (typeof value === 'string' && isField(value));

/** Rough heights in answer-card rows: precise enough to tell what fits on a screen. */
const ROOM: Record<ScreenSize, number> = { narrow: 9, wide: 11 };
const HEADING_ROWS = 1.6;
const WHOLE_SCREEN = 100;

/** How many options fit side by side, by the longest label; mirrors the CSS grid. */
function columnsOf(options: Readonly<Record<string, string>>, size: ScreenSize): number {
  const longest = Math.max(...Object.values(options).map((label) => label.length));
  if (longest <= 2) return size === 'wide' ? 8 : 4;
  if (longest <= 11) return size === 'wide' ? 4 : 2;
  return longest <= 24 && size === 'wide' ? 2 : 1;
}

function rowsOf(question: Question, size: ScreenSize): number {
  switch (question.kind) {
    case 'number':
      return HEADING_ROWS + (question.unit === 'years' ? 1 : 2);
    case 'one':
      return HEADING_ROWS + Math.ceil(Object.keys(question.options).length / columnsOf(question.options, size));
    case 'many':
      return question.groups === undefined
        ? HEADING_ROWS + Math.ceil(Object.keys(question.options).length / columnsOf(question.options, size))
        : WHOLE_SCREEN;
    case 'text':
      return HEADING_ROWS + 2;
    case 'labs':
    case 'frequency':
      return WHOLE_SCREEN;
  }
}

/** A question with its follow-ups, which share its screen. A follow-up appears later, so it takes no room at first. */
function blocksOf(section: SectionId): Field[][] {
  const blocks: Field[][] = [];
  for (const field of fieldsOfSection(section)) {
    const followed = questionOf(field).shownWhen?.field;
    const block = blocks.find((members) => members.some((member) => member === followed));
    if (block === undefined) blocks.push([field]);
    else block.push(field);
  }
  return blocks;
}

interface Block {
  readonly fields: readonly Field[];
  readonly rows: number;
}
const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { rows }) => sum + rows, 0);

/** Every way to split the blocks, in order, into this many screens. */
function cuts(blocks: readonly Block[], screens: number): Block[][][] {
  if (screens === 1) return [[[...blocks]]];
  return blocks
    .slice(1)
    .flatMap((_, index) =>
      cuts(blocks.slice(index + 1), screens - 1).map((rest) => [blocks.slice(0, index + 1), ...rest]),
    );
}

/** As few screens as fit the blocks, split as evenly as possible. */
function evenScreens(blocks: readonly Block[], room: number): Block[][] {
  const tallest = (screens: Block[][]) => Math.max(...screens.map(heightOf));
  for (let count = 1; count < blocks.length; count += 1) {
    const [best] = cuts(blocks, count).sort((a, b) => tallest(a) - tallest(b));
    if (best?.every((screen) => screen.length === 1 || heightOf(screen) <= room)) return best;
  }
  return blocks.map((block) => [block]);
}

function stepsOfSection(section: SectionId, size: ScreenSize): Step[] {
  const blocks = blocksOf(section).map((fields) => ({
    fields,
    rows: fields.slice(0, 1).reduce((rows, field) => rows + rowsOf(questionOf(field), size), 0),
  }));
  return evenScreens(blocks, ROOM[size]).flatMap((screen) => {
    const members = screen.flatMap(({ fields }) => fields);
    const [place] = members;
    return place === undefined ? [] : [{ place, section, fields: members }];
  });
}

const built = new Map<ScreenSize, readonly Step[]>();

export function stepsFor(size: ScreenSize): readonly Step[] {
  let steps = built.get(size);
  if (steps === undefined) {
    steps = askedSectionIds.flatMap((section) => stepsOfSection(section, size));
    built.set(size, steps);
  }
  return steps;
}

/** Finds the same position on a screen of another size. */
export function stepOf(field: Field, size: ScreenSize): Step {
  const step = stepsFor(size).find((candidate) => candidate.fields.includes(field));
  if (step === undefined) throw new Error(`No step holds ${field}`);
  return step;
}

export function placeAfter(place: Field, size: ScreenSize): Place {
  const steps = stepsFor(size);
  return steps[steps.indexOf(stepOf(place, size)) + 1]?.place ?? 'review';
}

export function placeBefore(place: Place, size: ScreenSize): Field | null {
  const steps = stepsFor(size);
  if (place === 'review') return steps.at(-1)?.place ?? null;
  return steps[steps.indexOf(stepOf(place, size)) - 1]?.place ?? null;
}

const [firstSection] = askedSectionIds;
export const firstPlace: Field = (firstSection === undefined ? undefined : fieldsOfSection(firstSection)[0]) ?? 'age';
