/** app → pages → features → components → lib; a layer may use itself and all below it, a feature no other feature. */
const DEPTH: Readonly<Record<string, number>> = {
  app: 0,
  pages: 1,
  features: 2,
  components: 3,
  lib: 4,
};

/** Outside the layers: style sheets, fonts and images. */
const ASSETS = /^(styles|fonts|assets|images)\/|\.(css|svg|png|woff2)(\?\w+)?$/;

const inSource = (path: string) => path.replace(/^apps\/web\/src\//, '');

function layerOf(path: string): string | undefined {
  const folder = path.split('/')[0] ?? '';
  return folder in DEPTH ? folder : undefined;
}

export function checkWeb(file: string, target: string): string | undefined {
  if (!file.startsWith('apps/web/src/')) return undefined;
  const [from, to] = [inSource(file), inSource(target)];
  if (ASSETS.test(to)) return undefined;
  const [fromLayer, toLayer] = [layerOf(from), layerOf(to)];
  // start.tsx is above all layers and starts the app.
  if (!fromLayer) return from.includes('/') ? `${from} is in no layer of the web app` : undefined;
  if (!toLayer) return `${to} is in no layer of the web app`;
  if (fromLayer !== toLayer && (DEPTH[toLayer] ?? 0) <= (DEPTH[fromLayer] ?? 0)) {
    return `${fromLayer} may not import ${toLayer}`;
  }
  const [fromFeature, toFeature] = [from, to].map((path) => /^features\/([^/]+)/.exec(path)?.[1]);
  if (fromFeature && toFeature && fromFeature !== toFeature) {
    return `feature ${fromFeature} may not import feature ${toFeature}`;
  }
  return undefined;
}
