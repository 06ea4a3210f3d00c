import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './root.mjs';
import { run, say } from './run.mjs';

/** The folders that make up the server are checked as one program; separately, each would check its imports again. */
const TOGETHER = 'tsconfig.together.json';

/** Every folder with types to check, except those that are checked together. */
function foldersApart() {
  /** @type {{ include: readonly string[] }} */
  const { include } = JSON.parse(readFileSync(at(TOGETHER), 'utf8'));
  const grouped = ['packages', 'apps'].flatMap((group) => readdirSync(at(group)).map((name) => `${group}/${name}`));
  // A service worker has neither a window nor a document.
  return [...grouped, 'apps/web/src/sw', 'e2e', 'bench', 'scripts']
    .filter((path) => existsSync(at(path, 'tsconfig.json')))
    .filter((path) => !include.some((part) => `${path}/`.startsWith(`${part}/`)));
}

/** Checks them all and returns the worst exit code. */
export async function checkTypes() {
  let worst = 0;
  for (const path of [TOGETHER, ...foldersApart()]) {
    const code = await run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at(path)]);
    say(`${code === 0 ? '✓' : '✗'} ${path}`);
    worst = Math.max(worst, code);
  }
  return worst;
}
