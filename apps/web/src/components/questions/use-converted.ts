import { useState } from 'react';

interface Converted<T> {
  /** What the fields show. */
  readonly shown: T;
  readonly type: (shown: T) => void;
}

interface Conversion<T> {
  /** Of the fields: with another one, what is shown is converted anew. */
  readonly unit: string;
  readonly stored: string;
  readonly store: (text: string) => void;
  readonly toShown: (stored: string) => T;
  /** Null while what is typed cannot be converted. */
  readonly toStored: (shown: T) => string | null;
  readonly isBlank: (shown: T) => boolean;
  /** What to keep of something that cannot be converted, so that it is neither lost nor taken for an answer. */
  readonly asTyped: (shown: T) => string;
}

/**
 * Fields in another unit than the stored one. What is typed stays as typed: it is converted for the store, and read
 * back from there only when somebody else changed it.
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
