import { askChat, askMyChat, type ChatAnswer, type ChatQuestion, phraseChat } from '@evidose/contract';
import { call, fetchFile } from '../../lib/api.ts';
import { toAppError } from '../../lib/errors.ts';
import { currentSession } from '../../lib/session.ts';
import { observable } from '../../lib/store.ts';

interface Asked {
  readonly id: number;
  readonly question: string;
}
export interface Turn extends Asked {
  readonly state: { readonly kind: 'waiting' } | Answered | Failed;
}
interface Answered {
  readonly kind: 'answered';
  readonly answer: ChatAnswer;
  /** Sentences of a model, each checked by the server; they arrive one by one. */
  readonly phrased: readonly string[];
}
interface Failed {
  readonly kind: 'failed';
  readonly message: string;
}

/** Outlives the panel, but not the tab. */
export const turns = observable<readonly Turn[]>([]);

const MOST_TURNS = 30;
/** An answer within this time is drawn together with its question, without a loading state. */
const SOON_MS = 100;

/** The current topic, for "it", "the other one" and "and zinc?". */
function spokenOf(): Pick<ChatQuestion, 'about' | 'thread'> {
  const answers = turns.get().flatMap(({ state }) => (state.kind === 'answered' ? [state.answer] : []));
  const about = answers.filter((answer) => answer.about !== null).at(-1)?.about ?? null;
  const thread = answers.at(-1)?.thread;
  return thread === undefined ? { about } : { about, thread };
}

/** Country of the browser's first language that has one: 'en-GB' is the United Kingdom. */
export function browserRegion(languages: readonly string[] = navigator.languages): string | undefined {
  return languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((region) => region !== undefined);
}

let lastId = 0;
let unseenId: number | null = null;
/** Answers to questions asked before the conversation was cleared are dropped. */
let forgottenId = 0;

function show(turn: Turn): void {
  if (turn.id <= forgottenId) return;
  const others = turns.get();
  const before = others.filter(({ id }) => id < turn.id);
  const after = others.filter(({ id }) => id > turn.id);
  turns.set([...before, turn, ...after].slice(-MOST_TURNS));
}

/** `onSeen` runs just before the question appears. A double press asks once. */
export async function ask(question: string, onSeen?: () => void): Promise<void> {
  const message = question.trim();
  if (message === '' || unseenId !== null) return;
  lastId += 1;
  const asked = { id: lastId, question: message };
  unseenId = asked.id;
  const settle = (state: Turn['state']) => {
    clearTimeout(wait);
    if (unseenId === asked.id) {
      unseenId = null;
      onSeen?.();
    }
    show({ ...asked, state });
  };
  const wait = setTimeout(settle, SOON_MS, { kind: 'waiting' });
  const region = browserRegion();
  const body = { message, ...spokenOf(), ...(region === undefined ? {} : { region }) };
  const session = currentSession();
  const isVerified = session.status === 'signed-in' && session.user.emailVerified;
  try {
    const answer = isVerified ? await call(askMyChat, { body }) : await call(askChat, { body });
    settle({ kind: 'answered', answer, phrased: [] });
    if (answer.canPhrase) await phrase(asked, answer, body);
  } catch (thrown) {
    settle({ kind: 'failed', message: toAppError(thrown).message });
  }
}

/** Reads checked sentences as they arrive. What is withdrawn or fails is dropped. */
async function phrase(asked: Asked, answer: ChatAnswer, body: ChatQuestion): Promise<void> {
  const say = (phrased: readonly string[]) => show({ ...asked, state: { kind: 'answered', answer, phrased } });
  const sentences: string[] = [];
  try {
    const reader = (await fetchFile(phraseChat, { body })).body?.pipeThrough(new TextDecoderStream()).getReader();
    let open = '';
    for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
      const lines = (open + part.value).split('\n');
      open = lines.pop() ?? '';
      for (const line of lines) {
        const said = JSON.parse(line) as { text?: string; withdrawn?: true };
        if (said.text === undefined) return say([]);
        sentences.push(said.text);
        say([...sentences]);
      }
    }
  } catch {
    say([]);
  }
}

export function forget(): void {
  forgottenId = lastId;
  turns.set([]);
}
