/** Runs inside the page before anything else. A string, as the page cannot use this file's types. */
export const PROBE = `
  window.probe = { interactions: [], longTasks: [], writes: [], moves: [], frames: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId) window.probe.interactions.push({ ms: entry.duration, handled: entry.processingEnd - entry.startTime });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.probe.longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });

  // How long each write of the draft holds the page up.
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    const start = performance.now();
    setItem.call(this, key, value);
    window.probe.writes.push(performance.now() - start);
  };

  // From the press of "Continue" to the first frame that shows other questions.
  // The neighbours of a screen are drawn too, and held back.
  window.firstField = () =>
    document.querySelector('main form > [data-step=shown] [data-field]')?.getAttribute('data-field') ?? 'review';
  addEventListener('click', (event) => {
    if (event.target.closest?.('button[type="submit"]') === null) return;
    const start = performance.now();
    const before = firstField();
    const look = () => {
      if (firstField() === before) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.probe.moves.push({ from: before, to: firstField(), ms: performance.now() - start });
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, true);

  let last = null;
  window.watchFrames = (isOn) => { last = isOn ? performance.now() : null; if (isOn) requestAnimationFrame(frame); };
  const frame = (now) => {
    if (last === null) return;
    window.probe.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
`;

export interface Probe {
  /** To the next paint, and to the end of the page's own work for it. */
  readonly interactions: readonly { readonly ms: number; readonly handled: number }[];
  readonly longTasks: readonly number[];
  readonly writes: readonly number[];
  readonly moves: readonly { readonly from: string; readonly to: string; readonly ms: number }[];
  readonly frames: readonly number[];
}
