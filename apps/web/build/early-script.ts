import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = '/src/early.js';

/** The script before the first paint gets a name by its content too, so that a second visit does not wait for it. */
export function earlyScript(): Plugin {
  let source = '';
  const fileName = () => `assets/early-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'early-script',
    apply: 'build',
    configResolved: ({ root }) => {
      source = readFileSync(join(root, SOURCE), 'utf8');
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(SOURCE, `/${fileName()}`) },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(), source });
    },
  };
}
