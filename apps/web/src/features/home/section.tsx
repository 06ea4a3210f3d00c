import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="mx-auto mt-24 w-full max-w-page px-5 sm:mt-32 sm:px-8">
      <h2 className="max-w-text text-title">{title}</h2>
      {lead !== undefined && <p className="mt-4 max-w-text text-ink-soft text-lead">{lead}</p>}
      <div className="mt-9">{children}</div>
    </section>
  );
}
