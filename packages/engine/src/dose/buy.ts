import { amountText, type Buy } from '@evidose/contract';
import { pieceWord } from '../day/amount-text.ts';
import type { Supplement } from '../knowledge.ts';
import { tidyNumber } from '../limits/round.ts';
import type { DosedForm } from './pieces.ts';

const DAYS = 30;

/** What a suitable label says for this person, and what it must not say. */
export type LabelWords = Pick<Buy, 'lookFor' | 'avoid'>;

interface Bought {
  readonly data: Supplement;
  readonly dosed: DosedForm;
  readonly label: LabelWords;
}

/** The chosen dose as a shopping description. */
export function buyOf({ data, dosed, label }: Bought): Buy {
  const { form, pieces, perDay } = dosed;
  const { format, perPiece, compound = null } = form.data;
  const unitsADay = tidyNumber(pieces * perDay);
  return {
    strength: amountText(perPiece, data.doseUnit, data.name),
    unitWord: pieceWord(format, 1),
    unitsPerDose: pieces,
    unitsADay,
    packFor30Days: Math.ceil(unitsADay * DAYS),
    compound,
    lookFor: label.lookFor,
    avoid: label.avoid,
  };
}
