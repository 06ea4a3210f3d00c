const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Every typed word must begin a word of the label or of the stored value, which is often the medical name. */
export function matchesFilter(filter: string, value: string, label: string): boolean {
  const words = plain(`${label} ${value}`).split(' ');
  return plain(filter)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
