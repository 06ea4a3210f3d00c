/** A page that never renders must not block the overlay. */
const LONGEST_MS = 8_000;

/** Resolves once the target page shows its heading and nothing is loading. */
export function untilShown(path: string): Promise<void> {
  const isShown = () =>
    // Not the address, which changes slightly before the page does: see app/route-effects.tsx.
    document.documentElement.dataset['page'] === path &&
    document.querySelector('main h1') !== null &&
    document.querySelector('main [data-on-its-way]') === null;
  if (isShown()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (isShown()) end();
    });
    const timer = setTimeout(end, LONGEST_MS);
    observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
  });
}
