import { CORE_SCHEMA, type EventType, load, type State } from 'js-yaml';

/** A place in a file: keys and positions from the top. */
export type Path = readonly (string | number)[];

/** A parsed value with its position; the children of a map alternate between keys and values. */
interface Placed {
  readonly line: number;
  readonly children: Placed[];
  kind: string | null;
  value: unknown;
}

/** Finds the line of a place in a YAML text, parsing the text on first use. */
export function lineFinder(text: string): (path?: Path) => number {
  let root: Placed | null | undefined;
  return (path = []) => {
    root = root === undefined ? placesIn(text) : root;
    let [node, line] = [root, 0];
    for (const key of path) {
      const found = node === null ? null : childOf(node, key);
      if (found === null) break;
      [node, line] = [found.node, found.line];
    }
    return line + 1;
  };
}

/** Points to the line of the key: its value may start on the next line. */
function childOf({ kind, children }: Placed, key: string | number): { node: Placed; line: number } | null {
  if (kind === 'sequence') {
    const node = children[Number(key)];
    return node === undefined ? null : { node, line: node.line };
  }
  const at =
    kind === 'mapping'
      ? children.findIndex(({ value }, index) => index % 2 === 0 && String(value) === String(key))
      : -1;
  const [name, node] = [children[at], children[at + 1]];
  return at < 0 || name === undefined || node === undefined ? null : { node, line: name.line };
}

function placesIn(text: string): Placed | null {
  const open: Placed[] = [];
  let root: Placed | null = null;
  const listener = (event: EventType, { line, kind, result }: State) => {
    if (event === 'open') {
      open.push({ line, children: [], kind: null, value: undefined });
      return;
    }
    const tried = open.pop();
    if (tried === undefined) return;
    // What was tried as the first key of a map and turns out to be a value is reported twice.
    const [only, ...others] = tried.children;
    const isReportedTwice = only !== undefined && others.length === 0 && only.value === result && only.kind === kind;
    const node = isReportedTwice ? only : Object.assign(tried, { kind, value: result });
    root = node;
    open.at(-1)?.children.push(node);
  };
  try {
    load(text, { schema: CORE_SCHEMA, listener });
  } catch {
    return null;
  }
  return root;
}
