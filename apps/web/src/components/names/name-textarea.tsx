import type { NameKind, NameMatch } from '@evidose/contract';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type FoundNames, findNames, searchOf } from '../../lib/names.ts';
import { useLookup } from '../../lib/use-lookup.ts';
import { NameMatches } from '../questions/name-matches.tsx';

interface NameTextareaProps
  extends Pick<
    ComponentProps<'textarea'>,
    'id' | 'name' | 'rows' | 'maxLength' | 'placeholder' | 'className' | 'aria-describedby' | 'aria-invalid'
  > {
  readonly kind: NameKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly lookFor?: (beforeCaret: string) => string | null;
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  /** A name picked at the end is followed by a comma, ready for the next one. */
  readonly addsComma?: boolean;
}

const SEARCH_AFTER_MS = 120;
const NO_MATCHES: FoundNames['matches'] = [];

const startOfWord = (text: string, caret: number): number =>
  caret - (/\S*$/.exec(text.slice(0, caret))?.[0].length ?? 0);

/**
 * A list of names with suggestions under the caret. The text is the answer; the list only helps to write it. A text
 * area rather than a combo box, since it holds several lines.
 */
export function NameTextarea(props: NameTextareaProps) {
  const { kind, value, onChange, lookFor = searchOf, addsComma = false, boxRef, ...box } = props;
  const listId = useId();
  const caretRef = useRef<number | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const look = useCallback((typed: string, signal: AbortSignal) => findNames(kind, typed, signal), [kind]);
  const looked = useLookup({ text: search, afterMs: SEARCH_AFTER_MS, look });
  const found = looked.state === 'found' ? looked.found : looked.state === 'looking' ? looked.last : null;
  const matches = search === null ? NO_MATCHES : (found?.matches ?? NO_MATCHES);
  const isOpen = matches.length > 0;

  // Picking a name changes the text around the caret, which belongs after the name.
  useEffect(() => {
    if (caretRef.current === null) return;
    boxRef.current?.setSelectionRange(caretRef.current, caretRef.current);
    caretRef.current = null;
  });

  function close() {
    setSearch(null);
    setActive(-1);
  }

  function pick({ name }: NameMatch) {
    const caret = boxRef.current?.selectionStart ?? value.length;
    // The list may still be for a shorter text if typing outran the response.
    const sent = looked.state === 'found' ? (search ?? '') : value.slice(0, caret);
    const start = looked.state === 'found' ? caret - sent.length + looked.found.from : startOfWord(value, caret);
    const after = value.slice(caret + (/^[\p{L}\p{N}'-]*/u.exec(value.slice(caret))?.[0].length ?? 0));
    const isLast = addsComma && after.trim() === '';
    const picked = isLast ? `${name}, ` : name;
    onChange(value.slice(0, start) + picked + (isLast ? '' : after));
    caretRef.current = start + picked.length;
    boxRef.current?.focus();
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const last = matches.length - 1;
    const chosen = matches[active];
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter' && chosen !== undefined) pick(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <textarea
        {...box}
        ref={boxRef}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setSearch(lookFor(event.target.value.slice(0, event.target.selectionStart)));
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && <NameMatches id={listId} matches={matches} active={active} onPick={pick} />}
      <p role="status" className="sr-only">
        {isOpen ? `${matches.length} names found. Use the arrow keys to choose, Enter to take one.` : ''}
      </p>
    </div>
  );
}
