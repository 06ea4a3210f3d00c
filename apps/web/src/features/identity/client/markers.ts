import { forgetDevice } from '../../../lib/offline/forget-device.ts';
import { carryReturn, dropCarriedReturn } from '../../../lib/return-to.ts';
import { local, session } from '../../../lib/storage.ts';

/** The marks of the specification that go with signing up, verifying and logging in. */
const SET = 'true';

export function markPendingVerification(email: string): void {
  session.write('email', email);
  session.write('pendingVerification', SET);
  // A new tab has no session of its own; the mail is often opened in one.
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

/** The pending mark stays until the screen that waits for it has been left. */
export function markLoggedIn(email: string): void {
  session.write('email', email);
  markSignupCompleted();
}

/** Signed out: nothing here says any more who it was, nor what they had answered. */
export function forgetPerson(): void {
  session.remove('email');
  session.remove('quizData');
  session.remove('signupCompleted');
  // Where this person was going is nowhere for the next one.
  session.remove('returnAfterLogin');
  session.removeAll('draft:');
  // Not the choice beside it: whoever wants nothing on this device's disk still does not.
  local.remove('durable:questionnaire');
  clearPendingVerification();
  forgetDevice();
}
