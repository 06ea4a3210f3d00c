import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { useIsPrerendering } from '../../lib/prerender-context.ts';

interface PageShellProps {
  /** The page's only h1; it gets focus after a navigation. */
  readonly title: ReactNode;
  readonly kicker?: ReactNode;
  readonly lead?: ReactNode;
  readonly isCompact?: boolean;
  readonly width?: 'form' | 'text' | 'page';
  readonly children?: ReactNode;
}

const WIDTHS = { form: 'max-w-form', text: 'max-w-text', page: 'max-w-page' } as const;

/** Render it at once, even while data is loading. */
export function PageShell({ title, kicker, lead, width = 'page', isCompact = false, children }: PageShellProps) {
  const isDrawnAhead = useIsPrerendering();
  return (
    <div className={cx('mx-auto w-full px-5 sm:px-8', isCompact ? 'pt-4 sm:pt-8' : 'pt-12 sm:pt-20', WIDTHS[width])}>
      <header className="max-w-text">
        {kicker !== undefined && <p className="mb-3 font-semibold text-accent-text text-sm">{kicker}</p>}
        <h1 tabIndex={-1} className={isCompact ? 'text-heading' : 'text-title'}>
          {title}
        </h1>
        {lead !== undefined && <p className="mt-4 text-ink-soft text-lead">{lead}</p>}
      </header>
      {children !== undefined && !isDrawnAhead && <div className={isCompact ? 'mt-3' : 'mt-10'}>{children}</div>}
    </div>
  );
}
