import type { Supplement } from '../knowledge.ts';

/** "25 µg", or "1 tablet" for a combination whose amount names only its leading nutrient. */
export function amountText(data: Supplement, amount: number): string {
  return data.serving ?? `${amount} ${data.doseUnit}`;
}
