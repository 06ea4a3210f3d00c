import { withRetry } from '../../../lib/with-retry.ts';

/**
 * The screen renders before the schemas that check the service's responses: they load when somebody focuses the form.
 */
const load = () => withRetry(() => import('../client/account.ts'));

export const prepareLogIn = (): void => void load().catch(() => undefined);

export async function logIn(credentials: { readonly email: string; readonly password: string }): Promise<void> {
  const account = await load();
  return account.logIn(credentials);
}
