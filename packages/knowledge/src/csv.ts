/** Parses CSV with quoted fields (RFC 4180). */
export function csvRows(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((field) => unquote(field)));
}

const unquote = ([, quoted, plain]: RegExpMatchArray) =>
  quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"');
