import {
  AppError,
  addChosen,
  deleteChosen,
  type RouteContract,
  type RouteOutput,
  type RouteRequest,
  recordIntake,
  setOrdered,
  updateChosen,
} from '@evidose/contract';
import { call } from '../api.ts';
import { toAppError } from '../errors.ts';
import { newId } from '../new-id.ts';
import { currentUid } from '../session.ts';
import { appStatus, setStatus } from './app-status.ts';
import { addWaiting, listWaiting, removeWaiting, type WaitingChange } from './device-store.ts';
import { withSendLock } from './send-lock.ts';
import { isUnreachable } from './unreachable.ts';

/** Operations that work offline and are sent later. */
const ROUTES = { recordIntake, addChosen, deleteChosen, updateChosen, setOrdered } as const;
type RouteName = keyof typeof ROUTES;

const isKnown = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);

interface Sending<N extends RouteName> {
  readonly request: Partial<Pick<RouteRequest<(typeof ROUTES)[N]>, 'params' | 'body'>>;
  readonly about: string;
}

/** Null while waiting. */
type Outcome = { readonly answer: unknown } | { readonly error: AppError } | null;

/** Callers still waiting for a result; if the page was left, the status bar reports it. */
const pressed = new Map<number, (outcome: Outcome) => void>();

const WAITS_MS = 3 * 24 * 60 * 60 * 1000;

/** A refusal that a retry would meet again. Server errors are retried, for three days at most. */
function isFinal({ status, code }: AppError, { at }: WaitingChange): boolean {
  if (status >= 500) return at < Date.now() - WAITS_MS;
  return status >= 400 && ![401, 403, 408, 429].includes(status) && code !== 'OVERLOADED';
}

function sayRefused({ about }: WaitingChange, { code }: AppError): void {
  const text =
    code === 'CONFLICT'
      ? `${about}: you changed this on another device too. We kept that change.`
      : `${about}: we couldn’t save what you did while you were offline. Please check it.`;
  setStatus({ told: [...appStatus.get().told, text] });
}

const send = ({ route, request, key, uid }: WaitingChange): Promise<unknown> => {
  if (!isKnown(route)) throw new AppError('BAD_REQUEST');
  const contract: RouteContract = ROUTES[route];
  return call(contract, { ...request, idempotencyKey: key, of: uid } as never);
};

async function outcomeOf(change: WaitingChange, isPressed: boolean): Promise<Outcome> {
  try {
    return { answer: await send(change) };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (isUnreachable(thrown) || error.code === 'GATE_CLOSED') return null;
    return isPressed || isFinal(error, change) ? { error } : null;
  }
}

/** In order, one at a time, each until it is answered. Returns how many remain. */
export async function sendWaiting(): Promise<number> {
  const uid = currentUid();
  return uid === undefined ? 0 : withSendLock(() => sendAll(uid));
}

async function sendAll(uid: string): Promise<number> {
  for (const change of await listWaiting(uid)) {
    const tell = pressed.get(change.id);
    const outcome = await outcomeOf(change, tell !== undefined);
    if (outcome === null) break;
    await removeWaiting(change.id);
    if (tell !== undefined) tell(outcome);
    else if ('error' in outcome) sayRefused(change, outcome.error);
  }
  const left = await listWaiting(uid);
  for (const { id } of left) pressed.get(id)?.(null);
  setStatus({ waiting: left.length, sendNow: sendWaiting });
  return left.length;
}

/** Stored first, so that closing the tab loses nothing, then sent after whatever is waiting. Null while waiting. */
export async function sendOrKeep<N extends RouteName>(
  route: N,
  { request, about }: Sending<N>,
): Promise<RouteOutput<(typeof ROUTES)[N]> | null> {
  const uid = currentUid();
  if (uid === undefined) throw new AppError('NOT_LOGGED_IN');
  const change: WaitingChange = { uid, route, request, key: newId(), about, at: Date.now() };
  const id = await addWaiting(change).catch(() => null);
  // Without storage, a change that cannot be sent now fails visibly.
  if (id === null) return (await send(change)) as RouteOutput<(typeof ROUTES)[N]>;
  const outcome = await new Promise<Outcome>((resolve) => {
    pressed.set(id, resolve);
    // Another tab may have sent it.
    void sendWaiting().then(
      () => resolve(null),
      () => resolve(null),
    );
  });
  pressed.delete(id);
  if (outcome === null) return null;
  if ('error' in outcome) throw outcome.error;
  return outcome.answer as RouteOutput<(typeof ROUTES)[N]>;
}
