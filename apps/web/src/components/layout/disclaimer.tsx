/** Required next to every claim; the wording is fixed. */
export const FDA_DISCLAIMER =
  'This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.';

export function Disclaimer({ className }: { readonly className?: string }) {
  return <p className={className ?? 'text-ink-faint text-xs'}>{FDA_DISCLAIMER}</p>;
}
