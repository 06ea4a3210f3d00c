import type { NameKind, UnderstoodName } from '@evidose/contract';
import { type RefObject, useCallback } from 'react';
import { readNames } from '../../lib/names.ts';
import { useLookedUp } from '../../lib/use-looked-up.ts';
import { UnderstoodLine } from './understood-line.tsx';
import { type Place, placeNow, withoutPlace, writtenAt } from './written-at.ts';

interface UnderstoodListProps {
  readonly kind: NameKind;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The box that the text stands in: a tap on a line selects its words there. */
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
}

const READ_AFTER_MS = 300;
/** Beyond the longest list a question takes there is nothing to read: it has to be shortened first. */
const LONGEST_LIST = 2000;

/** Under a typed list: what we made of each entry, so that nobody has to trust that we did. */
export function UnderstoodList({ kind, text, onChange, boxRef }: UnderstoodListProps) {
  const look = useCallback((typed: string, signal: AbortSignal) => readNames(kind, typed, signal), [kind]);
  const isReadable = text.trim() !== '' && text.length <= LONGEST_LIST;
  const looked = useLookedUp({ text: isReadable ? text : null, afterMs: READ_AFTER_MS, look });
  if (looked.state === 'idle') return null;
  if (looked.state === 'failed') {
    return (
      <p role="status" className="text-ink-soft text-sm">
        We could not look these up. We saved your list and will read it again when you send it.
      </p>
    );
  }
  const items = looked.state === 'found' ? looked.found : (looked.last ?? []);
  const isCurrent = looked.state === 'found';
  /** A tap counts also while a changed text is still being read: then the line's words are looked for. */
  function atItsPlace(item: UnderstoodName, act: (place: Place) => void) {
    const place = isCurrent ? item : placeNow(text, item);
    if (place !== null) act(place);
  }
  return (
    <>
      <ul aria-label="What we understood" className="flex flex-col gap-1.5">
        {items.map((item) => (
          <UnderstoodLine
            key={`${item.from} ${item.text}`}
            item={item}
            onWrite={(written) => atItsPlace(item, (place) => onChange(writtenAt(text, place, written)))}
            onCorrect={() => atItsPlace(item, (place) => select(boxRef.current, place))}
            onRemove={() => atItsPlace(item, (place) => onChange(withoutPlace(text, place)))}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isCurrent ? summaryOf(items) : ''}
      </p>
    </>
  );
}

function select(box: HTMLTextAreaElement | null, { from, to }: Place): void {
  box?.focus();
  box?.setSelectionRange(from, to);
}

function summaryOf(items: readonly UnderstoodName[]): string {
  const count = (state: UnderstoodName['state']) => items.filter((item) => item.state === state).length;
  const parts = [`${count('understood')} understood`];
  if (count('guessed') > 0) parts.push(`${count('guessed')} guessed`);
  if (count('unknown') > 0) parts.push(`${count('unknown')} not recognised`);
  return parts.join(', ');
}
