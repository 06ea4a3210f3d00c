/** `npm run dev`: restarts the server and reloads the page when their sources change. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { at, ROOT } from './lib/root.mjs';

await ensureInstalled();

const serverPort = process.env['PORT'] ?? '3000';
const programs = [
  { args: ['--watch', '--import', 'tsx', at('apps', 'server', 'src', 'main.ts')], cwd: ROOT },
  { args: [at('node_modules', 'vite', 'bin', 'vite.js')], cwd: at('apps', 'web') },
];
const children = programs.map(({ args, cwd }) =>
  spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    // Their own process groups, so that Ctrl-C reaches them once, through us.
    detached: true,
    env: { ...process.env, API_ORIGIN: `http://localhost:${serverPort}` },
  }),
);

/** @param {NodeJS.Signals} signal */
const stop = (signal) => {
  for (const child of children) child.kill(signal);
};
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
for (const child of children) child.on('exit', () => stop('SIGTERM'));
