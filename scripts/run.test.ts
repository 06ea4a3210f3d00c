import { afterEach, expect, test, vi } from 'vitest';
import { HUNG, inOnePiece, run, say } from './lib/run.mjs';

afterEach(() => vi.restoreAllMocks());

const program = (text: string) => run(process.execPath, ['-e', text]);

/** Captures the output. */
function watchOutput(): string[] {
  const shown: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((data) => {
    shown.push(String(data));
    return true;
  });
  return shown;
}

test('prints the output of two parallel programs in one piece each, errors included', async () => {
  const shown = watchOutput();
  await Promise.all(
    ['one', 'two'].map((name) =>
      inOnePiece(async () => {
        say(`${name} begins`);
        await program(`console.log('${name} works'); setTimeout(() => console.error('${name} ends'), 20)`);
      }),
    ),
  );
  expect(shown.sort()).toEqual(['one begins\none works\none ends\n', 'two begins\ntwo works\ntwo ends\n']);
});

test('prints the output when the work fails, and passes the failure on', async () => {
  const shown = watchOutput();
  const work = inOnePiece(async () => {
    say('begins');
    throw new Error('no network');
  });
  await expect(work).rejects.toThrow('no network');
  expect(shown).toEqual(['begins\n']);
});

test('returns the exit code', async () => {
  expect(await inOnePiece(() => program('process.exitCode = 3'))).toBe(3);
});

test('kills a program that hangs, and distinguishes it from one that failed', async () => {
  const hangs = ['-e', 'setInterval(() => undefined, 1000)'];
  expect(await run(process.execPath, hangs, { limitMs: 300 })).toBe(HUNG);
  expect(await run(process.execPath, ['-e', 'process.exit(3)'], { limitMs: 60_000 })).toBe(3);
});
