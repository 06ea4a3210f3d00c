import type { PartialAnswers, SuggestedBatch, UserDocument } from '@evidose/contract';

/** What every export is made of. */
export interface Plan {
  readonly person: Pick<UserDocument, 'uid' | 'firstName' | 'lastName' | 'email'>;
  readonly batch: SuggestedBatch;
  readonly answers: PartialAnswers;
  /** Title of a source by its id; the id itself where the knowledge has moved on. */
  readonly sourceTitle: (id: string) => string;
  /** The day of the export: the calendar starts here. */
  readonly today: Date;
}

export interface ExportFile {
  readonly content: Buffer | string;
  readonly contentType: string;
  readonly fileName: string;
}
