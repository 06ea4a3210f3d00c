/**
 * The fixed wording of a resolved line of the allergies or of a clinician's advice, and how it is recognized. Any other
 * wording counts in the strictest way.
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
