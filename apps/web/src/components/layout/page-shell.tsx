import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { useDrawnAhead } from '../../lib/drawn-ahead.ts';

interface PageShellProps {
  /** The page's one h1: it takes the focus after a navigation. */
  readonly title: ReactNode;
  /** A short line above the title. */
  readonly kicker?: ReactNode;
  readonly lead?: ReactNode;
  readonly width?: 'form' | 'text' | 'page';
  readonly children?: ReactNode;
}

const WIDTHS = { form: 'max-w-form', text: 'max-w-text', page: 'max-w-page' } as const;

/** Column, heading and first sentence of a page. Render it at once, also while data is on its way. */
export function PageShell({ title, kicker, lead, width = 'page', children }: PageShellProps) {
  const isDrawnAhead = useDrawnAhead();
  return (
    <div className={cx('mx-auto w-full px-5 pt-12 sm:px-8 sm:pt-20', WIDTHS[width])}>
      <header className="max-w-text">
        {kicker !== undefined && <p className="mb-3 font-semibold text-accent-text text-sm">{kicker}</p>}
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-4 text-ink-soft text-lead">{lead}</p>}
      </header>
      {children !== undefined && !isDrawnAhead && <div className="mt-10">{children}</div>}
    </div>
  );
}
