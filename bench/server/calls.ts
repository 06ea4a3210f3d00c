/** Requests to the server and statistics of the results. */
export const PASSWORD = 'quiet lantern 7';

let source = 0;
/** A new source each time, so that no per-source limit applies. */
export function someSource(): string {
  source += 1;
  return `10.${(source >> 16) & 255}.${(source >> 8) & 255}.${source & 255}`;
}

export type Post = (operation: string, body: object, from?: string) => Promise<Response>;

export const createPost =
  (url: string): Post =>
  (operation, body, from = someSource()) =>
    fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=bench`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });

export interface Timed {
  readonly ms: number;
  readonly status: number;
}

export async function timed(work: () => Promise<Response>): Promise<Timed> {
  const start = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  return { ms: performance.now() - start, status: answer.status };
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export async function signUpAll(post: Post, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const { status } = await post('signUp', { email, password: PASSWORD });
    if (status !== 200) throw new Error(`sign-up answered ${status}`);
  }
}
