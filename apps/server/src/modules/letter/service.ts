import { AppError, type DayTimes, type Letter } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import type { Clock } from '../../clock.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { Profile } from '../profile/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import { buildLetter } from './build-letter.ts';
import type { Plan } from './plan.ts';

interface Parts {
  readonly profile: Profile;
  readonly suggestions: SuggestionsService;
  readonly chosen: ChosenService;
  readonly prepared: Prepared;
  readonly clock: Clock;
  readonly timesOf: (uid: string) => Promise<DayTimes>;
}

export type LetterService = ReturnType<typeof createLetterService>;

/** A person's newest plan in its two exported forms: as a letter, and as data for files. */
export function createLetterService({ profile, suggestions, chosen, prepared, clock, timesOf }: Parts) {
  const titles = new Map(prepared.knowledge.sources.map(({ id, title }) => [id, title]));
  const atMostWeeks = (id: string) => prepared.supplementById.get(id)?.data.timing.atMostWeeks ?? null;

  const isNeed = (id: string, message: string) =>
    prepared.supplementById
      .get(id)
      ?.data.indications.some((indication) => indication.kind === 'need' && indication.message === message) ?? false;

  async function planOf(uid: string): Promise<Plan> {
    const [person, { batch, answers }, list, times] = await Promise.all([
      profile.read(uid),
      suggestions.latestWithAnswers(uid),
      chosen.list(uid),
      timesOf(uid),
    ]);
    return {
      ownWords: await suggestions.inOwnWords(uid, list),
      person,
      batch,
      answers,
      chosen: list,
      sourceTitle: (id) => titles.get(id) ?? id,
      atMostWeeks,
      isNeed,
      times,
      today: clock(),
    };
  }

  const letterFrom = ({ person, batch, answers, chosen: list, ownWords, today }: Plan): Letter =>
    buildLetter({
      name: `${person.firstName} ${person.lastName}`.trim(),
      batch,
      answers,
      chosen: list,
      ownWords,
      knowledge: prepared.knowledge,
      atMostWeeks,
      today,
    });

  /** Null if there is no plan yet. */
  const planIfAny = (uid: string): Promise<Plan | null> =>
    planOf(uid).catch((thrown: unknown) => {
      if (thrown instanceof AppError && thrown.code === 'NO_SUGGESTIONS') return null;
      throw thrown;
    });

  return { planOf, planIfAny, letterFrom, read: async (uid: string) => letterFrom(await planOf(uid)) };
}
