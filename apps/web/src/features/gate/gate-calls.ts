/**
 * The first screen of all must be there fast, and calls nothing until a button is pressed: the caller and the schemas
 * are fetched when the typing starts.
 */
const load = () => import('./calls.ts');

export const prepareGateCalls = (): void => void load().catch(() => undefined);

export async function checkPin(pin: string): Promise<{ readonly ticket: string }> {
  const { call, verifyPin } = await load();
  return call(verifyPin, { body: { pin } });
}

export async function agreeToTerms(ticket: string): Promise<{ readonly expiresAt: string }> {
  const { call, acceptTerms } = await load();
  return call(acceptTerms, { body: { ticket, accepted: true } });
}
