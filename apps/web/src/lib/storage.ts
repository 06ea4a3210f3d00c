/** Every key the app stores in the browser. The first six and `pinAuthExpiry` come from the specification. */
export type SessionKey =
  | 'email'
  | 'quizData'
  | 'userState'
  | 'loading'
  | 'pendingVerification'
  | 'signupCompleted'
  | 'returnAfterGate'
  | 'returnAfterLogin'
  | 'providerRedirect'
  | 'providerAnswer'
  | `draft:${string}`;
export type LocalKey = 'pinAuthExpiry' | 'pendingVerification' | 'identitySession' | 'theme' | `durable:${string}`;

const SESSION_DEFAULTS = { loading: 'false', userState: 'Signed Out' } as const satisfies Partial<
  Record<SessionKey, string>
>;

interface Store<K extends string> {
  readonly read: (key: K) => string | null;
  readonly write: (key: K, value: string) => void;
  readonly remove: (key: K) => void;
  /** All keys with this prefix. */
  readonly removeAll: (prefix: string) => void;
}

/** Storage may be full or disabled; values are then kept in memory as long as the page. */
function storeOver<K extends string>(storage: () => Storage): Store<K> {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      try {
        return storage().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write: (key, value) => {
      memory.delete(key);
      try {
        storage().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
    removeAll: (prefix) => {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
      try {
        const kept = storage();
        const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
        for (const key of keys) if (key.startsWith(prefix)) kept.removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
  };
}

export const session = storeOver<SessionKey>(() => window.sessionStorage);
export const local = storeOver<LocalKey>(() => window.localStorage);

/** Values the specification requires from startup; existing ones stay. */
export function writeDefaults(): void {
  for (const [key, value] of Object.entries(SESSION_DEFAULTS) as [keyof typeof SESSION_DEFAULTS, string][]) {
    if (session.read(key) === null) session.write(key, value);
  }
}

/** A marker is set by being present; empty or "false" does not count. */
function isMarked(value: string | null): boolean {
  return value !== null && value !== '' && value !== 'false';
}

export const hasPendingVerification = (): boolean =>
  isMarked(session.read('pendingVerification')) || isMarked(local.read('pendingVerification'));

export const hasCompletedSignup = (): boolean => isMarked(session.read('signupCompleted'));

/** Answers are stored in this tab or on this device; the questionnaire decides whether to send them. */
export const hasDraft = (): boolean =>
  session.read('quizData') !== null || local.read('durable:questionnaire') !== null;
