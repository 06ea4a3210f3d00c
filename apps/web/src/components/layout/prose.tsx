import type { ReactNode } from 'react';

/** Long reading: plain h2, p, ul, table inside are styled by prose.css. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
