import type { ChosenSupplement, DayTimes, LatestBatch, PartialAnswers, UserDocument } from '@evidose/contract';

/** What letter and files are made of. */
export interface Plan {
  readonly person: Pick<UserDocument, 'uid' | 'firstName' | 'lastName' | 'email'>;
  readonly batch: LatestBatch;
  /** The answers that the plan was made from. */
  readonly answers: PartialAnswers;
  /** What the person put on their list, newest first. */
  readonly chosen: readonly ChosenSupplement[];
  /** Which of it the person put into words, and no plan. */
  readonly ownWords: ReadonlySet<string>;
  /** Title of a source by its id; the id itself where the knowledge has moved on. */
  readonly sourceTitle: (id: string) => string;
  /** After how many weeks use should end; null where it need not. */
  readonly atMostWeeks: (supplementId: string) => number | null;
  /** Whether a reason is a gap to be filled rather than a wish. */
  readonly isNeed: (supplementId: string, message: string) => boolean;
  /** The hours of the person's day. */
  readonly times: DayTimes;
  /** The day of the export: the calendar starts here. */
  readonly today: Date;
}
