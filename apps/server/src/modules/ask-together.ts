/** Queries under way at once; who asks meanwhile is in the next one. */
const UNDER_WAY = 2;
/** Callers in one query. */
const MOST = 64;

interface Waiting<In, Out> {
  readonly asked: In;
  readonly resolve: (found: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One query for all who ask while two are under way: a busy server sends fewer, larger ones, and a quiet one waits for
 * nothing. `ask` answers in the order of its input.
 */
export function askTogether<In, Out>(ask: (asked: readonly In[]) => Promise<Out[]>): (asked: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let underWay = 0;
  async function next(): Promise<void> {
    if (underWay >= UNDER_WAY || waiting.length === 0) return;
    underWay += 1;
    const batch = waiting.splice(0, MOST);
    try {
      const found = await ask(batch.map(({ asked }) => asked));
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] as Out);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    underWay -= 1;
    void next();
  }
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      void next();
    });
}
