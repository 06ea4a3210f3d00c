import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('an id is a random UUID, with https and without', () => {
  expect(newId()).toMatch(UUID);
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(200);
});
