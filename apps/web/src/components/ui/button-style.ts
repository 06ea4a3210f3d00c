import { cx } from '../../lib/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
  readonly className?: string | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  // In forced-colors mode this invisible border outlines the button.
  primary:
    'border border-transparent bg-accent text-on-accent shadow-low hovered:bg-accent-strong hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hovered:bg-accent-wash hover:bg-accent-wash',
  quiet: 'text-accent-text hovered:bg-accent-wash hover:bg-accent-wash',
  danger: 'border border-urgent bg-surface text-urgent hovered:bg-urgent-wash hover:bg-urgent-wash',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-4 text-sm gap-1.5',
  md: 'min-h-11 px-5 text-base gap-2',
  lg: 'min-h-13 px-7 text-base gap-2.5',
};

/** Shared by buttons and links that look like buttons. */
export function buttonStyle({ variant = 'primary', size = 'md', isWide, className }: ButtonLook): string {
  return cx(
    'inline-flex cursor-pointer select-none items-center justify-center rounded-full py-2 text-center font-semibold leading-tight no-underline transition',
    'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
    'pressed:scale-[0.985] active:scale-[0.985] off:cursor-default off:border-transparent off:bg-line off:text-ink-soft off:shadow-none',
    VARIANTS[variant],
    SIZES[size],
    isWide && 'w-full',
    className,
  );
}
