import { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import {
  AppError,
  askChat,
  askMyChat,
  type BatchSummary,
  type ChatQuestion,
  phraseChat,
  resultOf,
  validateQuestionnaire,
} from '@evidose/contract';
import { type Prepared, whyNot } from '@evidose/engine';
import { type ChatData, loadChatData } from '@evidose/knowledge';
import { type Http, mount, SENT } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { Profile } from '../profile/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import type { ModelConfig } from './model/client.ts';
import { phrase } from './model/phrase.ts';
import { createPlaces } from './model/places.ts';
import { type Asker, type Chat, createChat } from './service.ts';

interface Parts {
  readonly prepared: Prepared;
  readonly suggestions: Pick<SuggestionsService, 'latest' | 'history'>;
  readonly chosen: Pick<ChosenService, 'list'>;
  readonly profile: Profile;
  /** Null: nothing is ever rephrased. */
  readonly model: ModelConfig | null;
  readonly parts: ReturnType<typeof createChatOnce>;
}

const VISITOR: Asker = { isSignedIn: false, plan: null };
/** Asked of itself at the start: a plain word, a goal, and names of which one is misspelled. */
const WARMING = ['hello', 'what helps with sleep?', 'can I stop sertralin and take zinc with ashwaganda?'];

interface Made {
  readonly chat: Chat;
  readonly data: ChatData;
}

/** Its phrases and examples take seconds to learn: servers of one process, as tests start them, share one. */
const made = new WeakMap<Prepared, Made>();

/** Made when it is first asked for. */
export function createChatOnce(prepared: Prepared) {
  return (): Made => {
    const before = made.get(prepared);
    if (before !== undefined) return before;
    const data = loadChatData();
    const now = { chat: createChat(prepared, data), data };
    made.set(prepared, now);
    return now;
  };
}

export function mountChat(http: Http, { prepared, suggestions, chosen, profile, model, parts }: Parts): void {
  const chat = (): Chat => parts().chat;
  // Its phrases take a moment to compile, names and English words are read at the first that is strange: nobody in danger
  // should wait for that. In small steps, so that who asks meanwhile waits for one.
  http.app.addHook('onListen', async () => {
    while (chat().learn()) await pause();
    for (const message of WARMING) {
      await pause();
      chat().help({ message });
      await pause();
      await chat().answer({ message }, VISITOR);
    }
  });

  async function askerOf(uid: string): Promise<Asker> {
    const changes = async (): Promise<BatchSummary['changes']> =>
      (await suggestions.history(uid)).batches[0]?.changes ?? null;
    const list = () => chosen.list(uid);
    const against = async (id: string) => {
      const stored = validateQuestionnaire((await profile.read(uid)).comprehensiveQuestionnaire);
      return stored.ok ? (whyNot(prepared, stored.answers, id) ?? []) : [];
    };
    try {
      return { isSignedIn: true, plan: resultOf(await suggestions.latest(uid)), changes, list, against };
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'NO_SUGGESTIONS') return { isSignedIn: true, plan: null };
      throw thrown;
    }
  }

  const answerTo = async (question: ChatQuestion, asker: Asker | (() => Promise<Asker>)) => {
    const { answer, isFixed } = await chat().answer(question, asker);
    return { ...answer, canPhrase: model !== null && !isFixed };
  };

  mount(http, askChat, ({ body }) => answerTo(body, VISITOR));
  mount(http, askMyChat, ({ body, user }) => answerTo(body, () => askerOf(user.uid)));
  // Only what anybody would be told leaves for the model: never a plan, never what was typed.
  const places = createPlaces();
  mount(http, phraseChat, async ({ body, request, reply }) => {
    const { answer, isFixed } = await chat().answer(body, VISITOR);
    if (model === null || isFixed) return undefined;
    const leave = places.take(sourceOf(request));
    if (leave === null) return undefined;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const wish = { answer, data: parts().data, gone: gone.signal };
    async function* lines(from: ModelConfig) {
      for await (const part of phrase(from, wish)) yield `${JSON.stringify(part)}\n`;
    }
    // A proxy that gathers an answer before it passes it on would make the words come all at once.
    const headers = { 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' };
    void reply.headers(headers).send(Readable.from(lines(model)).once('close', leave));
    return SENT;
  });
}
