import type { SuggestedBatch } from '@evidose/contract';
import type { ListEntry } from '../list/list-entry.ts';

export interface SectionProps {
  readonly batch: SuggestedBatch;
  readonly entries: readonly ListEntry[];
}
