import { observable } from '../store.ts';

/** App status shown in `components/layout/status-bar.tsx`. */
export interface AppStatus {
  readonly isOffline: boolean;
  /** Changes waiting on this device. */
  readonly waiting: number;
  /** Sends waiting changes and returns how many remain; null until the queue is ready. */
  readonly sendNow: (() => Promise<number>) | null;
  /** Changes the server refused. */
  readonly told: readonly string[];
  /** A new version is ready; calling this activates it. */
  readonly update: (() => void) | null;
}

export const appStatus = observable<AppStatus>({ isOffline: false, waiting: 0, sendNow: null, told: [], update: null });

export function setStatus(change: Partial<AppStatus>): void {
  appStatus.set({ ...appStatus.get(), ...change });
}

/** What the browser reports; an unreachable server is discovered by calls. */
export function followNetwork(): void {
  const look = () => setStatus({ isOffline: navigator.onLine === false });
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
}
