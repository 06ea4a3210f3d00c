import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

const SECRET_FILE = 'secret.key';
const SECRET_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what must not be readable in a stolen copy of the database. */
export interface Secret {
  /** A keyed digest for what could be guessed, such as a PIN or a network address. */
  readonly mac: (purpose: string, value: string) => string;
  readonly seal: (purpose: string, text: string) => string;
  /** Throws a ConfigError if it was sealed with another secret. */
  readonly open: (purpose: string, sealed: string) => string;
}

export function secretFrom(keyMaterial: string): Secret {
  // Purposes are few; deriving a key costs as much as many uses of it.
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', keyMaterial, 'evidose', purpose, SECRET_BYTES));
    keys.set(purpose, key);
    return key;
  };
  return {
    mac: (purpose, value) =>
      createHmac('sha256', keyFor(`mac:${purpose}`))
        .update(value)
        .digest('base64url'),
    seal: (purpose, text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      try {
        decipher.setAuthTag(tag);
        const body = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(body).toString('utf8');
      } catch {
        throw new ConfigError(
          'What the database holds was sealed with another SECRET_KEY. Start with the key it was sealed with; if that is lost: npm run operator -- secret reset',
        );
      }
    },
  };
}

const readKept = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * In production the secret is configured. Locally one is generated on first start and stored next to the data; never to
 * replace a lost one, since what that sealed would stay unreadable.
 */
export async function loadSecret(
  config: Pick<Config, 'secretKey' | 'dataDir'>,
  mayMakeOne: () => Promise<boolean> = async () => true,
): Promise<Secret> {
  if (config.secretKey !== null) return secretFrom(config.secretKey);
  const file = join(config.dataDir, SECRET_FILE);
  await mkdir(config.dataDir, { recursive: true });
  let kept = await readKept(file);
  if (kept === null && (await mayMakeOne())) {
    // `wx`: of two processes that start together, one writes and the other reads.
    await writeFile(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
  // Even where none may be generated: another process may have just done so.
  kept ??= await readKept(file);
  if (kept === null) {
    throw new ConfigError(
      `${SECRET_FILE} in DATA_DIR is missing, and the database holds what it had sealed. Restore the file from a backup, or give up what was sealed: npm run operator -- secret reset`,
    );
  }
  if (kept.length < SECRET_BYTES) {
    throw new ConfigError(
      `${SECRET_FILE} in DATA_DIR is damaged. Restore it from a backup, or remove it and give up what was sealed: npm run operator -- secret reset`,
    );
  }
  return secretFrom(kept);
}

/** For values of 256 random bits, where a plain digest is enough. */
export const digest = (value: string): string => hash('sha256', value, 'base64url');

export const randomToken = (): string => randomBytes(SECRET_BYTES).toString('base64url');
