import { tryAgain } from '../../../lib/try-again.ts';

/**
 * The screen renders before the schemas that check the service's responses: they load when somebody focuses the form.
 */
const load = () => tryAgain(() => import('../client/account.ts'));

export const prepareLogIn = (): void => void load().catch(() => undefined);

export async function logIn(credentials: { readonly email: string; readonly password: string }): Promise<void> {
  const account = await load();
  return account.logIn(credentials);
}
