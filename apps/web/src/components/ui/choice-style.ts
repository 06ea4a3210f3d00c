import { cx } from '../../lib/cx.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly help?: string | undefined;
}

/** One card of a group: the whole of it can be pressed. */
export const choiceCard = cx(
  'choice group relative flex cursor-pointer items-start gap-3 rounded-md border border-edge/60 bg-surface px-4 py-3.5 leading-snug transition',
  'hovered:border-accent hovered:bg-accent-wash/60 selected:border-accent selected:bg-accent-wash selected:shadow-[inset_0_0_0_1px_var(--color-accent)]',
  'off:cursor-default off:border-line off:bg-sunken off:text-ink-faint',
);

export const choiceGrid = (columns: 1 | 2 | 3): string =>
  cx('grid gap-2.5', columns >= 2 && 'sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3');
