import { expect, it } from 'vitest';
import { openPages, pages, SHARED_PAGE } from './pages.ts';

it('lists the open pages for search engines, and not the one that is shared in private', () => {
  expect(openPages).toContain('/pricing');
  expect(openPages).not.toContain('/dashboard');
  expect(openPages).not.toContain(SHARED_PAGE);
  expect(pages.map(({ path }) => path)).toContain(SHARED_PAGE);
});

it('gives every page a path, a file, a title and a description of its own', () => {
  for (const part of ['path', 'file', 'title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[part])).size, part).toBe(pages.length);
  }
  for (const { description } of pages) expect(description.length).toBeLessThan(160);
});
