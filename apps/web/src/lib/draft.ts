import { useCallback, useState } from 'react';
import { session } from './storage.ts';

/**
 * Text that outlives its form: a gate that closes or a log-in in between brings the person back to what they had typed.
 * Lasts as long as the tab. Call `clear` once it was sent.
 */
export function useDraft(
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
