import { CLIENT_CONFIG_PATH } from '@evidose/contract';
import { session } from '../../../lib/storage.ts';

/** Back from a redirect: the callback page left its result in this tab's session. */
export const hasProviderAnswer = (): boolean => session.read('providerAnswer') !== null;

/**
 * Whether any provider sign-in is available. Read without the schemas, which would delay typing on a slow phone for
 * buttons that most services lack. The buttons validate what they show.
 */
export async function hasProviders(): Promise<boolean> {
  if (hasProviderAnswer()) return true;
  const reply = await fetch(CLIENT_CONFIG_PATH, { headers: { accept: 'application/json' } });
  const { identity } = (await reply.json()) as { readonly identity?: { readonly providers?: unknown } };
  return Array.isArray(identity?.providers) && identity.providers.length > 0;
}
