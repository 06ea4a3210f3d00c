import { setImmediate as pause } from 'node:timers/promises';
import type { Prepared } from '@evidose/engine';
import { type ChatData, readChatData } from '@evidose/knowledge';
import { type Asker, type Chat, makeChat } from './service.ts';

type Made = { readonly chat: Chat; readonly data: ChatData };

/** The assistant of a process. */
export interface ChatOnce {
  /** Made at the latest when it is first asked for. */
  readonly made: () => Made;
  /** Makes it and all it learns, in small steps: whoever asks for something meanwhile waits for one of them. */
  readonly warm: () => Promise<void>;
}

const VISITOR: Asker = { isSignedIn: false, plan: null };
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
  const known = ofProcess.get(prepared) ?? create(prepared);
  ofProcess.set(prepared, known);
  return known;
}

function create(prepared: Prepared): ChatOnce {
  const steps = making(prepared);
  let now: Made | undefined;
  const step = (): Made | undefined => {
    now ??= steps.next().value;
    return now;
  };
  function made(): Made {
    for (;;) {
      const all = step();
      if (all !== undefined) return all;
    }
  }
  return {
    made,
    warm: async () => {
      while (step() === undefined) await pause();
      const { chat } = made();
      while (chat.learn()) await pause();
      for (const message of WARMING) {
        await pause();
        chat.help({ message });
        await pause();
        await chat.answer({ message }, VISITOR);
      }
    },
  };
}
