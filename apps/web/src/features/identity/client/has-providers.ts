import { CLIENT_CONFIG_PATH } from '@evidose/contract';
import { session } from '../../../lib/storage.ts';

/** Back from a redirect: the callback page left the answer in this tab's session. */
export const hasProviderAnswer = (): boolean => session.read('providerAnswer') !== null;

/**
 * Whether one can come in through somebody else. Read without the schemas, which would hold up a slow phone while the
 * first letters are typed, for buttons that most services do not have. The buttons check what they show.
 */
export async function hasProviders(): Promise<boolean> {
  if (hasProviderAnswer()) return true;
  const reply = await fetch(CLIENT_CONFIG_PATH, { headers: { accept: 'application/json' } });
  const { identity } = (await reply.json()) as { readonly identity?: { readonly providers?: unknown } };
  return Array.isArray(identity?.providers) && identity.providers.length > 0;
}
