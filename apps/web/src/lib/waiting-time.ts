const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long to wait, in words: rounded up, so that trying after it works. */
export function waitingTime(seconds: number): string {
  if (seconds <= MINUTE) return 'a minute';
  if (seconds < HOUR) return `${Math.ceil(seconds / MINUTE)} minutes`;
  const hours = Math.ceil(seconds / HOUR);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
