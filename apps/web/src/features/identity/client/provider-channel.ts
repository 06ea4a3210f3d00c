/** The callback page announces state and address on this channel; whoever waits for that state takes it. */
const CHANNEL = 'evidose-provider';
const ATTEMPT_MS = 10 * 60_000;
const LOOK_MS = 300;
/** The callback page announces before it closes; the message may arrive just after the window is gone. */
const LAST_WORD_MS = 1_500;

/** Calls back once with the address the provider redirected the popup to. Listens as long as the attempt is valid. */
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

/** Resolves when the window is closed or looks closed: a provider may sever the opener while it is still open. */
export async function untilClosed(popup: Window): Promise<void> {
  while (!popup.closed) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  await new Promise((resolve) => setTimeout(resolve, LAST_WORD_MS));
}
