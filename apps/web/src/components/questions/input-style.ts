import { cx } from '../../lib/cx.ts';

/** Styles a native input like the other fields; `scroll-my` keeps it clear of the sticky bars when focused. */
export const fieldStyle = cx(
  'min-h-12 w-full scroll-my-28 rounded-md border border-edge bg-surface px-4 py-2.5 text-base text-ink transition placeholder:text-ink-faint',
  'hover:border-ink-faint focus:border-accent focus:outline-2 focus:outline-accent focus:-outline-offset-1',
  'aria-invalid:border-urgent',
);

export const numberStyle = cx(fieldStyle, 'tabular-nums');
