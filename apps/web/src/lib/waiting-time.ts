const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rounded up, so that retrying after it works. */
export function waitingTime(seconds: number): string {
  if (seconds <= MINUTE) return 'a minute';
  if (seconds < HOUR) return `${Math.ceil(seconds / MINUTE)} minutes`;
  const hours = Math.ceil(seconds / HOUR);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
