import { expect, it } from 'vitest';
import { createPageHtml } from './page-html.ts';

const html = `<head><title>Home</title><meta
  name="description"
  content="old" /><meta property="og:title" content="old" /><meta property="og:image" content="/social.png" /></head><body><!--page-head--></body>`;
const hints = JSON.stringify({
  scripts: { home: ['/assets/home.js'], plain: ['/assets/plain.js'] },
  heads: { '/things/:id': '<main><h1>{{title}}</h1>{{lead}}</main>', '/plain': '<main>Plain</main>' },
});
const routes = [
  { path: '/', title: 'Evidose: home', description: 'All of it', file: 'home', guard: 'gate', navbar: 'site' },
  { path: '/things/:id', title: 'A "thing"', description: 'A & B $1', file: 'thing', guard: 'gate', navbar: 'site' },
  { path: '/plain', title: 'Plain', description: 'Plain', file: 'plain', guard: 'open', navbar: 'site' },
] as const;
const pageFor = createPageHtml({ html, hints, publicUrl: 'https://evidose.example', routes });
const textOf = (path: string) => pageFor(path).toString();

it('writes the title, the description and the scripts of the address into the head', () => {
  expect(textOf('/')).toContain('<title>Evidose: home</title>');
  expect(textOf('/')).toContain('content="All of it"');
  expect(textOf('/')).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js" /><meta name="page-scripts" content="/assets/home.js" /></head>',
  );
});

it('knows addresses with a part that varies, and escapes what it writes', () => {
  expect(textOf('/things/zinc')).toContain('<title>A &quot;thing&quot; · Evidose</title>');
  expect(textOf('/things/zinc')).toContain('content="A &amp; B $1"');
});

it('writes the first words of a page, and those of a supplement only where they are given', () => {
  expect(textOf('/plain')).toContain('<body><main>Plain</main></body>');
  expect(textOf('/plain'), 'leaves the line to the first script').not.toContain('modulepreload');
  expect(textOf('/plain')).toContain('<meta name="page-scripts" content="/assets/plain.js" /></head>');
  expect(textOf('/things/zinc')).toContain('<body></body>');
  const words = { title: 'Zinc & co', lead: 'For <you> $&' };
  expect(pageFor('/things/zinc', words).toString()).toContain(
    '<main data-behind-gate><h1>Zinc &amp; co</h1>For &lt;you&gt; $&amp;</main></body>',
  );
  expect(pageFor('/plain', words).toString()).toBe(textOf('/plain'));
});

it('gives an unknown address the home page, where the app will lead', () => {
  expect(textOf('/things/zinc/more')).toBe(textOf('/'));
});

it('names the preview image by its whole address', () => {
  expect(textOf('/')).toContain('content="https://evidose.example/social.png"');
});

it('works without hints', () => {
  const page = createPageHtml({ html, hints: null, publicUrl: 'http://a' });
  expect(page('/pricing').toString()).toContain('<title>Pricing · Evidose</title>');
});
