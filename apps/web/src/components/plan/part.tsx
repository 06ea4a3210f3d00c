import type { ReactNode } from 'react';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Part({ id, title, lead, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-2 max-w-text text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
