const LONGEST = 254;
const SHAPE = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;

/** A syntactically valid address; only a mail can show whether somebody reads it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && SHAPE.test(text);
}
