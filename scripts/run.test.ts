import { afterEach, expect, test, vi } from 'vitest';
import { HUNG, inOnePiece, run, say } from './lib/run.mjs';

afterEach(() => vi.restoreAllMocks());

const program = (text: string) => run(process.execPath, ['-e', text]);

/** Keeps what would have been shown. */
function watchOutput(): string[] {
  const shown: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((data) => {
    shown.push(String(data));
    return true;
  });
  return shown;
}

test('what two programs say beside each other is shown in one piece each, errors too', async () => {
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

test('what was said is shown when the work fails, and its failure goes on', async () => {
  const shown = watchOutput();
  const work = inOnePiece(async () => {
    say('begins');
    throw new Error('no network');
  });
  await expect(work).rejects.toThrow('no network');
  expect(shown).toEqual(['begins\n']);
});

test('the exit code is told', async () => {
  expect(await inOnePiece(() => program('process.exitCode = 3'))).toBe(3);
});

test('a program that hangs is ended and told apart from one that failed', async () => {
  const hangs = ['-e', 'setInterval(() => undefined, 1000)'];
  expect(await run(process.execPath, hangs, { limitMs: 300 })).toBe(HUNG);
  expect(await run(process.execPath, ['-e', 'process.exit(3)'], { limitMs: 60_000 })).toBe(3);
});
