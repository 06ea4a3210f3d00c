import { createServer } from 'node:net';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openPool, remedyFor } from './open.ts';

const log = { info: () => undefined, warn: () => undefined };
const refusal = (connectionString: string) =>
  openPool({ connectionString, log }).then(
    () => '',
    (error: Error) => error,
  );

/** Answers like PostgreSQL to a wrong password. */
const refusing = createServer((socket) => {
  socket.once('data', () => {
    const fields = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed for user "evidose"\0\0');
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeInt32BE(fields.length + 4, 1);
    socket.end(Buffer.concat([head, fields]));
  });
});
await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
const address = refusing.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => void refusing.close());

describe('a database that cannot be opened is named in one plain sentence', () => {
  it('that does not exist', async () => {
    const url = new URL(inject('databaseServer'));
    url.pathname = '/no_such_database';
    expect(String(await refusal(url.href))).toMatch(/does not exist on that server\.$/);
  });

  it('that refuses the password, without repeating it or the address', async () => {
    const error = await refusal(`postgres://evidose:hush-hush@127.0.0.1:${port}/evidose`);
    expect(String(error)).toContain('refused the user or password');
    expect(String(error)).not.toMatch(/hush|127\.0/);
  });

  it('at a port where nobody listens', async () => {
    expect(String(await refusal('postgres://evidose@127.0.0.1:9/evidose'))).toContain('No database answers');
  });

  it.each([
    [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, /certificate is not trusted/],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, /certificate is not trusted/],
    [{ code: 'ENOTFOUND' }, /host name/],
  ])('with %j', (details, sentence) => {
    expect(remedyFor(Object.assign(new Error('x'), details))).toMatch(sentence);
  });

  it('and what is no matter of the connection keeps its own words', () => {
    expect(remedyFor(new Error('a mistake of ours'))).toBeNull();
  });
});
