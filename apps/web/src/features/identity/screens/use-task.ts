import type { AppError } from '@evidose/contract';
import { useRef, useState } from 'react';
import { clearAllErrors, reportError } from '../../../lib/errors.ts';

export interface Task {
  readonly isBusy: boolean;
  /** The last failure; also reported to the error store. */
  readonly error: AppError | null;
  /** True on success. A second press while running does nothing. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  readonly forget: () => void;
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const isRunning = useRef(false);

  function forget(): void {
    clearAllErrors();
    setError(null);
  }

  async function run(work: () => Promise<void>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    forget();
    try {
      await work();
      return true;
    } catch (thrown) {
      setError(reportError(thrown));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, error, run, forget };
}
