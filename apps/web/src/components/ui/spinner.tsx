import { cx } from '../../lib/cx.ts';

export function Spinner({ label, className }: { readonly label: string; readonly className?: string }) {
  return (
    <span role="img" aria-label={label} className={cx('inline-flex', className)}>
      <svg aria-hidden="true" width="1.25em" height="1.25em" viewBox="0 0 24 24" className="animate-turn">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2.5" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
