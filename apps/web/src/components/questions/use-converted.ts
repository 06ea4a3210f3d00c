import { useState } from 'react';

interface Converted<T> {
  readonly shown: T;
  readonly type: (shown: T) => void;
}

interface Conversion<T> {
  /** When this changes, the shown text is converted again. */
  readonly unit: string;
  readonly stored: string;
  readonly store: (text: string) => void;
  readonly toShown: (stored: string) => T;
  /** Null while the text cannot be converted. */
  readonly toStored: (shown: T) => string | null;
  readonly isBlank: (shown: T) => boolean;
  /** What to store when the text cannot be converted, so that it is neither lost nor taken for an answer. */
  readonly asTyped: (shown: T) => string;
}

/**
 * Fields in another unit than the stored one. The typed text is kept; it is read back from the store only when
 * something else changed it.
 */
export function useConverted<T>(conversion: Conversion<T>): Converted<T> {
  const { unit, stored, store, toShown, toStored, isBlank, asTyped } = conversion;
  const [typed, setTyped] = useState({ shown: toShown(stored), stored, unit });
  const isCurrent = typed.stored === stored && typed.unit === unit;
  return {
    shown: isCurrent ? typed.shown : toShown(stored),
    type: (shown) => {
      const next = isBlank(shown) ? '' : (toStored(shown) ?? asTyped(shown));
      setTyped({ shown, stored: next, unit });
      store(next);
    },
  };
}
