/** The name the callback page speaks on; it says state and address, and whoever waits for that state takes it. */
const CHANNEL = 'evidose-provider';
const ATTEMPT_MS = 10 * 60_000;
const LOOK_MS = 300;
/** The callback page speaks before it closes; its word may arrive a moment after its window is gone. */
const LAST_WORD_MS = 1_500;

/** Calls back once, with the address the provider sent the popup to. Listens as long as the attempt is good. */
export function listenForAnswer(state: string, onAnswer: (url: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const stop = () => {
    clearTimeout(timer);
    channel.close();
  };
  const timer = setTimeout(stop, ATTEMPT_MS);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { state: theirs, url } = (data ?? {}) as Record<string, unknown>;
    if (theirs !== state || typeof url !== 'string') return;
    stop();
    onAnswer(url);
  });
  return stop;
}

/** Resolves when the window is gone, or looks gone: a provider may cut the tie to us while it is still open. */
export async function untilClosed(popup: Window): Promise<void> {
  while (!popup.closed) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  await new Promise((resolve) => setTimeout(resolve, LAST_WORD_MS));
}
