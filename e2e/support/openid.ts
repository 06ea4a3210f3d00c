import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, type RunningServer, startServer } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const people = [
  { sub: 'grace', email: 'grace@provider.example', email_verified: true, name: 'Grace Hopper' },
  { sub: 'ada', email: 'ada@provider.example', email_verified: true, name: 'Ada' },
  { sub: 'olga', email: 'olga@provider.example', email_verified: false, name: 'Olga' },
];

export interface ProviderWorld {
  readonly url: string;
  readonly issuer: string;
  readonly stop: () => Promise<void>;
}

async function startProvider(port: number, redirectUri: string): Promise<ChildProcess> {
  const options = JSON.stringify({ port, redirectUri, people });
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/test/openid-server.ts', options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout ?? child, 'data');
  return child;
}

/** Our server and a real OpenID server, configured for each other. */
export async function startWithProvider(): Promise<ProviderWorld> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const client = { clientId: 'evidose-test', clientSecret: 'a-secret-of-the-tests-only' };
  const provider = { id: 'oidc.test', name: 'Testland', issuer, ...client };
  const server: RunningServer = await startServer({ IDENTITY_PROVIDERS: JSON.stringify([provider]) });
  const child = await startProvider(port, `${server.url}/__/auth/handler`);
  return {
    url: server.url,
    issuer,
    stop: async () => {
      child.kill();
      await server.stop();
    },
  };
}
