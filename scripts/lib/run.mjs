import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {NodeJS.Signals} signal */
export function signalRunning(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program in the repository with its output shown, and answers with its exit code.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<number>}
 */
export function run(file, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      console.error(`${file}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => {
      running.delete(child);
      // Without a code it was ended by a signal, which is no success.
      resolve(code ?? 1);
    });
  });
}

/**
 * npm of the running Node: by its own script when npm started us, so that the same one is used.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}
