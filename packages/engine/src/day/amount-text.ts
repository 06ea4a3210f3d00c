import { amountText as asOnLabel, type Format } from '@evidose/contract';
import type { DosedForm } from '../dose/pieces.ts';
import type { Supplement } from '../knowledge.ts';

const PIECE: Readonly<Record<Format, readonly [string, string]>> = {
  capsule: ['capsule', 'capsules'],
  tablet: ['tablet', 'tablets'],
  softgel: ['softgel', 'softgels'],
  powder: ['scoop', 'scoops'],
  liquid: ['measure', 'measures'],
  gummy: ['gummy', 'gummies'],
  chewable: ['chewable', 'chewables'],
  spray: ['spray', 'sprays'],
};

export const pieceWord = (format: Format, pieces: number): string => PIECE[format][pieces === 1 ? 0 : 1];

/** "2 gummies": combinations are counted in pieces, since their amount names only the leading nutrient. */
export function servingText({ form, pieces }: DosedForm): string {
  return `${pieces} ${pieceWord(form.data.format, pieces)}`;
}

export function amountText(data: Supplement, dosed: DosedForm): string {
  return data.serving === undefined ? asOnLabel(dosed.amount, data.doseUnit, data.name) : servingText(dosed);
}
