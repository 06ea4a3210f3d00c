import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { loadPrerender } from './load-prerender.ts';

const SOURCE = '/src/early.js';

/**
 * The script before the first paint. It can import nothing, so the keys and addresses it needs are put in here. Its name
 * is made from its content, so that a second visit does not wait for it.
 */
export function earlyScript(): Plugin {
  let root = '';
  let isBuild = false;
  const withValues = async (source: string) =>
    source.replace('__EARLY__', JSON.stringify((await loadPrerender(root)).earlyValues));
  const built = async () => {
    const commented = await withValues(readFileSync(join(root, SOURCE), 'utf8'));
    const source = commented.replaceAll(/^\s*\/\/.*\n/gm, '');
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    return { source, fileName: `assets/early-${hash}.js` };
  };
  return {
    name: 'early-script',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
    },
    transform: (code, id) => (id.endsWith(SOURCE) ? withValues(code) : null),
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => (isBuild ? html.replace(SOURCE, `/${(await built()).fileName}`) : html),
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', ...(await built()) });
    },
  };
}
