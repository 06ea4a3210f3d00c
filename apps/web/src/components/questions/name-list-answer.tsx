import type { NameKind, NameMatch, TextQuestion } from '@evidose/contract';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { findNames, searchOf } from '../../lib/names.ts';
import { useLookedUp } from '../../lib/use-looked-up.ts';
import { useProblem, useTextAnswer } from './answer-context.tsx';
import { entryAt } from './entries.ts';
import { fieldLook } from './input-look.ts';
import { NameMatches } from './name-matches.tsx';
import { idsOf, type QuestionProps, useDescription } from './question-frame.tsx';
import { UnderstoodList } from './understood-list.tsx';

interface NameListProps extends QuestionProps<TextQuestion> {
  readonly typeAhead: NameKind;
}

const SEARCH_AFTER_MS = 120;
const ANSWER_NO = 'no';

/** "No" is an answer, not the beginning of a name. */
const nameSearchOf = (entry: string): string | null => (entry.toLowerCase() === ANSWER_NO ? null : searchOf(entry));

/**
 * A list of medicines or supplements. The text is the answer; the list of names under the caret and the lines of what
 * was understood only help to write it. A text box rather than a combo box, since it holds several lines.
 */
export function NameListAnswer({ name, question, typeAhead }: NameListProps) {
  const [text, answer] = useTextAnswer(name);
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const caretRef = useRef<number | null>(null);
  const listId = useId();
  const problem = useProblem(name);
  const description = useDescription({ name, question });
  const look = useCallback((typed: string, signal: AbortSignal) => findNames(typeAhead, typed, signal), [typeAhead]);
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

  function pick({ name: picked }: NameMatch) {
    const caret = boxRef.current?.selectionStart ?? text.length;
    const { start, end } = entryAt(text, caret);
    answer(text.slice(0, start) + picked + text.slice(end));
    caretRef.current = start + picked.length;
    boxRef.current?.focus();
    close();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (!isOpen) return;
    const last = matches.length - 1;
    const chosen = matches[active];
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter' && chosen !== undefined) pick(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <textarea
          ref={boxRef}
          id={idsOf(name).control}
          name={name}
          rows={2}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          aria-describedby={description}
          aria-invalid={problem !== null}
          value={text}
          onChange={(event) => {
            answer(event.target.value);
            setSearch(nameSearchOf(entryAt(event.target.value, event.target.selectionStart).text));
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className={`${fieldLook} field-sizing-content max-h-80`}
        />
        {isOpen && <NameMatches id={listId} matches={matches} active={active} onPick={pick} />}
        <p role="status" className="sr-only">
          {isOpen ? `${matches.length} names found. Use the arrow keys to choose, Enter to take one.` : ''}
        </p>
      </div>
      {question.number !== null && text.trim() === '' && (
        <button
          type="button"
          onClick={() => answer(ANSWER_NO)}
          className="min-h-11 cursor-pointer self-start rounded-full border border-edge/55 bg-surface px-4 font-medium text-sm transition hover:border-accent hover:bg-accent-wash"
        >
          No, nothing
        </button>
      )}
      <UnderstoodList kind={typeAhead} text={text.trim().toLowerCase() === ANSWER_NO ? '' : text} onChange={answer} />
    </div>
  );
}
