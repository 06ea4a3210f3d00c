import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../ui/icon-button.tsx';
import { ChatIcon, CloseIcon } from '../ui/icons.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Floats over every page. What the panel holds is given to it; it is rendered only once somebody asks. */
export function ChatButton({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isOpen) panelRef.current?.focus();
  }, [isOpen]);

  function close() {
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <aside aria-label="Assistant" data-chat="">
      {isOpen && (
        <section
          ref={panelRef}
          role="dialog"
          aria-label="Ask Evidose"
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
          className="fixed inset-x-3 bottom-20 z-30 flex max-h-[min(36rem,calc(100dvh-7rem))] animate-rise flex-col rounded-xl border border-line bg-raised shadow-high sm:left-auto sm:right-6 sm:bottom-24 sm:w-96"
        >
          <header className="flex items-center justify-between border-line border-b py-2 pr-2 pl-5">
            <h2 className="text-subhead">Ask Evidose</h2>
            <IconButton label="Close assistant" onPress={close}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
            <Suspense fallback={<Spinner label="Opening the assistant" className="text-accent-text" />}>
              {children}
            </Suspense>
          </div>
        </section>
      )}
      <Button
        ref={buttonRef}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        className="fixed right-4 bottom-4 z-30 flex h-13 cursor-pointer items-center gap-2.5 rounded-full border border-line bg-raised px-3.5 font-semibold text-sm shadow-high transition hovered:bg-accent-wash sm:right-6 sm:bottom-6 sm:px-5"
      >
        <ChatIcon className="size-6 text-accent-text" />
        <span className="max-sm:sr-only">Ask</span>
        <span className="sr-only"> the assistant</span>
      </Button>
    </aside>
  );
}
