import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../ui/icon-button.tsx';
import { ChatIcon, CloseIcon } from '../ui/icons.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** In the top bar, where it covers nothing. The panel renders only once opened. */
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
          className="fixed inset-x-3 bottom-3 z-40 flex max-h-[min(36rem,calc(100dvh-5rem))] animate-rise flex-col rounded-xl border border-line bg-raised shadow-high sm:left-auto sm:right-6 sm:bottom-6 sm:w-96"
        >
          <header className="flex items-center justify-between border-line border-b py-2 pr-2 pl-5">
            <h2 className="text-subhead">Ask Evidose</h2>
            <IconButton label="Close assistant" onPress={close}>
              <CloseIcon />
            </IconButton>
          </header>
          <Suspense fallback={<Spinner label="Opening the assistant" className="p-5 text-accent-text" />}>
            {children}
          </Suspense>
        </section>
      )}
      {/* Same box as the bar, laid over it: the bar leaves CHAT_ROOM free at its end. */}
      <div className="bar-place no-print pointer-events-none inset-x-0 top-0 z-30">
        <div className="mx-auto flex h-(--bar-height) max-w-page items-center justify-end px-5 sm:px-8">
          <Button
            ref={buttonRef}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
            className="pointer-events-auto flex h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-raised px-2.5 font-semibold text-sm transition hovered:bg-accent-wash sm:px-4"
          >
            <ChatIcon className="size-6 text-accent-text" />
            <span className="max-sm:sr-only">Ask</span>
            <span className="sr-only"> the assistant</span>
          </Button>
        </div>
      </div>
    </aside>
  );
}
