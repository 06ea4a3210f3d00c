import { parseAst } from 'rolldown/parseAst';

/** A function of the reader that answers yes or no, or returns something or nothing. */
export interface Rule {
  readonly file: string;
  readonly name: string;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Edit {
  readonly at: number;
  readonly insert: string;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value) => isNode(value));

/** What the function returns when its rule is disabled. */
function nothingOf(returnType: Node | undefined): 'false' | 'null' | null {
  const type = returnType?.['typeAnnotation'];
  if (!isNode(type)) return null;
  if (type.type === 'TSBooleanKeyword' || type.type === 'TSTypePredicate') return 'false';
  const types = type.type === 'TSUnionType' ? childrenOf(type) : [];
  return types.some((each) => each.type === 'TSNullKeyword') ? 'null' : null;
}

function nameOf(node: Node, parent: Node | null): string | null {
  const named = isNode(node['id']) ? node['id'] : (parent?.['id'] ?? parent?.['key']);
  return isNode(named) && typeof named['name'] === 'string' ? named['name'] : null;
}

/** The return statements of a function, without those of functions inside it. */
function returnsOf(body: Node): Node[] {
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  const walk = (node: Node): void => {
    if (FUNCTIONS.has(node.type)) return;
    if (node.type === 'ReturnStatement' && isNode(node['argument'])) found.push(node['argument']);
    else childrenOf(node).forEach(walk);
  };
  walk(body);
  return found;
}

/** Adds a check to each rule of a file whether it is enabled, and appends the rules found to `rules`. */
export function withRules(file: string, code: string, rules: Rule[]): string {
  const edits: Edit[] = [];
  const walk = (node: Node, parent: Node | null): void => {
    const body = node['body'];
    if (FUNCTIONS.has(node.type) && isNode(body)) {
      const nothing = nothingOf(node['returnType'] as Node | undefined);
      const name = nameOf(node, parent);
      if (nothing !== null && name !== null) {
        for (const { start, end } of returnsOf(body))
          edits.push({ at: start, insert: `__rule(${rules.length}, ${nothing}, ` }, { at: end, insert: ')' });
        rules.push({ file, name, line: code.slice(0, node.start).split('\n').length });
      }
    }
    for (const child of childrenOf(node)) walk(child, node);
  };
  walk(parseAst(code, { lang: 'ts' }) as unknown as Node, null);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, insert }) => text.slice(0, at) + insert + text.slice(at), code);
}
