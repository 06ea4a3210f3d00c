import type { IncomingMessage, ServerResponse } from 'node:http';
import { createConcurrencyCounter } from './concurrency-counter.ts';

interface OpenRequest {
  readonly source: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Its index in the array. */
  at: number;
  /** Since when we wait for the caller; null while the caller waits for us. */
  callersTurnSince: number | null;
  loiters: boolean;
}

interface SlowClientOptions {
  /** A caller who sends or reads nothing for this long is loitering. */
  readonly loiterMs: number;
  /** Most loiterers in all; the longest are disconnected first. */
  readonly loiteringAtMost: number;
}

/** The body is incomplete, or the response not fully read. */
const isCallersTurn = ({ request, response }: OpenRequest): boolean =>
  !request.complete || response.writableNeedDrain || (response.writableEnded && !response.writableFinished);

/** Longest-waiting first. */
const byTurn = (a: OpenRequest, b: OpenRequest): number => (a.callersTurnSince ?? 0) - (b.callersTurnSince ?? 0);

/**
 * Admitted requests not yet served. A slow sender or reader costs a connection but no work, so it does not count as in
 * progress: otherwise a few hundred idle connections would shut everybody out.
 */
export function createSlowClients({ loiterMs, loiteringAtMost }: SlowClientOptions) {
  const working = createConcurrencyCounter();
  const loitering = createConcurrencyCounter();
  // An array, not a Set: when a Set is resized, its old table points to the new one, and a surviving old table keeps
  // later requests alive (0033).
  const visits: OpenRequest[] = [];
  const tallyOf = ({ loiters }: OpenRequest) => (loiters ? loitering : working);

  function move(visit: OpenRequest, loiters: boolean): void {
    if (visit.loiters === loiters) return;
    tallyOf(visit).remove(visit.source);
    visit.loiters = loiters;
    tallyOf(visit).add(visit.source);
  }

  function remove({ at }: OpenRequest): void {
    const last = visits.pop();
    if (last === undefined || last.at === at) return;
    visits[at] = last;
    last.at = at;
  }

  return {
    working,
    loitering,
    enter: (arrival: Pick<OpenRequest, 'source' | 'request' | 'response'>, leave: () => void): void => {
      const { source, request, response } = arrival;
      const visit: OpenRequest = {
        source,
        request,
        response,
        at: visits.length,
        callersTurnSince: null,
        loiters: false,
      };
      visits.push(visit);
      working.add(source);
      response.once('close', () => {
        remove(visit);
        tallyOf(visit).remove(source);
        leave();
      });
    },
    look: (now: number): void => {
      for (const visit of visits) {
        if (isCallersTurn(visit)) visit.callersTurnSince ??= now;
        else visit.callersTurnSince = null;
        move(visit, visit.callersTurnSince !== null && now - visit.callersTurnSince >= loiterMs);
      }
      const tooMany = loitering.all() - loiteringAtMost;
      if (tooMany <= 0) return;
      const longest = visits.filter(({ loiters }) => loiters).toSorted(byTurn);
      for (const { request } of longest.slice(0, tooMany)) request.socket.destroy();
    },
  };
}
