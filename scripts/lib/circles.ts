import { posix } from 'node:path';
import type { Import } from './imports.ts';

/** The first circle of files that import each other, as their names in order, or null. */
export function findCircle(imports: readonly Import[]): readonly string[] | null {
  const byFile = new Map<string, string[]>();
  for (const { file, specifier } of imports) {
    if (!specifier.startsWith('.')) continue;
    byFile.set(file, [...(byFile.get(file) ?? []), posix.join(posix.dirname(file), specifier)]);
  }
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of byFile.get(file) ?? []) {
      const circle = follow(next, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of byFile.keys()) {
    const circle = follow(file, []);
    if (circle !== null) return circle;
  }
  return null;
}
