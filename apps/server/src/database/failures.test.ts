import { describe, expect, it } from 'vitest';
import { classifyFailure } from './failures.ts';

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('classifyFailure', () => {
  it.each([
    ['a name that is not known while its container is away', coded('ENOTFOUND', 'getaddrinfo ENOTFOUND pool')],
    ['a server that refuses', coded('ECONNREFUSED')],
    ['PgBouncer without a database', coded('08P01', 'server login has been failing')],
    ['PostgreSQL that shuts down', coded('57P01')],
    ['the same below a wrapper', new Error('Failed query', { cause: coded('ENOTFOUND') })],
  ])('%s: unreachable, so it is asked again and then 503', (_what, error) => {
    expect(classifyFailure(error)).toBe('unreachable');
  });

  it('what PostgreSQL rolled back is asked again, and an error of ours is ours', () => {
    expect(classifyFailure(coded('40001'))).toBe('rolled-back');
    expect(classifyFailure(coded('23505'))).toBe('other');
  });
});
