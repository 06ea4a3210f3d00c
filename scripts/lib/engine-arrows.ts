/**
 * Layers of the engine: a folder may use those above it in this list and none below. Type imports may go both ways, as
 * they do not exist at run time.
 */
const ORDER = [
  'language',
  'limits',
  'text',
  'understand',
  'doubt',
  'criteria',
  'prepare',
  'words',
  'safety',
  'day',
  'dose',
  'plan',
  'review',
  'alerts',
  'explain',
  'ask',
  'stages',
  'whole',
  'quick',
  'trials',
];

/** Files that put the stages together. The other top-level files hold shared types and words. */
const WHOLE = new Set(['recommend.ts', 'what-if.ts', 'why-not.ts']);
const PUBLIC_INDEX = 'index.ts';

const inSource = (path: string) => path.replace(/^packages\/engine\/src\//, '');

function layerOf(path: string): string | undefined {
  if (path.includes('/')) return path.split('/')[0];
  return WHOLE.has(path) ? 'whole' : undefined;
}

export function checkEngine(file: string, target: string): string | undefined {
  if (!file.startsWith('packages/engine/src/')) return undefined;
  const [from, to] = [inSource(file), inSource(target)];
  if (to === PUBLIC_INDEX) return `${from} imports its own public index`;
  const [fromLayer, toLayer] = [layerOf(from), layerOf(to)];
  if (from === PUBLIC_INDEX || toLayer === undefined || fromLayer === toLayer) return undefined;
  if (fromLayer === undefined) return `${from} is shared by all, and may not import ${toLayer}`;
  const [fromRank, toRank] = [ORDER.indexOf(fromLayer), ORDER.indexOf(toLayer)];
  if (fromRank === -1 || toRank === -1) return `${fromRank === -1 ? fromLayer : toLayer} has no place in the order`;
  return toRank < fromRank ? undefined : `${fromLayer} may not import ${toLayer}`;
}
