import { openPages, SHARED_PAGE } from '@evidose/contract';
import { expect, it } from 'vitest';
import { appRoutes } from './routes.ts';

const products = appRoutes.filter(({ path }) => path !== '/style');

it('lists exactly the open pages for search engines', () => {
  // What somebody shares with their doctor is for nobody else.
  const open = products.filter(({ guard, path }) => guard === 'open' && path !== SHARED_PAGE).map(({ path }) => path);
  expect(open.toSorted()).toEqual([...openPages].toSorted());
});

it('gives every page a title and a description of its own', () => {
  expect(new Set(products.map(({ title }) => title)).size).toBe(products.length);
  expect(new Set(products.map(({ description }) => description)).size).toBe(products.length);
  for (const { description } of products) expect(description.length).toBeLessThan(160);
});
