import { beforeEach, expect, test } from 'vitest';
import { runPageScripts } from './page-scripts.ts';

const ran: string[] = [];
const askedFor = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];

/** A script that reports that it ran and how many had been requested by then. Each is unique, so none is cached. */
let made = 0;
function script(name: string, work = ''): string {
  made += 1;
  return `data:text/javascript,/*${made}*/${work};globalThis.pageScriptRan('${name}')`;
}

function listScripts(...files: readonly string[]): void {
  const list = document.createElement('meta');
  list.name = 'page-scripts';
  list.content = files.join(' ');
  document.head.append(list);
}

beforeEach(() => {
  ran.length = 0;
  document.head.replaceChildren();
  Reflect.set(globalThis, 'pageScriptRan', (name: string) => ran.push(`${name} of ${askedFor().length}`));
  return () => Reflect.deleteProperty(globalThis, 'pageScriptRan');
});

test('all scripts are asked for before the first one runs, and run in their order', async () => {
  const files = [script('library'), script('parts'), script('page')];
  listScripts(...files);
  await runPageScripts();
  expect(askedFor().map(({ href }) => href)).toEqual(files);
  expect(ran).toEqual(['library of 3', 'parts of 3', 'page of 3']);
});

test('only the first page has a list: the next asks for nothing', async () => {
  listScripts(script('page'));
  await runPageScripts();
  await runPageScripts();
  expect(askedFor()).toHaveLength(1);
  expect(ran).toEqual(['page of 1']);
});

test('a page without a list is not held up', async () => {
  await runPageScripts();
  expect(askedFor()).toEqual([]);
});

test('what does not come is left to the router, and so is what needs it', async () => {
  listScripts(script('library'), script('parts', "throw'lost'"), script('page'));
  await expect(runPageScripts()).resolves.toBeUndefined();
  expect(ran).toEqual(['library of 3']);
});
