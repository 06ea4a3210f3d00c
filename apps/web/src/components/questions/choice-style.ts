import type { Options } from '@evidose/contract';
import { cx } from '../../lib/cx.ts';

/** The native input inside holds the state that the card shows. */
export const answerCard = cx(
  'group flex min-h-12 min-w-0 cursor-pointer items-center gap-3 rounded-md border border-edge/55 bg-surface px-3.5 py-2.5 leading-snug transition',
  'hover:border-accent hover:bg-accent-wash/60 has-checked:border-accent has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3',
);

export const radioMark =
  'size-5 shrink-0 cursor-pointer scroll-my-28 appearance-none rounded-full border-2 border-edge bg-surface transition checked:border-[6px] checked:border-accent focus-visible:outline-none';

/** The tick is cut out of the box with CSS, so that a list of fifty needs no fifty SVGs. */
export const checkMark = cx(
  'flex size-5.5 shrink-0 cursor-pointer scroll-my-28 appearance-none items-center justify-center rounded-[0.4rem] border-2 border-edge bg-surface transition focus-visible:outline-none',
  'checked:border-accent checked:bg-accent',
  "before:hidden before:size-3 before:bg-on-accent before:content-[''] before:[clip-path:polygon(14%_46%,0_62%,42%_100%,100%_18%,84%_4%,40%_68%)] checked:before:block forced-colors:before:bg-[CanvasText]",
);

/** How many characters fit next to the mark in half, a third or a quarter of the column. */
const LETTERS = { digit: 2, word: 11, phrase: 24 } as const;

/** The widest grid in which every label fits on a line or two. */
export function gridOf(options: Options): string {
  const labels = Object.values(options);
  const longest = Math.max(...labels.map((label) => label.length));
  if (longest <= LETTERS.digit) return 'grid-cols-4 sm:grid-cols-8';
  if (longest <= LETTERS.word && labels.length <= 3) return cx('grid-cols-2', labels.length === 3 && 'sm:grid-cols-3');
  if (longest <= LETTERS.word) return cx('grid-cols-2', labels.length === 4 ? 'sm:grid-cols-4' : 'sm:grid-cols-3');
  if (longest <= LETTERS.phrase) return 'sm:grid-cols-2';
  return '';
}
