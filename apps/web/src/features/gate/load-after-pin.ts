import { tryAgain } from '../../lib/try-again.ts';
import type { TermsForm } from './terms-form.tsx';

/** The first screen of all must be there fast, and calls nothing until a button is pressed. */
const load = () => tryAgain(() => import('./after-pin.ts'));

export const prepareAfterPin = (): void => void load().catch(() => undefined);

export interface RightPin {
  readonly ticket: string;
  /** Comes with the ticket, so that nothing is waited for between the two screens. */
  readonly Terms: typeof TermsForm;
}

export async function checkPin(pin: string): Promise<RightPin> {
  const { call, verifyPin, TermsForm: Terms } = await load();
  const { ticket } = await call(verifyPin, { body: { pin } });
  return { ticket, Terms };
}
