import { allowedLine, atMostIn, atMostLine, type Doubt, notAllergicLine, unitText } from '@evidose/contract';
import { factorOf } from '../measures.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { Entry } from '../text/reader.ts';
import { tokensOf } from '../text/tokens.ts';

/** About someone else, past, or uncertain: "my son is allergic to nuts", "outgrew milk". */
function isUnsure({ names }: Prepared, line: string): boolean {
  const { phrases, statementDoubts } = names.words;
  const tokens = tokensOf(line);
  return tokens.some(
    (_, at) => statementDoubts.match(tokens, at) !== null || phrases.match(tokens, at)?.value.kind === 'person',
  );
}

const named = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => name.replace(/-/g, ' ')).join(' and ');

/** Whether it is the person's own, current allergy: until resolved it counts as one. */
export function allergyDoubt(prepared: Prepared, line: string, names: readonly string[]): Doubt | null {
  if (names.length === 0 || !isUnsure(prepared, line)) return null;
  const name = named(names);
  return {
    about: 'status',
    readings: [
      { line: `allergic to ${name}`, says: 'I’m allergic to it' },
      { line: notAllergicLine(name), says: 'I’m not' },
    ],
  };
}

const AMOUNT = /(\d[\d,]*(?:\.\d+)?)\s*(mcg|ug|µg|mg|g|iu)\b/i;
const UNITS: Readonly<Record<string, string>> = { mcg: 'µg', ug: 'µg', iu: 'IU' };

/** "No more than 200 mg of magnesium": none at all, or a maximum? Until resolved none is suggested. */
function amountDoubt({ meaning, name }: Entry, text: string): Doubt | null {
  const [, number = '', written = ''] = AMOUNT.exec(text) ?? [];
  const unit = UNITS[written.toLowerCase()] ?? written.toLowerCase();
  const supplement = meaning?.supplement;
  const isMeasured = number !== '' && supplement !== undefined && factorOf(supplement, unit) !== undefined;
  if (!isMeasured) return null;
  const amount = Number(number.replaceAll(',', ''));
  return {
    about: 'amount',
    readings: [
      { line: `avoid ${name}`, says: 'none at all' },
      { line: atMostLine({ name, amount, unit: unitText(unit) }), says: `at most ${amount} ${unitText(unit)} a day` },
    ],
  };
}

/** Advice of a clinician: about what amount, for whom, and whether it still applies. */
export function adviceDoubt(prepared: Prepared, line: string, entries: readonly Entry[]): Doubt | null {
  const known = entries.filter(({ meaning }) => meaning !== null);
  const [first, ...others] = known;
  if (first === undefined || atMostIn(line) !== null) return null;
  const amount = others.length === 0 ? amountDoubt(first, line) : null;
  if (amount !== null || !isUnsure(prepared, line)) return amount;
  const name = named(known.map((each) => each.name));
  return {
    about: 'status',
    readings: [
      { line: `avoid ${name}`, says: 'I should avoid it' },
      { line: allowedLine(name), says: 'I may take it' },
    ],
  };
}
