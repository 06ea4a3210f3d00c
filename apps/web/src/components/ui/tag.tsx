import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { CloseIcon } from './icons.tsx';

interface TagProps {
  readonly children: ReactNode;
  /** When set, the tag can be removed, and this names the button. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
}

export function Tag({ children, onRemove, removeLabel = 'Remove' }: TagProps) {
  return (
    <span className="inline-flex min-h-9 items-center gap-1 rounded-full border border-line bg-surface pr-1.5 pl-3.5 text-sm last:pr-1.5">
      {children}
      {onRemove === undefined ? (
        <span className="w-1.5" />
      ) : (
        <Button
          aria-label={removeLabel}
          onPress={onRemove}
          className="flex size-7 cursor-pointer items-center justify-center rounded-full text-ink-soft hovered:bg-accent-wash hovered:text-ink"
        >
          <CloseIcon className="size-4" />
        </Button>
      )}
    </span>
  );
}
