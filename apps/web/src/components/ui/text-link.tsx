import { Link, type LinkProps } from 'react-router';
import { cx } from '../../lib/cx.ts';

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  readonly className?: string;
}

export function TextLink({ className, ...props }: TextLinkProps) {
  return (
    <Link
      {...props}
      className={cx(
        'rounded-sm text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  );
}
