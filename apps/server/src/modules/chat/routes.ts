import { Readable } from 'node:stream';
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
import { type Http, mount, SENT } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { Profile } from '../profile/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import type { ModelConfig } from './answer/model/client.ts';
import { phrase } from './answer/model/phrase.ts';
import { createPlaces } from './answer/model/places.ts';
import type { Asker } from './answer/scope.ts';
import type { ChatOnce } from './once.ts';
import { type Chat, VISITOR } from './service.ts';

interface Parts {
  readonly prepared: Prepared;
  readonly suggestions: Pick<SuggestionsService, 'latest' | 'history'>;
  readonly chosen: Pick<ChosenService, 'list'>;
  readonly profile: Profile;
  readonly model: ModelConfig | null;
  readonly once: Pick<ChatOnce, 'made'>;
}

export function mountChat(http: Http, { prepared, suggestions, chosen, profile, model, once }: Parts): void {
  const chat = (): Chat => once.made().chat;
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
    const wish = { answer, data: once.made().data, gone: gone.signal };
    async function* lines(from: ModelConfig) {
      for await (const part of phrase(from, wish)) yield `${JSON.stringify(part)}\n`;
    }
    // A proxy that gathers an answer before it passes it on would make the words come all at once.
    const headers = { 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' };
    void reply.headers(headers).send(Readable.from(lines(model)).once('close', leave));
    return SENT;
  });
}
