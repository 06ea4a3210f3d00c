import { readLetter } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { LetterView } from './letter-view.tsx';

export const LETTER = ['me', 'letter'];

export const useLetter = (isWanted = true) =>
  useQuery({
    queryKey: LETTER,
    queryFn: ({ signal }) => call(readLetter, { signal }),
    enabled: isWanted,
    retry: false,
  });

/** What a page prints instead of itself. Fetched when idle, since printing does not wait. */
export function PrintedLetter() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const letter = useLetter(isIdle);
  if (letter.data === undefined) return null;
  return (
    <div data-printed-letter="" className="hidden print:block">
      <LetterView letter={letter.data} />
    </div>
  );
}
