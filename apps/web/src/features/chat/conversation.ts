import { askChat, askMyChat, type ChatAnswer } from '@evidose/contract';
import { call } from '../../lib/api.ts';
import { toAppError } from '../../lib/errors.ts';
import { currentSession } from '../../lib/session.ts';
import { observable } from '../../lib/store.ts';

export interface Turn {
  readonly id: number;
  readonly question: string;
  readonly state: { readonly kind: 'waiting' } | { readonly kind: 'answered'; readonly answer: ChatAnswer } | Failed;
}
interface Failed {
  readonly kind: 'failed';
  readonly message: string;
}

/** Outlives the panel, so that closing it loses nothing; not the tab, so that nothing is kept. */
export const turns = observable<readonly Turn[]>([]);

const MOST_TURNS = 30;

/** The supplement spoken of last: what "it" means. */
function subject(): string | null {
  for (const { state } of turns.get().toReversed()) {
    if (state.kind === 'answered' && state.answer.about !== null) return state.answer.about;
  }
  return null;
}

function settle(id: number, state: Turn['state']): void {
  turns.set(turns.get().map((turn) => (turn.id === id ? { ...turn, state } : turn)));
}

let lastId = 0;

export async function ask(question: string): Promise<void> {
  const message = question.trim();
  if (message === '') return;
  const body = { message, about: subject() };
  lastId += 1;
  const id = lastId;
  turns.set([...turns.get().slice(1 - MOST_TURNS), { id, question: message, state: { kind: 'waiting' } }]);
  const session = currentSession();
  const isVerified = session.status === 'signed-in' && session.user.emailVerified;
  try {
    const answer = isVerified ? await call(askMyChat, { body }) : await call(askChat, { body });
    settle(id, { kind: 'answered', answer });
  } catch (thrown) {
    settle(id, { kind: 'failed', message: toAppError(thrown).message });
  }
}

export const forget = (): void => turns.set([]);
