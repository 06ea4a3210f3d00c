/** What floats above the page: lists, menus, hints. */
export const floating =
  'rounded-lg border border-line bg-raised shadow-high overflow-auto overscroll-contain entering:animate-fade outline-none';

export const floatingItem =
  'flex cursor-pointer items-center gap-2.5 rounded-sm px-3 py-2.5 leading-snug outline-none focused:bg-accent-wash selected:font-semibold off:cursor-default off:text-ink-faint';
