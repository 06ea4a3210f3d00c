import { withRetry } from '../../lib/with-retry.ts';
import type { TermsForm } from './terms-form.tsx';

/** The first screen must load fast and makes no calls until a button is pressed. */
const load = () => withRetry(() => import('./after-pin.ts'));

export const prepareAfterPin = (): void => void load().catch(() => undefined);

export interface RightPin {
  readonly ticket: string;
  /** Prefetched with the ticket, so that the next screen need not wait. */
  readonly Terms: typeof TermsForm;
}

export async function checkPin(pin: string): Promise<RightPin> {
  const { call, verifyPin, TermsForm: Terms } = await load();
  const { ticket } = await call(verifyPin, { body: { pin } });
  return { ticket, Terms };
}
