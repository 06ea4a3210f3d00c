import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkArrow, type PublicPaths, workspaceOf } from './lib/arrows.ts';
import { findCircle } from './lib/circles.ts';
import { importsOf, readImports } from './lib/imports.ts';
import { at, ROOT } from './lib/root.mjs';

function readPublicPaths(): PublicPaths {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(at(group)).map((name) => at(group, name)));
  return new Map(
    folders.map((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      return [name, new Set(Object.keys(exports))];
    }),
  );
}

const publicPaths = readPublicPaths();
const imports = readImports(ROOT);

describe('imports of this repository', () => {
  test('all follow the arrows in docs/architecture.md', () => {
    const wrong = imports.flatMap((item) => {
      const reason = checkArrow(item, publicPaths);
      return reason ? [`${item.file} → ${item.specifier}: ${reason}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('no file imports itself through others, types included', () => {
    // The engine's parts share types of data in both directions; what runs is in layers there too.
    const counted = imports.filter(({ file, isTypeOnly }) => !(isTypeOnly && file.startsWith('packages/engine/')));
    expect(findCircle(counted)).toBeNull();
  });

  test.each(['packages/contract', 'packages/engine', 'packages/knowledge', 'apps/server', 'apps/web', 'scripts'])(
    'are found in %s',
    (workspace) => {
      expect(imports.filter(({ file }) => workspaceOf(file) === workspace).length).toBeGreaterThan(3);
    },
  );
});

const shown: PublicPaths = new Map([
  ['@evidose/contract', new Set(['.'])],
  ['@evidose/engine', new Set(['.'])],
  ['@evidose/knowledge', new Set(['.'])],
]);
const modules = 'apps/server/src/modules';
const web = 'apps/web/src';

describe('the check allows', () => {
  test.each([
    ['packages/contract/src/a.ts', 'zod'],
    ['packages/contract/src/a.test.ts', 'vitest'],
    ['packages/engine/src/a.ts', '@evidose/contract'],
    ['packages/engine/vitest.config.ts', '../../scripts/lib/a.ts'],
    ['packages/engine/src/stages/a.ts', '../safety/b.ts'],
    ['packages/engine/src/text/a.ts', '../model.ts'],
    ['packages/engine/src/quick/a.ts', '../recommend.ts'],
    ['packages/knowledge/src/a.ts', 'node:fs'],
    ['apps/server/src/app.ts', './modules/gate/routes.ts'],
    ['apps/server/src/modules/index.ts', './gate/index.ts'],
    [`${modules}/gate/routes.ts`, './service.ts'],
    [`${modules}/gate/service.ts`, './store.ts'],
    [`${modules}/gate/service.ts`, '../identity/service.ts'],
    [`${modules}/gate/service.test.ts`, './store.ts'],
    [`${web}/start.tsx`, './app/app.tsx'],
    [`${web}/app/routes.ts`, '../pages/home.tsx'],
    [`${web}/features/quiz/form.tsx`, '../../components/ui/button.tsx'],
    [`${web}/components/ui/button.tsx`, '../../lib/cx.ts'],
    [`${web}/lib/theme.ts`, '../styles/app.css'],
  ])('%s → %s', (file, specifier) => {
    expect(checkArrow({ file, specifier }, shown)).toBeUndefined();
  });
});

describe('the check rejects', () => {
  test.each([
    ['packages/contract/src/a.ts', 'node:fs', /may not import node:fs/],
    ['packages/contract/src/a.ts', '@evidose/engine', /may not import @evidose\/engine/],
    ['packages/contract/src/a.test.ts', '@evidose/engine', /may not import @evidose\/engine/],
    ['packages/engine/src/a.ts', 'zod', /may not import zod/],
    ['packages/engine/src/a.ts', '../../../scripts/lib/a.ts', /reaches out of itself/],
    ['packages/engine/src/safety/a.ts', '../stages/b.ts', /safety may not import stages/],
    ['packages/engine/src/ask/a.ts', '../recommend.ts', /ask may not import whole/],
    ['packages/engine/src/model.ts', './text/a.ts', /may not import text/],
    ['packages/engine/src/brew/a.ts', '../text/a.ts', /brew has no place/],
    ['packages/engine/src/text/a.ts', '../index.ts', /its own public index/],
    ['packages/engine/src/a.ts', '@evidose/knowledge', /may not import @evidose\/knowledge/],
    ['packages/engine/src/a.ts', '../../contract/src/errors.ts', /reaches out of itself/],
    ['packages/knowledge/src/a.ts', '@evidose/engine/src/recommend.ts', /is internal/],
    ['apps/web/src/lib/a.ts', '@evidose/knowledge', /may not import @evidose\/knowledge/],
    ['apps/web/src/lib/a.ts', '../../../server/src/config.ts', /reaches out of itself/],
    ['e2e/a.spec.ts', '../apps/server/src/config.ts', /reaches out of itself/],
    [`${modules}/gate/routes.ts`, './store.ts', /must go through a service/],
    [`${modules}/gate/store.ts`, './service.ts', /store may not import service/],
    [`${modules}/gate/service.ts`, './routes.ts', /service may not import routes/],
    [`${modules}/gate/service.ts`, '../identity/session-store.ts', /reaches into identity\/session-store/],
    [`${modules}/gate/service.ts`, '../identity/schema.ts', /reaches into identity\/schema/],
    ['apps/server/src/database/pool.ts', '../modules/gate/service.ts', /lies below the modules/],
    [`${web}/pages/home.tsx`, '../app/routes.ts', /pages may not import app/],
    [`${web}/lib/a.ts`, '../components/ui/button.tsx', /lib may not import components/],
    [`${web}/components/a.tsx`, '../features/quiz/form.tsx', /components may not import features/],
    [`${web}/features/quiz/form.tsx`, '../plan/list.tsx', /feature quiz may not import feature plan/],
    [`${web}/helpers/a.ts`, '../lib/cx.ts', /in no layer/],
  ])('%s → %s', (file, specifier, reason) => {
    expect(checkArrow({ file, specifier }, shown)).toMatch(reason);
  });
});

test('a circle is named from file to file, wherever one comes into it', () => {
  const from = (file: string, ...targets: string[]) => targets.map((specifier) => ({ file, specifier }));
  const layers = [...from('a/page.ts', './call.ts', '../b/word.ts'), ...from('a/call.ts', '../b/word.ts')];
  expect(findCircle(layers)).toBeNull();
  expect(findCircle([...layers, ...from('b/word.ts', '../a/call.ts')])).toEqual([
    'a/call.ts',
    'b/word.ts',
    'a/call.ts',
  ]);
});

test('the check sees every form of import', () => {
  const source = [
    "import a, { type B } from './one.ts';",
    "import {\n  c,\n  d,\n} from './two.ts';",
    "import type { E } from './three.ts';",
    "export { f } from './four.ts';",
    "export * from './five.ts';",
    "import './six.css';",
    "const g = await import('./seven.ts');",
    "// import h from './no.ts'",
    "export const i = 'from';",
  ].join('\n');
  const found = importsOf(source);
  expect(found.map(({ specifier }) => specifier).sort()).toEqual(
    ['./five.ts', './four.ts', './one.ts', './seven.ts', './six.css', './three.ts', './two.ts'].sort(),
  );
  expect(found.filter(({ isTypeOnly }) => isTypeOnly).map(({ specifier }) => specifier)).toEqual(['./three.ts']);
});
