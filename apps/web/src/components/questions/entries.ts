/** Entries are separated by commas, semicolons or line ends. */
const SEPARATOR = /[,;\n]/;

export const entriesOf = (list: string): string[] =>
  list
    .split(SEPARATOR)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export const hasEntry = (list: string, entry: string): boolean => entriesOf(list).some((other) => isSame(other, entry));

export function withEntry(list: string, entry: string): string {
  const before = list.trimEnd().replace(/[,;]$/, '').trimEnd();
  if (before === '') return entry;
  return before.includes('\n') ? `${before}\n${entry}` : `${before}, ${entry}`;
}

/** Replaces the first entry with this text; an empty replacement removes it. */
export function replaceEntry(list: string, entry: string, replacement: string): string {
  const parts = list.split(/([,;\n])/);
  const at = parts.findIndex((part, index) => index % 2 === 0 && isSame(part, entry));
  if (at < 0) return list.includes(entry) ? list.replace(entry, replacement).trim() : list;
  if (replacement !== '') {
    parts[at] = (parts[at] ?? '').replace((parts[at] ?? '').trim(), replacement);
    return parts.join('');
  }
  parts.splice(at === 0 ? 0 : at - 1, 2);
  return parts.join('').trim();
}
