import { type SuggestedSupplement, unitsText } from '@evidose/contract';

/** '120 tablets of 100 mg'. */
export function packText({ buy, form }: Pick<SuggestedSupplement, 'buy' | 'form'>): string {
  if (buy === null) return form.label;
  return `${unitsText(buy.packFor30Days, buy.unitWord)} of ${buy.strength}`;
}
