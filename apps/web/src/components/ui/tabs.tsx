import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Controlled if given, else uncontrolled. */
  readonly selectedKey?: string;
  readonly onSelectionChange?: (id: string) => void;
  readonly className?: string;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Tabs as the ARIA practices describe them: one tab stop, arrows choose. Hand-written because the log-in page is one of
 * the first people see, and the library's tabs outweigh the rest of it.
 */
export function Tabs({ label, items, selectedKey, onSelectionChange, className }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const selected = items.find(({ id }) => id === (selectedKey ?? own)) ?? items[0];

  function choose(id: string) {
    setOwn(id);
    onSelectionChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = items.findIndex(({ id }) => id === selected?.id);
    const next = items[STEPS[event.key]?.(at, items.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${next.id}`)}`)?.focus();
  }

  return (
    <div className={cx('flex flex-col gap-6', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 self-start overflow-x-auto rounded-full bg-sunken inset-ring inset-ring-line p-1"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}`}
            aria-selected={item === selected}
            aria-controls={item === selected ? `${base}-panel` : undefined}
            tabIndex={item === selected ? 0 : -1}
            onClick={() => choose(item.id)}
            className="cursor-pointer whitespace-nowrap rounded-full px-4 py-2 font-medium text-ink-soft text-sm transition hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-low forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none"
          >
            {item.label}
          </button>
        ))}
      </div>
      {selected !== undefined && (
        <div
          key={selected.id}
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${selected.id}`}
          className="rounded-sm"
        >
          {selected.content}
        </div>
      )}
    </div>
  );
}
