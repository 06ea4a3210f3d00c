import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly className?: string;
}

export function Card({ children, as: Element = 'div', className }: CardProps) {
  return (
    <Element className={cx('rounded-xl border border-line bg-surface/85 p-5 shadow-low sm:p-7', className)}>
      {children}
    </Element>
  );
}
