import { observable } from '../store.ts';

/** What a person should know of the app itself: shown in a bar of its own, by `components/layout/status-bar.tsx`. */
export interface AppStatus {
  readonly isOffline: boolean;
  /** Changes that wait on this device. */
  readonly waiting: number;
  /** Sends what waits, and tells how much still does; null until there is anything to do so. */
  readonly sendNow: (() => Promise<number>) | null;
  /** What became of changes that could not be made as they were pressed. */
  readonly told: readonly string[];
  /** A newer version lies ready; called, it takes over. */
  readonly update: (() => void) | null;
}

export const appStatus = observable<AppStatus>({ isOffline: false, waiting: 0, sendNow: null, told: [], update: null });

export function setStatus(change: Partial<AppStatus>): void {
  appStatus.set({ ...appStatus.get(), ...change });
}

/** The browser's word; a server out of reach is found out by the calls. */
export function followNetwork(): void {
  const look = () => setStatus({ isOffline: navigator.onLine === false });
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
}
