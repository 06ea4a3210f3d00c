import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsPrerendering } from '../../lib/prerender-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/logo.tsx';
import { type NavItem, NavItems } from './nav-items.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useMenuPanel } from './use-menu-panel.ts';

interface TopBarProps {
  readonly label: string;
  readonly home: string;
  readonly items: readonly NavItem[];
  readonly actions: (place: 'bar' | 'menu') => ReactNode;
}

const BAR = 'no-print bar-sticky z-30 border-line/70 border-b bg-canvas/85 backdrop-blur-md';
const ROW = 'mx-auto flex h-(--bar-height) max-w-page items-center justify-between gap-4 px-5 sm:px-8';

/** Shared by both navigation bars. */
export function TopBar({ label, home, items, actions }: TopBarProps) {
  const menu = useMenuPanel();
  const homeLink = (
    <Link to={home} aria-label="Evidose, home" className="flex rounded-md py-1">
      <Logo />
    </Link>
  );
  if (useIsPrerendering()) {
    return (
      <header className={BAR}>
        <div className={ROW}>{homeLink}</div>
      </header>
    );
  }
  return (
    <header className={BAR}>
      <div className={ROW}>
        {homeLink}
        <nav aria-label={label} className="hidden lg:block">
          <NavItems items={items} look="row" />
        </nav>
        <div className="flex items-center gap-1.5">
          <ThemeButton />
          <div className="hidden items-center gap-1.5 lg:flex">{actions('bar')}</div>
          <IconButton
            ref={menu.triggerRef}
            label={menu.isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={menu.isOpen}
            aria-controls="menu"
            className="lg:hidden"
            onPress={menu.toggle}
          >
            {menu.isOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
          {/* Room for the assistant's button, which overlays the bar. */}
          <span aria-hidden="true" className="w-12 shrink-0 sm:w-24" />
        </div>
      </div>
      <div id="menu" hidden={!menu.isOpen} className="lg:hidden">
        <nav
          aria-label={label}
          className="mx-auto max-h-[calc(100dvh-var(--bar-height))] max-w-page animate-fade overflow-y-auto px-5 pt-2 pb-6 sm:px-8"
        >
          <NavItems items={items} look="column" />
          <div className="mt-4 flex flex-col gap-2.5">{actions('menu')}</div>
        </nav>
      </div>
    </header>
  );
}
