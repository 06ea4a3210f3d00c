import { NavLink } from 'react-router';
import { cx } from '../../lib/cx.ts';

export interface NavItem {
  readonly to: string;
  readonly label: string;
}

interface NavItemsProps {
  readonly items: readonly NavItem[];
  readonly look: 'row' | 'column';
}

/** The current page is marked by a dot and by aria-current. */
export function NavItems({ items, look }: NavItemsProps) {
  return (
    <ul className={look === 'row' ? 'flex items-center gap-1' : 'flex flex-col'}>
      {items.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            className={cx(
              'group relative flex items-center rounded-full text-ink-soft transition hover:text-ink aria-[current=page]:text-ink',
              look === 'row' ? 'px-3.5 py-2 font-medium text-sm' : 'min-h-12 gap-3 px-1 text-subhead',
            )}
          >
            {look === 'row' && (
              <span className="-translate-x-1/2 absolute bottom-0 left-1/2 size-1.5 scale-0 rounded-full bg-dose transition group-aria-[current=page]:scale-100" />
            )}
            {label}
            {look === 'column' && (
              <span className="size-2 scale-0 rounded-full bg-dose group-aria-[current=page]:scale-100" />
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
