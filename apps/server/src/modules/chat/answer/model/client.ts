export interface ModelConfig {
  readonly url: string;
  readonly name: string;
  readonly key: string | null;
}

const TIMEOUT_MS = 15_000;
const MOST_CHARACTERS = 4_000;
const LONGEST_LINE = 64_000;
const TASK =
  'Rewrite the statements in plain, friendly sentences. Use only what they say: no new fact, number, unit, name or advice, and nothing left uncertain made certain. Plain text, no lists, at most six sentences.';

const textIn = (line: string): string => {
  if (!line.startsWith('data:') || line.includes('[DONE]')) return '';
  try {
    const parsed = JSON.parse(line.slice('data:'.length)) as { choices?: { delta?: { content?: unknown } }[] };
    const content = parsed.choices?.[0]?.delta?.content;
    return typeof content === 'string' ? content : '';
  } catch {
    return '';
  }
};

export interface Order {
  readonly statements: string;
  readonly gone: AbortSignal;
}

/** The model's words as they come. It is told the statements of an answer and nothing of who asked, or what. */
export async function* wordsOfModel(
  { url, name, key }: ModelConfig,
  { statements, gone }: Order,
): AsyncGenerator<string> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: name,
      stream: true,
      temperature: 0,
      messages: [
        { role: 'system', content: TASK },
        { role: 'user', content: statements },
      ],
    }),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), gone]),
  });
  if (!response.ok || response.body === null) return;
  const decoder = new TextDecoder();
  let [open, said] = ['', 0];
  for await (const chunk of response.body) {
    open += decoder.decode(chunk as Uint8Array, { stream: true });
    const lines = open.split('\n');
    open = lines.pop() ?? '';
    if (open.length > LONGEST_LINE) return;
    for (const line of lines) {
      const text = textIn(line.trim());
      said += text.length;
      if (said > MOST_CHARACTERS) return;
      if (text !== '') yield text;
    }
  }
}
