import { setImmediate as pause } from 'node:timers/promises';
import type { Prepared } from '@evidose/engine';
import { type ChatData, finish, readChatData } from '@evidose/knowledge';
import { type Chat, makeChat, VISITOR } from './service.ts';

type Made = { readonly chat: Chat; readonly data: ChatData };

export interface ChatOnce {
  /** Made at the latest when it is first asked for. */
  readonly made: () => Made;
  /** Makes it in small steps: whoever asks for something meanwhile waits for one of them. */
  readonly warm: () => Promise<void>;
}

/** Asked of itself at the start: a plain word, a goal, and names of which one is misspelled. */
const WARMING = ['hello', 'what helps with sleep?', 'can I stop sertralin and take zinc with ashwaganda?'];

function* making(prepared: Prepared): Generator<undefined, Made> {
  const data = yield* readChatData();
  yield;
  const chat = yield* makeChat(prepared, data);
  return { chat, data };
}

/** Its phrases and examples take seconds to learn: servers of one process, as tests start them, share one. */
const ofProcess = new WeakMap<Prepared, ChatOnce>();

export function createChatOnce(prepared: Prepared): ChatOnce {
  const known = ofProcess.get(prepared);
  if (known !== undefined) return known;
  const steps = making(prepared);
  let now: Made | undefined;
  const made = (): Made => {
    now ??= finish(steps);
    return now;
  };
  async function warm(): Promise<void> {
    while (now === undefined) {
      now = steps.next().value;
      await pause();
    }
    const { chat } = now;
    for (const message of WARMING) {
      await pause();
      chat.help({ message });
      await pause();
      await chat.answer({ message }, VISITOR);
    }
  }
  const once = { made, warm };
  ofProcess.set(prepared, once);
  return once;
}
