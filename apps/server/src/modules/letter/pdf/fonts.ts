import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { plainFont } from './woff.ts';

const FOLDER = new URL('../../../../fonts/', import.meta.url);

export type Weight = 'regular' | 'bold';

/** Tried in this order; a letter uses the first font that has it. Bold exists for the scripts of our own text. */
const PLAIN = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;
const OTHERS = [
  'arabic',
  'hebrew',
  'devanagari',
  'bengali',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'gujarati',
  'gurmukhi',
  'oriya',
  'sinhala',
  'thai',
  'lao',
  'khmer',
  'myanmar',
  'georgian',
  'armenian',
  'ethiopic',
  'thaana',
  'syriac',
  'nko',
  'tifinagh',
  'cherokee',
  'mongolian',
] as const;

interface Face {
  readonly name: string;
  readonly file: string;
}

const plainFaces = (weight: 400 | 700): Face[] =>
  PLAIN.map((script) => ({ name: `${script}-${weight}`, file: `noto-sans-${script}-${weight}-normal.woff` }));

const OTHER_FACES: readonly Face[] = [
  ...OTHERS.map((script) => ({ name: script, file: `noto-sans-${script}-400-normal.woff` })),
  { name: 'tibetan', file: 'noto-serif-tibetan-400-normal.woff' },
  { name: 'korean', file: 'noto-sans-kr-400-normal.woff' },
  { name: 'han', file: 'droid-sans-fallback.ttf' },
  { name: 'symbols', file: 'noto-sans-symbols-2-400-normal.woff' },
  { name: 'math', file: 'noto-sans-math-400-normal.woff' },
];

const FACES: Readonly<Record<Weight, readonly Face[]>> = {
  regular: [...plainFaces(400), ...OTHER_FACES],
  bold: [...plainFaces(700), ...OTHER_FACES],
};

const bytes = new Map<string, Buffer>();
const letters = new Map<string, ReadonlySet<number>>();

/** Loaded once per process. */
export function faceBytes({ file }: Face): Buffer {
  const kept = bytes.get(file) ?? plainFont(readFileSync(fileURLToPath(new URL(file, FOLDER))));
  bytes.set(file, kept);
  return kept;
}

function lettersOf(face: Face): ReadonlySet<number> {
  const kept = letters.get(face.file);
  if (kept !== undefined) return kept;
  const font = fontkit.create(faceBytes(face));
  const known = new Set('characterSet' in font ? font.characterSet : []);
  letters.set(face.file, known);
  return known;
}

export function faceFor(codePoint: number, weight: Weight): Face | null {
  return FACES[weight].find((face) => lettersOf(face).has(codePoint)) ?? null;
}

export type { Face };
