import type { NameKind, UnderstoodName } from '@evidose/contract';
import { useCallback } from 'react';
import { readNames } from '../../lib/names.ts';
import { useLookedUp } from '../../lib/use-looked-up.ts';
import { replaceEntry } from './entries.ts';
import { UnderstoodLine } from './understood-line.tsx';

interface UnderstoodListProps {
  readonly kind: NameKind;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const READ_AFTER_MS = 300;
/** Beyond the longest list a question takes there is nothing to read: it has to be shortened first. */
const LONGEST_LIST = 2000;

/** Under a typed list: what we made of each entry, so that nobody has to trust that we did. */
export function UnderstoodList({ kind, text, onChange }: UnderstoodListProps) {
  const look = useCallback((typed: string, signal: AbortSignal) => readNames(kind, typed, signal), [kind]);
  const list = text.trim();
  const isReadable = list !== '' && list.length <= LONGEST_LIST;
  const looked = useLookedUp({ text: isReadable ? list : null, afterMs: READ_AFTER_MS, look });
  if (looked.state === 'idle') return null;
  if (looked.state === 'failed') {
    return (
      <p role="status" className="text-ink-soft text-sm">
        We could not look these up just now. Your list is kept, and is read again when you send it.
      </p>
    );
  }
  const items = oncePerText(looked.state === 'found' ? looked.found : (looked.last ?? []));
  return (
    <>
      <ul aria-label="What we understood" className="flex flex-col gap-1.5">
        {items.map((item) => (
          <UnderstoodLine
            key={item.text}
            item={item}
            onCorrect={(name) => onChange(replaceEntry(text, item.text, corrected(item, name)))}
            onRemove={() => onChange(replaceEntry(text, item.text, ''))}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {looked.state === 'found' ? summaryOf(items) : ''}
      </p>
    </>
  );
}

/** An entry typed twice is one line. */
const oncePerText = (items: readonly UnderstoodName[]): readonly UnderstoodName[] => [
  ...new Map(items.map((item) => [item.text, item])).values(),
];

/** The spelling changes; an amount written behind the name stays. */
function corrected({ text }: UnderstoodName, name: string): string {
  const amount = /\s+\d.*$/.exec(text);
  return amount === null ? name : `${name}${amount[0]}`;
}

function summaryOf(items: readonly UnderstoodName[]): string {
  const count = (state: UnderstoodName['state']) => items.filter((item) => item.state === state).length;
  const parts = [`${count('understood')} understood`];
  if (count('guessed') > 0) parts.push(`${count('guessed')} guessed`);
  if (count('unknown') > 0) parts.push(`${count('unknown')} not recognised`);
  return parts.join(', ');
}
