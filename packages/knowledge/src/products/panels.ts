import type { PanelRow } from '@evidose/engine';

interface Ingredient {
  readonly name: string;
  readonly parts: readonly string[];
}

/** Labels are in capitals; a chemical's short name in brackets stays as it is. */
function titled(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s(/-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(Dha|Epa|Msm|Cla|Gla|Pqq|Nac|Nadh|Mct|Ala|Ahcc|Gaba|Dhea|Iu|Htp|Bcaa|Hmb)\b/g, (word) =>
      word.toUpperCase(),
    )
    .replace(/\b(Of|And|With|From|In|As|To)\b/g, (word) => word.toLowerCase());
}

const ingredientOf = (line: string): Ingredient => {
  const [name = '', , parts = ''] = line.split('\t');
  return { name, parts: parts === '' ? [] : parts.split('|').map(titled) };
};

/** A table row, with the label's own word for the ingredient. */
export interface RawRow extends PanelRow {
  readonly key: string;
}

/** The panels of all labels, each parsed when it is asked for. */
export class Panels {
  readonly #units: readonly string[];
  readonly #ingredients: readonly string[];
  readonly #lines: readonly string[];

  constructor(text: string) {
    const [head = '', body = ''] = text.split('\n\n', 2);
    const [units = '', ...ingredients] = head.split('\n');
    this.#units = units.split('\t');
    this.#ingredients = ingredients;
    this.#lines = body.split('\n');
  }

  at(line: number): RawRow[] {
    const text = this.#lines[line] ?? '';
    return text === '' ? [] : text.split(';').map((row) => this.#row(row));
  }

  #row(text: string): RawRow {
    const isSuspect = text.endsWith('!');
    const [ingredient = '', written = '', unit = ''] = (isSuspect ? text.slice(0, -1) : text).split(',');
    const { name, parts } = ingredientOf(this.#ingredients[Number.parseInt(ingredient, 36)] ?? '');
    const sign = written.startsWith('<') ? '<' : written.startsWith('>') ? '>' : '';
    const number = sign === '' ? written : written.slice(1);
    const label = this.#units[Number.parseInt(unit, 36)] ?? '';
    const isKnown = number !== '' && label !== 'Unknown' && label !== 'Trace';
    return {
      key: name,
      name: titled(name),
      amount: isKnown ? Number(number) : null,
      unit: isKnown ? unitWord(label) : '',
      sign,
      parts,
      isSuspect,
    };
  }
}

/** As bottles print it. */
const unitWord = (unit: string): string =>
  unit === 'Billion' ? 'billion CFU' : unit === 'Million' ? 'million CFU' : unit === '%' ? '%' : unit;
