import { generateRecommendation } from '@evidose/contract';

/** Headers allow no other characters: a stray one from copying must not look like a network failure. */
const NOT_IN_A_KEY = /[^\x21-\x7e]/g;

export interface ConsoleAnswer {
  readonly status: number;
  readonly tookMs: number;
  readonly text: string;
}

/**
 * Sends the key only, as an external program would. The person's session stays out, since a plan made with it would be
 * stored as theirs.
 */
export async function sendRequest(key: string, body: string): Promise<ConsoleAnswer> {
  const started = performance.now();
  const response = await fetch(generateRecommendation.path, {
    method: generateRecommendation.method,
    headers: { 'content-type': 'application/json', 'x-api-key': key.replaceAll(NOT_IN_A_KEY, '') },
    credentials: 'omit',
    body,
  });
  const answer: unknown = await response.json();
  return {
    status: response.status,
    tookMs: Math.round(performance.now() - started),
    text: JSON.stringify(answer, null, 2),
  };
}

export function problemOfJson(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return 'This isn’t JSON yet. A comma or a bracket may be missing.';
  }
}
