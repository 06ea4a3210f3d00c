import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTally } from './tally.ts';

interface Visit {
  readonly source: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Since when it is the caller who keeps us waiting; null while it is we who keep the caller waiting. */
  callersTurnSince: number | null;
  loiters: boolean;
}

interface VisitOptions {
  /** After so long a caller who sends or reads nothing counts as loitering. */
  readonly loiterMs: number;
  /** So many may loiter, over all; the longest of them are sent away. */
  readonly loiteringAtMost: number;
}

/** The body is not all there, or what was answered is not all read. */
const isCallersTurn = ({ request, response }: Visit): boolean =>
  !request.complete || response.writableNeedDrain || (response.writableEnded && !response.writableFinished);

/**
 * Who was let in and not yet served. Whoever sends a body by the spoonful, or reads no answer, costs us a connection and
 * no work: such a visit does not count as under way, or a few hundred idle connections would shut everybody else out.
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
      // In the order in which they came.
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
