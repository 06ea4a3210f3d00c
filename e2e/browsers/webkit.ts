import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '../support/server.ts';
import { type BrowserSession, untilDone } from './session.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Debian keeps it in its library's folder, which is named after the architecture and the version. */
function findMiniBrowser(): string {
  const given = process.env['MINIBROWSER_PATH'];
  if (given !== undefined) return given;
  const folders = readdirSync('/usr/lib')
    .map((name) => `/usr/lib/${name}`)
    .filter((folder) => folder.endsWith('-linux-gnu'));
  const found = folders
    .flatMap((folder) => ['4.1', '4.0', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find(existsSync);
  if (found === undefined) throw new Error('MiniBrowser of WebKitGTK was not found; set MINIBROWSER_PATH');
  return found;
}

/** The existing display, or a virtual one. */
async function openScreen(): Promise<{ readonly env: NodeJS.ProcessEnv; readonly close: () => void }> {
  if (process.env['DISPLAY'] !== undefined) return { env: {}, close: () => undefined };
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { env: { DISPLAY: `:${number.toString().trim()}` }, close: () => screen.kill() };
}

/** The part of the WebDriver protocol that the walk needs. */
function driverAt(base: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const { value } = (await (await fetch(`${base}${path}`, init)).json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (error !== undefined) throw new Error(`${path}: ${error} ${message ?? ''}`);
    return value;
  };
}

/** WebKitGTK through Debian's WebKitWebDriver: as close to Safari's engine as Linux gets. Needs a display (Xvfb). */
export async function openWebKit(): Promise<BrowserSession> {
  const port = await freePort();
  const screen = await openScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, ...screen.env },
  });
  const ask = driverAt(`http://127.0.0.1:${port}`);
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  await untilDone('WebKitWebDriver', () => ask('GET', '/status'));
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  const inSession = (path: string, body?: object) => ask(body ? 'POST' : 'GET', `/session/${sessionId}${path}`, body);
  await inSession('/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
  const find = (using: string, value: string) =>
    untilDone(value, async () => {
      const found = (await inSession('/element', { using, value })) as Record<string, string>;
      return found[ELEMENT] ?? null;
    });
  return {
    open: async (url) => {
      await inSession('/url', { url });
    },
    click: (xpath) =>
      untilDone(xpath, async () => {
        await inSession(`/element/${await find('xpath', xpath)}/click`, {});
        return true;
      }).then(() => undefined),
    type: async (selector, text) => {
      await inSession(`/element/${await find('css selector', selector)}/value`, { text });
    },
    read: (expression) => inSession('/execute/sync', { script: `return (${expression});`, args: [] }),
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      screen.close();
    },
  };
}
