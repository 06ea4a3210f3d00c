import { useEffect, useState } from 'react';
import { afterPress } from './after-press.ts';

/** `idle`: nothing to look up. `failed`: the last lookup failed; the typed text is unaffected. */
export type LookupState<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'failed' }
  | { readonly state: 'looking'; readonly last: T | null }
  | { readonly state: 'found'; readonly found: T };

interface LookUp<T> {
  /** Null: nothing to look up. */
  readonly text: string | null;
  readonly afterMs: number;
  readonly look: (text: string, signal: AbortSignal) => Promise<T>;
}

/** A debounced lookup that drops late responses. `look` must be stable. */
export function useLookup<T>({ text, afterMs, look }: LookUp<T>): LookupState<T> {
  const [result, setResult] = useState<{ text: string; found: T | null } | null>(null);
  useEffect(() => {
    if (text === null) return;
    const controller = new AbortController();
    const show = (found: T | null) =>
      afterPress(() => {
        if (!controller.signal.aborted) setResult({ text, found });
      });
    const timer = setTimeout(() => void look(text, controller.signal).then(show, () => show(null)), afterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, afterMs, look]);
  if (text === null) return { state: 'idle' };
  if (result === null || result.text !== text) return { state: 'looking', last: result?.found ?? null };
  return result.found === null ? { state: 'failed' } : { state: 'found', found: result.found };
}
