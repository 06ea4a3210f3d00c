import type { AppError } from '@evidose/contract';
import { useRef, useState } from 'react';
import { clearAllErrors, reportError } from '../../../lib/errors.ts';

export interface Task {
  readonly isBusy: boolean;
  /** The last failure; it stands in its slot of the error store as well. */
  readonly error: AppError | null;
  /** True when it went well. A second press while it runs does nothing. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  readonly forget: () => void;
}

/** Something a button starts. */
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
