import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-2 max-w-text text-ink-soft">{lead}</p>}
      <div className="mt-5 flex flex-col gap-6">{children}</div>
    </section>
  );
}
