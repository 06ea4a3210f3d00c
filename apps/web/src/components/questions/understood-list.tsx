import type { NameKind, UnderstoodName } from '@evidose/contract';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type ReadText, readNames } from '../../lib/names.ts';
import { useLookup } from '../../lib/use-lookup.ts';
import { countsText, isToCheck } from './doubt-texts.ts';
import { locateText, type Place, placeNow, withoutPlace } from './locate-text.ts';
import { NotUsedRow } from './not-used-row.tsx';
import { UnderstoodLine } from './understood-line.tsx';

interface UnderstoodListProps {
  readonly kind: NameKind;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The text box: a line that cannot be edited by parts selects its words there. */
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  readonly onToCheck?: (count: number) => void;
}

const READ_AFTER_MS = 300;
/** Longer than a question accepts: it has to be shortened first. */
const LONGEST_LIST = 2000;
const NOTHING: ReadText = { items: [], notUsed: [] };

/** Shows what each entry of a typed list was understood as. */
export function UnderstoodList({ kind, text, onChange, boxRef, onToCheck }: UnderstoodListProps) {
  const look = useCallback((typed: string, signal: AbortSignal) => readNames(kind, typed, signal), [kind]);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const isReadable = text.trim() !== '' && text.length <= LONGEST_LIST;
  const looked = useLookup({ text: isReadable ? text : null, afterMs: READ_AFTER_MS, look });
  const isCurrent = looked.state === 'found';
  const read =
    looked.state === 'found' ? looked.found : looked.state === 'looking' ? (looked.last ?? NOTHING) : NOTHING;
  const notUsed = read.notUsed.filter((piece) => !dismissed.includes(piece.text));
  const toCheck = read.items.filter(isToCheck).length;
  useEffect(() => onToCheck?.(toCheck), [toCheck, onToCheck]);
  if (looked.state === 'idle') return null;
  if (looked.state === 'failed') {
    return (
      <p role="status" className="text-ink-soft text-sm">
        We couldn’t look these up. We saved your list and will read it again when you send it.
      </p>
    );
  }
  /** A tap counts even while the changed text is being read: the line is then found by its words. */
  function atItsPlace(item: Place & Pick<UnderstoodName, 'text'>, act: (place: Place) => void) {
    const place = isCurrent ? item : placeNow(text, item);
    if (place !== null) act(place);
  }
  return (
    <>
      <p role="status" className="font-medium text-sm">
        {read.items.length + notUsed.length === 0 ? '' : countsText(read.items, notUsed.length)}
      </p>
      <ul aria-label="What we understood" className="flex flex-col gap-1.5">
        {read.items.map((item) => (
          <UnderstoodLine
            key={`${item.from} ${item.text}`}
            item={item}
            onWrite={(written) => atItsPlace(item, (place) => onChange(locateText(text, place, written)))}
            onCorrect={() => atItsPlace(item, (place) => select(boxRef.current, place))}
            onRemove={() => atItsPlace(item, (place) => onChange(withoutPlace(text, place)))}
          />
        ))}
        {notUsed.map((piece) => (
          <NotUsedRow
            key={`${piece.from} ${piece.text}`}
            kind={kind}
            text={piece.text}
            onName={(name) => atItsPlace(piece, (place) => onChange(locateText(text, place, name)))}
            onDismiss={() => setDismissed([...dismissed, piece.text])}
          />
        ))}
      </ul>
    </>
  );
}

function select(box: HTMLTextAreaElement | null, { from, to }: Place): void {
  box?.focus();
  box?.setSelectionRange(from, to);
}
