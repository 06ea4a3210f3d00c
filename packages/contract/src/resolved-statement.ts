/**
 * How a line of the allergies, or of what a clinician advised against, is written once its doubt is settled, and how it is known
 * again. Any other wording counts as strictly as it can be meant.
 */

export const notAllergicLine = (name: string): string => `not allergic to ${name}`;
export const saysNotAllergic = (line: string): boolean => /^not allergic to [^,;]+$/i.test(line.trim());

export const allowedLine = (name: string): string => `${name} is fine for me`;
export const saysAllowed = (line: string): boolean => /^[^,;]+ is fine for me$/i.test(line.trim());

interface AtMost {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
}

export const atMostLine = ({ name, amount, unit }: AtMost): string => `at most ${amount} ${unit} of ${name} a day`;

const AT_MOST = /^at most (\d+(?:\.\d+)?) (\S+) of ([^,;]+) a day$/i;
export function atMostIn(line: string): AtMost | null {
  const [, amount, unit, name] = AT_MOST.exec(line.trim()) ?? [];
  return amount === undefined || unit === undefined || name === undefined
    ? null
    : { name, amount: Number(amount), unit: unit === 'mcg' ? 'µg' : unit };
}
