import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTally } from './tally.ts';

interface Visit {
  readonly source: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Since when we wait for the caller; null while the caller waits for us. */
  callersTurnSince: number | null;
  loiters: boolean;
}

interface VisitOptions {
  /** A caller who sends or reads nothing for this long is loitering. */
  readonly loiterMs: number;
  /** Most loiterers in all; the oldest are disconnected. */
  readonly loiteringAtMost: number;
}

/** The body is incomplete, or the answer not fully read. */
const isCallersTurn = ({ request, response }: Visit): boolean =>
  !request.complete || response.writableNeedDrain || (response.writableEnded && !response.writableFinished);

/**
 * Requests that were let in and not yet served. A slow sender or reader costs a connection and no work, so it does not
 * count as under way: otherwise a few hundred idle connections would shut everybody out.
 */
export function createVisits({ loiterMs, loiteringAtMost }: VisitOptions) {
  const working = createTally();
  const loitering = createTally();
  const visits = new Set<Visit>();
  const tallyOf = ({ loiters }: Visit) => (loiters ? loitering : working);

  function move(visit: Visit, loiters: boolean): void {
    if (visit.loiters === loiters) return;
    tallyOf(visit).remove(visit.source);
    visit.loiters = loiters;
    tallyOf(visit).add(visit.source);
  }

  return {
    working,
    loitering,
    enter: (arrival: Pick<Visit, 'source' | 'request' | 'response'>): void => {
      const { source, request, response } = arrival;
      const visit: Visit = { source, request, response, callersTurnSince: null, loiters: false };
      visits.add(visit);
      working.add(source);
      response.once('close', () => {
        visits.delete(visit);
        tallyOf(visit).remove(source);
      });
    },
    look: (now: number): void => {
      for (const visit of visits) {
        if (isCallersTurn(visit)) visit.callersTurnSince ??= now;
        else visit.callersTurnSince = null;
        move(visit, visit.callersTurnSince !== null && now - visit.callersTurnSince >= loiterMs);
      }
      // In order of arrival.
      let tooMany = loitering.all() - loiteringAtMost;
      for (const visit of visits) {
        if (tooMany <= 0) return;
        if (!visit.loiters) continue;
        visit.request.socket.destroy();
        tooMany -= 1;
      }
    },
  };
}
