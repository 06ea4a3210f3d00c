import { isMap, isPair, LineCounter, parseDocument } from 'yaml';

/** A place in a file: keys and positions from the top. */
export type Path = readonly (string | number)[];

/** Finds the line of a place in a YAML text. The text is read for this only when the first line is asked for. */
export function lineFinder(text: string): (path?: Path) => number {
  let find: ((path: Path) => number) | null = null;
  return (path = []) => {
    find ??= finderIn(text);
    return find(path);
  };
}

function finderIn(text: string): (path: Path) => number {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return (path) => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of path) {
      // The key's own line is what a reader looks for: the value may start on the next one.
      const pair = isMap(node)
        ? node.items.find((item) => isPair(item) && String(item.key) === String(key))
        : undefined;
      const start = pair?.key as { range?: readonly number[] } | undefined;
      const parent = node as { get?: (key: unknown, keepScalar: boolean) => unknown } | null;
      node = pair ? pair.value : parent?.get?.(key, true);
      const range = start?.range ?? (node as { range?: readonly number[] } | undefined)?.range;
      if (range?.[0] === undefined) break;
      offset = range[0];
    }
    return counter.linePos(offset).line;
  };
}
