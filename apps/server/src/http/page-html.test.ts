import { expect, it } from 'vitest';
import { createPageHtml } from './page-html.ts';

const html = `<head><title>Home</title><meta
  name="description"
  content="old" /><meta property="og:title" content="old" /><meta property="og:image" content="/social.png" /></head>`;
const hints = JSON.stringify([
  { path: '/', title: 'Evidose: home', description: 'All of it', scripts: ['/assets/home.js'] },
  { path: '/things/:id', title: 'A "thing"', description: 'A & B $1', scripts: [] },
]);
const pageFor = createPageHtml({ html, hints, publicUrl: 'https://evidose.example' });
const textOf = (path: string) => pageFor(path).toString();

it('writes the title, the description and the scripts of the address into the head', () => {
  expect(textOf('/')).toContain('<title>Evidose: home</title>');
  expect(textOf('/')).toContain('content="All of it"');
  expect(textOf('/')).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js" /></head>',
  );
});

it('knows addresses with a part that varies, and escapes what it writes', () => {
  expect(textOf('/things/zinc')).toContain('<title>A &quot;thing&quot; · Evidose</title>');
  expect(textOf('/things/zinc')).toContain('content="A &amp; B $1"');
});

it('gives an unknown address the home page, where the app will lead', () => {
  expect(textOf('/things/zinc/more')).toBe(textOf('/'));
});

it('names the preview image by its whole address', () => {
  expect(textOf('/')).toContain('content="https://evidose.example/social.png"');
});

it('works without hints', () => {
  expect(createPageHtml({ html, hints: null, publicUrl: 'http://a' })('/').toString()).toContain('<title>Home</title>');
});
