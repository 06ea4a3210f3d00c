import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createConsentsService } from './service.ts';

const { db } = await createTestDatabase();
let now = new Date('2026-01-01T00:00:00Z');
const consents = createConsentsService({ db, clock: () => now });

it('assumes nothing', async () => {
  expect(await consents.list('u1')).toEqual([]);
});

it('keeps the newest choice of each kind with its date', async () => {
  await consents.decide('u2', 'product-news', true);
  now = new Date('2026-02-01T00:00:00Z');
  expect(await consents.decide('u2', 'product-news', false)).toEqual([
    { kind: 'product-news', granted: false, decidedAt: '2026-02-01T00:00:00.000Z' },
  ]);
});
