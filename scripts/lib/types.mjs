import { existsSync, readdirSync } from 'node:fs';
import { at } from './root.mjs';
import { run } from './run.mjs';

/** Every folder of the repository that has types to check. */
function typedFolders() {
  const grouped = ['packages', 'apps'].flatMap((group) => readdirSync(at(group)).map((name) => `${group}/${name}`));
  return [...grouped, 'e2e', 'bench', 'scripts'].filter((path) => existsSync(at(path, 'tsconfig.json')));
}

/** Checks them all, and answers with the worst exit code. */
export async function checkTypes() {
  let worst = 0;
  for (const path of typedFolders()) {
    const code = await run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at(path)]);
    console.log(`${code === 0 ? '✓' : '✗'} ${path}`);
    worst = Math.max(worst, code);
  }
  return worst;
}
