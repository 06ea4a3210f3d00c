import { forgetDevice } from '../../../lib/offline/forget-device.ts';
import { carryReturn, dropCarriedReturn } from '../../../lib/return-to.ts';
import { local, session } from '../../../lib/storage.ts';

/** The specification's markers for signing up, verifying and logging in. */
const SET = 'true';

export function markPendingVerification(email: string): void {
  session.write('email', email);
  session.write('pendingVerification', SET);
  // A mail link often opens in a new tab, which has no session storage of its own.
  local.write('pendingVerification', SET);
  carryReturn();
}

export function clearPendingVerification(): void {
  session.remove('pendingVerification');
  local.remove('pendingVerification');
  dropCarriedReturn();
}

export function markSignupCompleted(): void {
  session.write('signupCompleted', SET);
}

/** The pending marker stays until the screen that waits for it is left. */
export function markLoggedIn(email: string): void {
  session.write('email', email);
  markSignupCompleted();
}

/** On sign-out, removes everything that identifies the person or their answers. */
export function forgetPerson(): void {
  session.remove('email');
  session.remove('quizData');
  session.remove('signupCompleted');
  // The next person should not be sent where this one was going.
  session.remove('returnAfterLogin');
  session.removeAll('draft:');
  // Keeps the "nothing on this device" choice, which still applies.
  local.remove('durable:questionnaire');
  clearPendingVerification();
  forgetDevice();
}
