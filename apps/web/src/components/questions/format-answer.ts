import { isField, type Question, questionOf, TAKEN_ON } from '@evidose/contract';
import { longDayText } from '../../lib/local-day.ts';
import type { AnswerState } from './answer-store.ts';
import { asRecord } from './as-record.ts';
import { asValues } from './exclusive.ts';
import { readNumber, rounded, toAlternative, toFeetAndInches, toPounds } from './units.ts';
import { usualUnits } from './usual-units.ts';

type Units = Pick<AnswerState, 'bodyUnits' | 'labUnits'>;

/** Pounds are stored as kilograms with more decimals than anybody wants to read. */
const SHOWN_DECIMALS = 1;

/** An invalid date stays as typed. */
const dayText = (text: string): string => (Number.isNaN(Date.parse(`${text}T12:00:00`)) ? text : longDayText(text));

function formatNumber(text: string, unit: string, { bodyUnits }: Units): string {
  const number = readNumber(text);
  if (number === null) return text;
  if (bodyUnits === 'us' && unit === 'kg') return `${toPounds(number)} lb`;
  if (bodyUnits === 'us' && unit === 'cm') {
    const { feet, inches } = toFeetAndInches(number);
    return `${feet} ft ${inches} in`;
  }
  return `${rounded(number, SHOWN_DECIMALS)} ${unit}`;
}

export function formatAnswer(question: Question, value: unknown, units: Units): readonly string[] {
  switch (question.kind) {
    case 'number':
      return value === undefined || value === '' ? [] : [formatNumber(String(value), question.unit, units)];
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? value.trim().split(/\n+/) : [];
    case 'one':
      return typeof value === 'string' && value !== '' ? [question.options[value] ?? value] : [];
    case 'many':
      return asValues(value).map((item) => question.options[item] ?? item);
    case 'labs':
      return Object.entries(asRecord(value)).flatMap(([id, stored]) => {
        if (id === TAKEN_ON) return typeof stored === 'string' && stored !== '' ? [`Taken on ${dayText(stored)}`] : [];
        const lab = question.labs[id];
        if (lab === undefined || stored === '' || stored === null) return [];
        const isAlternative = units.labUnits[id] === 'alternative' && lab.alternative !== undefined;
        if (typeof stored !== 'number') return [`${lab.label}: ${String(stored)}`];
        return [
          isAlternative
            ? `${lab.label}: ${toAlternative(lab, stored)} ${lab.alternative?.unit}`
            : `${lab.label}: ${stored} ${lab.unit}`,
        ];
      });
    case 'frequency':
      return Object.entries(asRecord(value)).flatMap(([row, often]) =>
        typeof often === 'string' && often !== ''
          ? [`${question.rows[row] ?? row}: ${question.options[often] ?? often}`]
          : [],
      );
  }
}

export const NOTHING = '–';

/** One line, in the units usual in the person's region. */
export function formatStored(field: string, value: unknown): string {
  if (!isField(field) || value === null || value === undefined) return NOTHING;
  const lines = formatAnswer(questionOf(field), value, usualUnits());
  return lines.length === 0 ? NOTHING : lines.join(', ');
}
