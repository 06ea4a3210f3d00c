import type { NameKind, NameMatch } from '@evidose/contract';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { findNames, searchOf } from '../../lib/names.ts';
import { useLookedUp } from '../../lib/use-looked-up.ts';
import { entryAt } from '../questions/entries.ts';
import { fieldLook } from '../questions/input-look.ts';
import { NameMatches } from '../questions/name-matches.tsx';

interface NameBoxProps {
  readonly label: string;
  readonly help?: string;
  readonly kind: NameKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly rows?: number;
}

const SEARCH_AFTER_MS = 120;

/** A list of names, one after the other, with the names that fit under the caret. What is typed stays in this page. */
export function NameBox({ label, help, kind, value, onChange, maxLength, placeholder, rows = 2 }: NameBoxProps) {
  const id = useId();
  const listId = `${id}-names`;
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const caretRef = useRef<number | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const look = useCallback((typed: string, signal: AbortSignal) => findNames(kind, typed, signal), [kind]);
  const looked = useLookedUp({ text: search, afterMs: SEARCH_AFTER_MS, look });
  const found = looked.state === 'found' ? looked.found : looked.state === 'looking' ? (looked.last ?? []) : [];
  const matches = search === null ? [] : found;
  const isOpen = matches.length > 0;

  // A picked name changes the text under the caret; it belongs behind the name.
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
    const { start, end } = entryAt(value, boxRef.current?.selectionStart ?? value.length);
    const after = value.slice(end);
    const picked = after.trim() === '' ? `${name}, ` : name;
    onChange(value.slice(0, start) + picked + after.trimStart());
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
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold leading-snug">
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-ink-soft text-sm">
          {help}
        </p>
      )}
      <div className="relative">
        <textarea
          ref={boxRef}
          id={id}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setSearch(searchOf(entryAt(event.target.value, event.target.selectionStart).text));
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className={cx(fieldLook, 'field-sizing-content max-h-60 resize-none', rows > 1 && 'min-h-24')}
        />
        {isOpen && <NameMatches id={listId} matches={matches} active={active} onPick={pick} />}
        <p role="status" className="sr-only">
          {isOpen ? `${matches.length} names found. Use the arrow keys to choose, Enter to take one.` : ''}
        </p>
      </div>
    </div>
  );
}
