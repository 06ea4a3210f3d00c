import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { jwtVerify } from 'jose';

/**
 * A push service as browsers have one: takes messages over TLS, checks who sends them, and can read only what was
 * encrypted for its own subscriptions. The certificate is for localhost and this test alone.
 */
export const CERTIFICATE_FILE = fileURLToPath(new URL('push/localhost.cert.pem', import.meta.url));
const cert = readFileSync(CERTIFICATE_FILE, 'utf8');
const key = readFileSync(new URL('push/localhost.key.pem', import.meta.url), 'utf8');

/** HKDF with one block, as RFC 8291 uses it. */
function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', extracted)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length);
}

/** What the browser that holds a subscription would read. */
function createSubscriber() {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = derive(auth, curve.computeSecret(sender), info, 32);
      const contentKey = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
      const record = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]).toString('utf8');
      // Behind the text a 2 and what fills up.
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
    },
  };
}

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly payload: {
    readonly title: string;
    readonly body: string;
    readonly url: string;
    readonly end: string;
    id: string;
  };
  /** As the sender's token says. */
  readonly audience: string;
  readonly subject: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function startPushService() {
  const received: Received[] = [];
  const faults: unknown[] = [];
  const subscribers = new Map<string, ReturnType<typeof createSubscriber>>();
  let answer: (path: string) => Answer | Promise<Answer> = () => ({ status: 201 });

  async function take(path: string, headers: Received['headers'], body: Buffer): Promise<void> {
    const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['authorization'])) ?? [];
    const [x, y] = [
      Buffer.from(publicKey, 'base64url').subarray(1, 33),
      Buffer.from(publicKey, 'base64url').subarray(33),
    ];
    const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
    const { payload: claims } = await jwtVerify(token, jwk, { algorithms: ['ES256'] });
    const payload = subscribers.get(path)?.read(body) as Received['payload'];
    received.push({ path, headers, payload, audience: String(claims.aud), subject: String(claims.sub) });
  }

  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const path = request.url ?? '';
      try {
        const { status, headers = {} } = await answer(path);
        if (status === 201) await take(path, request.headers, Buffer.concat(chunks));
        response.writeHead(status, headers).end();
      } catch (fault) {
        faults.push(fault);
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ ca: cert, keepAlive: true });
  return {
    host: `localhost:${port}`,
    agent,
    received,
    faults,
    /** A browser subscribes. */
    subscribe: () => {
      const path = `/send/${randomBytes(12).toString('hex')}`;
      const subscriber = createSubscriber();
      subscribers.set(path, subscriber);
      return { endpoint: `https://localhost:${port}${path}`, expirationTime: null, keys: subscriber.keys };
    },
    /** What it says to the next messages. */
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
