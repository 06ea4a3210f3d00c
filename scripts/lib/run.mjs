import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {NodeJS.Signals} signal */
export function signalRunning(signal) {
  for (const child of running) child.kill(signal);
}

/** Exit code of a program that was killed because it hung, as in the shell's `timeout`. */
export const HUNG = 124;

/** @type {AsyncLocalStorage<Buffer[]>} */
const kept = new AsyncLocalStorage();

/**
 * For parallel work: buffers its output and prints it in one piece when it ends.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function inOnePiece(work) {
  /** @type {Buffer[]} */
  const said = [];
  try {
    return await kept.run(said, work);
  } finally {
    process.stdout.write(Buffer.concat(said));
  }
}

/**
 * Prints a line now, or with the buffered output of its piece.
 * @param {string} line
 */
export function say(line) {
  const said = kept.getStore();
  if (said) said.push(Buffer.from(`${line}\n`));
  else console.log(line);
}

/**
 * Runs a program in the repository root, prints its output and returns its exit code. A program that runs longer than
 * `limitMs` is killed and returns `HUNG`.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, limitMs?: number }} [options]
 * @returns {Promise<number>}
 */
export function run(file, args, { env = {}, limitMs } = {}) {
  return new Promise((resolve) => {
    const said = kept.getStore();
    const child = spawn(file, args, {
      cwd: ROOT,
      stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ data) => said?.push(data));
    running.add(child);
    let isHung = false;
    const limit = limitMs === undefined ? undefined : setTimeout(end, limitMs);
    function end() {
      isHung = true;
      child.kill('SIGKILL');
    }
    child.on('error', (error) => {
      running.delete(child);
      say(`${file}: ${error.message}`);
      resolve(127);
    });
    // `close` instead of `exit`: the last output may still be in the pipe at exit.
    child.on('close', (code) => {
      running.delete(child);
      clearTimeout(limit);
      // No code means that a signal killed it, which is not a success.
      resolve(isHung ? HUNG : (code ?? 1));
    });
  });
}

/**
 * npm of the running Node; its own script if npm started us, so that the same one is used.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}
