import { type AppError, type QuickResult, quickCheck, type ShortAnswers } from '@evidose/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { toAppError } from '../../lib/errors.ts';
import { keepSaid, type QuickSaid, readSaid } from './result.ts';

export interface QuickChecking {
  readonly said: QuickSaid;
  /** The decision after the lines were ticked; null before. */
  readonly decided: QuickResult | null;
  readonly isPending: boolean;
  readonly error: AppError | null;
  readonly toggle: (lineId: string) => void;
  readonly clear: (supplementId: string) => void;
  readonly name: (medicines: string) => void;
  readonly retry: () => void;
}

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** A tick shows at once; the server decides on all ticks together. */
export function useQuickCheck(userInfo: ShortAnswers): QuickChecking {
  const [said, setSaid] = useState(readSaid);
  const [decided, setDecided] = useState<QuickResult | null>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const running = useRef<AbortController | null>(null);

  const decide = useCallback(
    async ({ applies, cleared, medicines }: QuickSaid) => {
      running.current?.abort();
      setError(null);
      if (applies.length + cleared.length === 0 && medicines === '') {
        setPending(false);
        return setDecided(null);
      }
      const controller = new AbortController();
      running.current = controller;
      setPending(true);
      try {
        const body = { answers: { ...userInfo }, applies: [...applies], cleared: [...cleared], medicines };
        setDecided(await call(quickCheck, { body, signal: controller.signal }));
        setPending(false);
      } catch (thrown) {
        if (controller.signal.aborted) return;
        setPending(false);
        setError(toAppError(thrown));
      }
    },
    [userInfo],
  );

  useEffect(() => {
    keepSaid(said);
    void decide(said);
  }, [said, decide]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    said,
    decided,
    isPending,
    error,
    toggle: (lineId) => setSaid((now) => ({ ...now, applies: toggled(now.applies, lineId) })),
    clear: (supplementId) => setSaid((now) => ({ ...now, cleared: toggled(now.cleared, supplementId) })),
    name: (medicines) => setSaid((now) => ({ ...now, medicines })),
    retry: () => void decide(said),
  };
}
