import type { ChosenSupplement, DayTimes, LatestBatch, PartialAnswers, UserDocument } from '@evidose/contract';

/** The data that letter and files are made from. */
export interface Plan {
  readonly person: Pick<UserDocument, 'uid' | 'firstName' | 'lastName' | 'email'>;
  readonly batch: LatestBatch;
  /** The answers that the plan was made from. */
  readonly answers: PartialAnswers;
  /** The person's list, newest first. */
  readonly chosen: readonly ChosenSupplement[];
  /** Entries worded by the person rather than by a plan. */
  readonly ownWords: ReadonlySet<string>;
  /** Title of a source by its id; the id itself if the source is gone. */
  readonly sourceTitle: (id: string) => string;
  /** After how many weeks use should end, if ever. */
  readonly atMostWeeks: (supplementId: string) => number | null;
  /** Whether a reason is a gap rather than a wish. */
  readonly isNeed: (supplementId: string, message: string) => boolean;
  /** The person's hours. */
  readonly times: DayTimes;
  /** The day of the export, on which the calendar starts. */
  readonly today: Date;
}
