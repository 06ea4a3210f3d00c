import { posix } from 'node:path';
import { checkEngine } from './engine-arrows.ts';
import type { Import } from './imports.ts';
import { checkServer } from './server-arrows.ts';
import { checkWeb } from './web-arrows.ts';

/** The diagram in docs/architecture.md: who may import whom. No one may import a workspace that is not listed here. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/engine': ['@evidose/contract'],
  'packages/trial': ['@evidose/contract'],
  'packages/knowledge': ['@evidose/contract', '@evidose/engine'],
  'apps/server': ['@evidose/contract', '@evidose/engine', '@evidose/knowledge', '@evidose/trial'],
  'apps/web': ['@evidose/contract'],
  e2e: ['@evidose/contract'],
  bench: ['@evidose/contract', '@evidose/engine', '@evidose/knowledge', '@evidose/server', '@evidose/trial'],
  scripts: [],
};

/** Pure packages may import nothing else from outside, not even from Node. Their tests may. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': ['zod'],
  'packages/engine': [],
  // Its command reads lines; the method itself uses no clock, file or randomness.
  'packages/trial': ['node:readline'],
};

const TEST_OR_TOOL = /\.test\.tsx?$|\.config\.ts$|(^|\/)(test|testing|fixtures)\//;

/** The public paths of a workspace: `exports` of its package.json, by package name. */
export type PublicPaths = ReadonlyMap<string, ReadonlySet<string>>;

export const isTestFile = (file: string) => TEST_OR_TOOL.test(file);

export function workspaceOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT).find((workspace) => file.startsWith(`${workspace}/`));
}

/** Why this import is not allowed, or `undefined` if it is. */
export function checkArrow(item: Import, publicPaths: PublicPaths): string | undefined {
  const { file, specifier } = item;
  const workspace = workspaceOf(file);
  if (!workspace) return undefined;
  if (specifier.startsWith('.')) return checkRelative(item, workspace);
  if (specifier.startsWith('@evidose/')) return checkPackage(workspace, specifier, publicPaths);
  return checkOutside(file, workspace, specifier);
}

function checkRelative({ file, specifier, isTypeOnly }: Import, workspace: string): string | undefined {
  const target = posix.join(posix.dirname(file), specifier);
  // The repository configures how a workspace is tested.
  if (/^[^.]+\.config\.ts$/.test(posix.basename(file)) && target.startsWith('scripts/lib/')) return undefined;
  // Benchmarks may build programs the way the repository does.
  if (workspace === 'bench' && target.startsWith('scripts/lib/')) return undefined;
  if (!target.startsWith(`${workspace}/`)) return `${workspace} reaches out of itself to ${target}`;
  if (isTestFile(file)) return undefined;
  if (workspace === 'apps/web') return checkWeb(file, target);
  if (workspace === 'apps/server') return checkServer(file, target);
  if (workspace === 'packages/engine' && isTypeOnly !== true) return checkEngine(file, target);
  return undefined;
}

function checkPackage(workspace: string, specifier: string, publicPaths: PublicPaths): string | undefined {
  const [scope, name, ...rest] = specifier.split('/');
  const packageName = `${scope}/${name}`;
  if (!MAY_IMPORT[workspace]?.includes(packageName)) return `${workspace} may not import ${packageName}`;
  const path = ['.', ...rest].join('/');
  return publicPaths.get(packageName)?.has(path) ? undefined : `${specifier} is internal to ${packageName}`;
}

function checkOutside(file: string, workspace: string, specifier: string): string | undefined {
  const allowed = OUTSIDE[workspace];
  if (!allowed || isTestFile(file)) return undefined;
  const isAllowed = allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  return isAllowed ? undefined : `${workspace} may not import ${specifier}`;
}
