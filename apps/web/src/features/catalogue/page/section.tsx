import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useDeferredLayout } from '../../../lib/deferred-layout.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Its parts are deferred one by one, not the whole section. */
  readonly isInParts?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, isInParts = false, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'flex flex-col gap-4',
        useDeferredLayout('[contain-intrinsic-size:auto_40rem]', { isNear: isInParts, isInTurn: true }),
      )}
    >
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-heading outline-none">
        {title}
      </h2>
      {lead !== undefined && <p className="max-w-text text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}

export interface SectionLink {
  readonly id: string;
  readonly title: string;
}

/** Scrolls to a section and focuses it, without a history entry. */
export function SectionLinks({ links }: { readonly links: readonly SectionLink[] }) {
  function go(event: React.MouseEvent, id: string) {
    event.preventDefault();
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="flex flex-wrap gap-x-1 gap-y-1 lg:flex-col">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              className="inline-flex min-h-9 items-center rounded-full px-3 text-ink-soft text-sm transition hover:bg-accent-wash hover:text-ink max-lg:border max-lg:border-line max-lg:bg-surface"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
