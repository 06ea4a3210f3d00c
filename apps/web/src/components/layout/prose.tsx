import type { ReactNode } from 'react';

/** Long text: plain h2, p, ul and table are styled by prose.css. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
