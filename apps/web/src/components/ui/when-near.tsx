import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws what lies far below only once the person comes near it; until then its room is kept. */
export function WhenNear({ room, children }: { readonly room: ReactNode; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    watcher.observe(place);
    // Paper has no scrolling.
    const onPrint = () => setNear(true);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      watcher.disconnect();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return isNear ? children : <div ref={ref}>{room}</div>;
}
