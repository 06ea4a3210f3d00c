import type { Plugin } from 'vite';

interface File {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** The first circle of files that import each other, as their names in order, or null. */
export function findCircle(files: readonly File[]): readonly string[] | null {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const done = new Set<string>();
  const follow = (name: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of byName.get(name)?.imports ?? []) {
      const circle = follow(next, [...way, name]);
      if (circle !== null) return circle;
    }
    done.add(name);
    return null;
  };
  for (const { fileName } of files) {
    const circle = follow(fileName, []);
    if (circle !== null) return circle;
  }
  return null;
}

/** Two files that import each other run in the wrong order, and the page stays empty without a word: no such build. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = findCircle(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (circle !== null) this.error(`script files import each other in a circle: ${circle.join(' > ')}`);
    },
  };
}
