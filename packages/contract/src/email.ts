const LONGEST = 254;
const SHAPE = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;

/** One address that mail can be sent to; whether somebody reads it there only a mail can show. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && SHAPE.test(text);
}
