import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'src/sw/sw.ts';
const PAGE = '/dashboard';
const IS_NEEDED = /^assets\/.+\.(js|css|woff2)$/;
const ICONS = ['/favicon.svg', '/icon-192.png', '/badge-96.png'];

/**
 * The service worker (Workbox), with the list of what it keeps on the device. `workbox-build` would bring Babel and
 * Rollup to write the same list; the build knows the files already.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => IS_NEEDED.test(name));
        const html = Object.values(bundle).find(({ fileName }) => fileName === 'index.html');
        const page = html?.type === 'asset' ? String(html.source) : '';
        const version = createHash('sha256').update(names.sort().join('\n')).update(page).digest('hex').slice(0, 12);
        const files = [
          ...names.map((name) => ({ url: `/${name}`, revision: null })),
          ...[PAGE, ...ICONS].map((url) => ({ url, revision: version })),
        ];
        const built = await build({
          root,
          configFile: false,
          logLevel: 'warn',
          define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
          build: {
            write: false,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { input: join(root, SOURCE), output: { format: 'iife' } },
          },
        });
        const [output] = 'output' in built ? built.output : [];
        if (output?.type !== 'chunk') throw new Error('the service worker was not built');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: output.code });
      },
    },
  };
}
