import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface MenuPanel {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

/** A small-screen menu: closed by Escape (focus returns to its button) and by any navigation. */
export function useMenuPanel(): MenuPanel {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      triggerRef.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key), triggerRef };
}
