import { useEffect, useState } from 'react';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The person's local date rather than the server's, as the contract writes dates. */
export function localDay(at: Date = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** A date shifted by this many days; computed at noon, away from clock changes. */
export function dayAfter(day: string, days: number): string {
  return localDay(new Date(Date.parse(`${day}T12:00:00`) + days * DAY_MS));
}

/** Created lazily: on a slow phone it takes longer than rendering a page without dates. */
function dayText(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(new Date(`${day}T12:00:00`));
  };
}

export const shortDayText = dayText({ weekday: 'short', month: 'short', day: 'numeric' });
export const longDayText = dayText({ dateStyle: 'long' });

/** Today, updated when the page stays open past midnight. */
export function useLocalDay(): string {
  const [day, setDay] = useState(localDay);
  useEffect(() => {
    const look = () => setDay(localDay());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return day;
}
