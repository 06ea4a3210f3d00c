import { repeatable } from '../../../database/index.ts';
import { createAccountChanges } from '../account-changes.ts';
import { listProviders } from '../accounts.ts';
import type { BearerService } from '../bearer.ts';
import { createDeletion } from '../deletion.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { createLogIn } from '../log-in.ts';
import { createMailedProofs } from '../mailed-proofs.ts';
import { createSignUp } from '../sign-up.ts';
import { accountAnswer, milliseconds, tokenAnswer } from './answers.ts';
import { clearable, flag, parseBody, text, texts } from './body.ts';

interface Origin {
  readonly source: string;
  readonly device: string;
}

/** Maps a body and its source to the response body. */
export type Operation = (body: unknown, from: Origin) => Promise<object>;

const kind = (name: string) => ({ kind: `identitytoolkit#${name}` });

function nobody(error: unknown): null {
  if (error instanceof IdentityError) return null;
  throw error;
}

/** Operations about accounts, under the protocol's names. */
export function createOperations(parts: IdentityParts, bearer: BearerService) {
  const { signUp, upgrade } = createSignUp(parts, bearer);
  const logIn = createLogIn(parts);
  const proofs = createMailedProofs(parts, bearer);
  const changes = createAccountChanges(parts, bearer);
  const deleteAccount = createDeletion(parts);

  const identify = (idToken: string | undefined, missing = 'MISSING_ID_TOKEN') => {
    if (idToken === undefined || idToken === '') throw new IdentityError(missing);
    return repeatable(() => bearer.identify(idToken));
  };

  return {
    signUp: async (body, from) => {
      const shape = { email: text, password: text, displayName: text, idToken: text };
      const { idToken, ...given } = parseBody(shape, body);
      const request = { email: given.email, password: given.password, displayName: given.displayName, ...from };
      const opened = idToken === undefined ? await signUp(request) : await upgrade(await identify(idToken), request);
      const { uid, email: address } = opened.account;
      const whose = { localId: uid, ...(address === null ? {} : { email: address }) };
      return { ...kind('SignupNewUserResponse'), ...whose, ...(await tokenAnswer(parts, opened)) };
    },

    signInWithPassword: async (body, from) => {
      const { email, password } = parseBody({ email: text, password: text }, body);
      const opened = await logIn({ email, password, ...from });
      const { uid, email: address } = opened.account;
      const whose = { localId: uid, email: address };
      return {
        ...kind('VerifyPasswordResponse'),
        registered: true,
        ...whose,
        ...(await tokenAnswer(parts, opened)),
      };
    },

    sendOobCode: async (body, { source }) => {
      const shape = { requestType: text, email: text, newEmail: text, idToken: text, continueUrl: text };
      const sent = parseBody({ ...shape, returnOobLink: flag }, body);
      const { requestType, email, idToken, continueUrl, returnOobLink } = sent;
      if (requestType === undefined) throw new IdentityError('MISSING_REQ_TYPE');
      if (returnOobLink) throw new IdentityError('INSUFFICIENT_PERMISSION');
      const request = { continueUrl, source };
      const send = async () => {
        if (requestType === 'PASSWORD_RESET') return proofs.requestReset(email, request);
        const isChange = requestType === 'VERIFY_AND_CHANGE_EMAIL';
        if (requestType !== 'VERIFY_EMAIL' && !isChange) throw new IdentityError('INVALID_REQ_TYPE');
        const who = await identify(idToken, 'INVALID_ID_TOKEN');
        return isChange ? proofs.requestChange(who, sent.newEmail, request) : proofs.requestVerification(who, request);
      };
      return { ...kind('GetOobConfirmationCodeResponse'), email: await send() };
    },

    update: async (body, { source }) => {
      const shape = { idToken: text, oobCode: text, email: text, password: text, deleteProvider: texts };
      const sent = parseBody({ ...shape, displayName: clearable, photoUrl: clearable }, body);
      const { idToken, oobCode, email, password, deleteProvider = [], displayName, photoUrl } = sent;
      const answer = async (account: Parameters<typeof accountAnswer>[0], tokens: object = {}) => {
        const providers = await listProviders(parts.db, account.uid);
        return { ...kind('SetAccountInfoResponse'), ...accountAnswer(account, providers), ...tokens };
      };
      if (oobCode !== undefined) {
        // Only setting an address asks who is signed in; an expired session is nobody's.
        const opener = idToken === undefined ? null : await identify(idToken).catch(nobody);
        return answer(await proofs.verifyEmail(oobCode, opener, source));
      }
      const who = await identify(idToken, 'INVALID_REQ_TYPE');
      if (password !== undefined && email !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED');
      if (password !== undefined || email !== undefined) {
        const opened =
          password === undefined
            ? await changes.setEmail(who, email ?? '', source)
            : await changes.setPassword(who, { password, dropped: deleteProvider }, source);
        return answer(opened.account, await tokenAnswer(parts, opened));
      }
      if (deleteProvider.length > 0) return answer(await changes.removeProviders(who, deleteProvider, source));
      return answer(await changes.setProfile(who, { displayName, photoUrl }, source));
    },

    resetPassword: async (body, { source }) => {
      const { oobCode, newPassword } = parseBody({ oobCode: text, newPassword: text }, body);
      const found = await proofs.check(oobCode);
      if (newPassword !== undefined) await proofs.resetPassword(oobCode, newPassword, source);
      return { ...kind('ResetPasswordResponse'), requestType: found.kind, email: found.email };
    },

    lookup: async (body) => {
      const { account } = await identify(parseBody({ idToken: text }, body).idToken);
      const providers = await repeatable(() => listProviders(parts.db, account.uid));
      const { passwordChangedAt } = account;
      const user = {
        ...accountAnswer(account, providers),
        lastLoginAt: milliseconds(account.lastLoginAt),
        createdAt: milliseconds(account.createdAt),
        validSince: String(Math.floor(account.validSince.getTime() / 1_000)),
        lastRefreshAt: account.lastRefreshAt.toISOString(),
        ...(passwordChangedAt === null ? {} : { passwordUpdatedAt: passwordChangedAt.getTime() }),
      };
      return { ...kind('GetAccountInfoResponse'), users: [user] };
    },

    delete: async (body, { source }) => {
      const who = await identify(parseBody({ idToken: text }, body).idToken);
      bearer.requireRecent(who);
      await deleteAccount(who.account.uid, source, (tx) => bearer.hold(tx, who));
      return kind('DeleteAccountResponse');
    },
  } as const satisfies Record<string, Operation>;
}
