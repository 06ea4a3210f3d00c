import type { BatchSummary, ChatQuestion, ChosenSupplement, Recommendation, Slot } from '@evidose/contract';
import type { Question } from '../understand/read-question.ts';
import type { Said } from '../understand/reader.ts';
import type { Facts } from './answer.ts';
import type { Against } from './for-me.ts';

/** What an answer is made of: the supplement that is asked about, and the plan of the person who asks. */
export interface Scope {
  readonly facts?: Facts | undefined;
  readonly plan?: Recommendation | undefined;
  readonly slots?: readonly Slot[];
  /** What the newest plan changed; null where it is the first. */
  readonly changes?: BatchSummary['changes'] | undefined;
  readonly list?: readonly ChosenSupplement[] | undefined;
}

/** What the assistant may look at beside the knowledge. `plan` is null where there is none. */
export interface Asker {
  readonly isSignedIn: boolean;
  readonly plan: Recommendation | null;
  /** What the newest plan changed; asked for only where somebody wants to know. */
  readonly changes?: () => Promise<NonNullable<Scope['changes']> | null>;
  readonly list?: () => Promise<readonly ChosenSupplement[]>;
  readonly against?: Against;
}

/** One message, as it was read, and who sent it. */
export interface Asked {
  readonly said: Said;
  readonly question: ChatQuestion;
  readonly asked: Question;
  readonly asker: Asker;
}
