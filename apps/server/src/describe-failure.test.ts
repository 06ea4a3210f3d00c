import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

const framesOf = (error: unknown) => JSON.stringify(describeFailure(error));

describe('what is logged of a failure holds no word of its message', () => {
  it.each([
    'Failed query: insert\nparams: at home I take lithium',
    'one line\n    at lithium (/home/me/lithium.ts:1:1)\n    at lithium',
    '\n at lithium',
  ])('%j', (message) => {
    const text = framesOf(new Error(message));
    expect(text).not.toContain('lithium');
    expect(text).toContain('describe-failure.test.ts');
  });

  it('nor of one that was changed later, nor of a cause', () => {
    const error = new Error('params:\n at lithium', { cause: new TypeError('x\n at lithium') });
    error.message = 'other';
    expect(framesOf(error)).not.toContain('lithium');
    expect(describeFailure(error)).toMatchObject({ name: 'Error', cause: { name: 'TypeError' } });
  });

  it('also where the failure has no message or no stack', () => {
    expect(framesOf(new Error())).toContain('describe-failure.test.ts');
    const bare = new Error('lithium');
    delete bare.stack;
    expect(describeFailure(bare)).toMatchObject({ frames: [] });
    expect(describeFailure('lithium')).toEqual({ name: 'string' });
  });
});
