import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Partial<Node> | null)?.type === 'string';

/** Every node of a program, with its parent. */
function* nodesOf(
  node: Node,
  parent: Node | null = null,
): Generator<{ readonly node: Node; readonly parent: Node | null }> {
  yield { node, parent };
  for (const part of Object.values(node))
    for (const inside of Array.isArray(part) ? part : [part]) if (isNode(inside)) yield* nodesOf(inside, node);
}

const programOf = (source: string): Node => parseAst(source, { lang: 'ts' }) as unknown as Node;

const LETTER = /[\p{Lu}\p{Ll}\p{Lo}]/u;
/** Parts of a pattern that are not words: escapes, character classes, names of groups and properties. */
const SYNTAX = /\\[pP]\{[^}]*\}|\\[a-zA-Z]|\[[^\]]*\]|\(\?<[^>]*>/g;
const RUN = /\p{L}{2,}/gu;

const isOfImport = (parent: Node | null): boolean => /^(?:Import|Export)/.test(parent?.type ?? '');
const isOfTypeof = (parent: Node | null): boolean =>
  parent?.type === 'BinaryExpression' &&
  [parent['left'], parent['right']].some((side) => isNode(side) && side.type === 'UnaryExpression');
/** The flags of a `new RegExp`. */
const isFlags = (node: Node, parent: Node | null): boolean => {
  const { callee, arguments: given } = (parent ?? {}) as { callee?: Node; arguments?: readonly Node[] };
  return parent?.type === 'NewExpression' && callee?.['name'] === 'RegExp' && given?.[0] !== node;
};

/** The name of a reader rule, and its example: for people reading the code, not searched in any text. */
const isLabel = (parent: Node | null): boolean =>
  parent?.type === 'Property' && ['rule', 'example'].includes(String((parent['key'] as Node)['name']));

/** The words in a program: what it compares with and searches for. Words in its types only do not count. */
export function wordsIn(source: string): readonly string[] {
  const words: string[] = [];
  for (const { node, parent } of nodesOf(programOf(source))) {
    const { value, regex } = node as { value?: unknown; regex?: { readonly pattern: string } };
    if (node.type === 'TemplateElement') {
      const { raw: text } = value as { readonly raw: string };
      words.push(...(text.replace(SYNTAX, '').match(RUN) ?? []));
    } else if (node.type !== 'Literal' || parent?.type === 'TSLiteralType' || isOfImport(parent) || isLabel(parent))
      continue;
    else if (regex !== undefined) words.push(...(regex.pattern.replace(SYNTAX, '').match(RUN) ?? []));
    else if (typeof value === 'string' && LETTER.test(value) && !isOfTypeof(parent) && !isFlags(node, parent))
      words.push(value);
  }
  return words;
}

/** The ids in its types: kinds of spans and phrases, units, slots. */
export const idsIn = (source: string): readonly string[] =>
  [...nodesOf(programOf(source))].flatMap(({ node, parent }) =>
    parent?.type === 'TSLiteralType' && typeof node['value'] === 'string' ? [node['value']] : [],
  );

/** The properties that its code reads: `life.news`, `const { news } = life`. */
export const partsReadIn = (source: string): readonly string[] =>
  [...nodesOf(programOf(source))].flatMap(({ node, parent }) => {
    const part =
      node.type === 'MemberExpression' ? node['property'] : parent?.type === 'ObjectPattern' ? node['key'] : null;
    return isNode(part) && typeof part['name'] === 'string' ? [part['name']] : [];
  });

/** String lists that a program names: `const slots = ['on-waking', …] as const`. */
export function listsIn(source: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  for (const { node } of nodesOf(programOf(source))) {
    if (node.type !== 'VariableDeclarator') continue;
    const init = node['init'] as Node | null;
    const list = init?.type === 'TSAsExpression' ? (init['expression'] as Node) : init;
    if (list?.type !== 'ArrayExpression') continue;
    const elements = (list['elements'] as readonly Node[]).map((each) => each['value']);
    if (elements.every((each) => typeof each === 'string')) lists.set(String((node['id'] as Node)['name']), elements);
  }
  return lists;
}

/** The programs in a folder and its subfolders, without tests, by relative path. */
export const programsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
