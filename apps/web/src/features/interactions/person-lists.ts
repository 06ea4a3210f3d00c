import { type ChosenSupplement, unitText } from '@evidose/contract';

export interface Lists {
  readonly medicines: string;
  readonly supplements: string;
}

type Answers = Readonly<Record<string, unknown>>;

const textOf = (answers: Answers, asked: string, list: string): string => {
  const text = answers[list];
  return answers[asked] === 'yes' && typeof text === 'string' ? text.trim() : '';
};

type Chosen = Pick<ChosenSupplement['supplement'], 'name' | 'dose'>;

/** With the plan's amount; without one, a typical amount would be checked. */
function line({ name, dose: { amount, unit, perDay, serving } }: Chosen): string {
  const often = perDay === 1 ? 'once a day' : `${perDay} times a day`;
  return `${name} ${serving ?? `${amount} ${unitText(unit)}`} ${often}`;
}

/** What a person takes, from their answers and their list, without duplicates. */
export function personLists(answers: Answers, chosen: readonly Chosen[]): Lists {
  const supplements = textOf(answers, 'otcSupplements', 'otcSupplementsList');
  const missing = chosen.filter(({ name }) => !supplements.toLowerCase().includes(name.toLowerCase()));
  return {
    medicines: textOf(answers, 'prescriptionMeds', 'prescriptionMedsList'),
    supplements: [supplements, ...missing.map(line)].filter((text) => text !== '').join('\n'),
  };
}
