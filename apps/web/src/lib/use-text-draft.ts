import { useCallback, useState } from 'react';
import { session } from './storage.ts';

/**
 * Text that outlives its form: passing the gate or logging in returns to what was typed. Lasts as long as the tab; call
 * `clear` once sent.
 */
export function useTextDraft(
  name: string,
  initial = '',
): { value: string; set: (next: string) => void; clear: () => void } {
  const [value, setValue] = useState(() => session.read(`draft:${name}`) ?? initial);
  const set = useCallback(
    (next: string) => {
      session.write(`draft:${name}`, next);
      setValue(next);
    },
    [name],
  );
  const clear = useCallback(() => {
    session.remove(`draft:${name}`);
    setValue(initial);
  }, [name, initial]);
  return { value, set, clear };
}
