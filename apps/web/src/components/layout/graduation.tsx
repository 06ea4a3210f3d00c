/** A divider like the marks on a measuring glass. */
export function Graduation({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`graduation ${className ?? ''}`} />;
}
