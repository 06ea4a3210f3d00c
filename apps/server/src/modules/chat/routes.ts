import { AppError, askChat, askMyChat, type BatchSummary, type ChatQuestion } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import { loadChatData } from '@evidose/knowledge';
import { type Http, mount } from '../../http/mount.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import { type Asker, type Chat, createChat } from './service.ts';

interface Parts {
  readonly prepared: Prepared;
  readonly suggestions: Pick<SuggestionsService, 'latest' | 'history'>;
}

const VISITOR: Asker = { isSignedIn: false, plan: null };

export function mountChat(http: Http, { prepared, suggestions }: Parts): void {
  let built: Chat | undefined;
  /** Its phrases take a moment to compile, so that happens with the first question and not with every start. */
  const chat = (): Chat => {
    built ??= createChat(prepared, loadChatData());
    return built;
  };

  async function askerOf(uid: string): Promise<Asker> {
    const changes = async (): Promise<BatchSummary['changes']> =>
      (await suggestions.history(uid)).batches[0]?.changes ?? null;
    try {
      const { recommendation } = await suggestions.latest(uid);
      return { isSignedIn: true, plan: recommendation, changes };
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'NO_SUGGESTIONS') return { isSignedIn: true, plan: null };
      throw thrown;
    }
  }

  const answerTo = async (question: ChatQuestion, asker: () => Promise<Asker> | Asker) =>
    chat().help(question) ?? (await chat().answer(question, await asker())).answer;

  mount(http, askChat, ({ body }) => answerTo(body, () => VISITOR));
  mount(http, askMyChat, ({ body, user }) => answerTo(body, () => askerOf(user.uid)));
}
