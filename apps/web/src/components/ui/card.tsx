import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

/** A prop rather than `className`: of two color classes, the later in the style sheet would win. */
const TINTS = {
  plain: 'border-line bg-surface/85',
  accent: 'border-accent/40 bg-accent-wash/70',
  good: 'border-good-line bg-good-wash',
  urgent: 'border-urgent-line bg-urgent-wash',
} as const;

interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly tint?: keyof typeof TINTS;
  /** The id of its heading: makes the section a named region. */
  readonly labelledBy?: string;
  readonly className?: string;
}

export function Card({ children, as: Element = 'div', tint = 'plain', labelledBy, className }: CardProps) {
  return (
    <Element
      {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
      className={cx('rounded-xl border p-5 shadow-low sm:p-7', TINTS[tint], className)}
    >
      {children}
    </Element>
  );
}
