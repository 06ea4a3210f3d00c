/** The subset of RFC 5545 that a plan needs. */

/** Anything a program may read as a line ending, and characters no text may contain. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const CONTROL = /(?!\t)\p{Cc}/gu;

/** A TEXT value: what follows a line ending in it must not be read as a property. */
export const text = (value: string): string =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(LINE_END, '\\n')
    .replaceAll(CONTROL, '');

const LINE_OCTETS = 75;

/** Lines are folded after 75 octets, never inside a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

export type Property = readonly [name: string, value: string];

export interface Component {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly parts?: readonly Component[];
}

function linesOf({ name, properties, parts = [] }: Component): string[] {
  return [
    `BEGIN:${name}`,
    ...properties.map(([property, value]) => `${property}:${value}`),
    ...parts.flatMap(linesOf),
    `END:${name}`,
  ];
}

export const icalText = (calendar: Component): string => `${linesOf(calendar).map(folded).join('\r\n')}\r\n`;

const two = (value: number) => String(value).padStart(2, '0');
const dayText = (day: Date) => `${day.getUTCFullYear()}${two(day.getUTCMonth() + 1)}${two(day.getUTCDate())}`;

/** Floating time: eight in the morning stays eight in the morning when traveling. */
export const floating = (day: Date, time: string): string => `${dayText(day)}T${time.replace(':', '')}00`;

export const inUtc = (moment: Date): string =>
  `${dayText(moment)}T${two(moment.getUTCHours())}${two(moment.getUTCMinutes())}${two(moment.getUTCSeconds())}Z`;
