export interface Lists {
  readonly medicines: string;
  readonly supplements: string;
}

type Answers = Readonly<Record<string, unknown>>;

const textOf = (answers: Answers, asked: string, list: string): string => {
  const text = answers[list];
  return answers[asked] === 'yes' && typeof text === 'string' ? text.trim() : '';
};

/** What a person takes, out of their answers and their list; what stands in both is named once. */
export function listsOf(answers: Answers, chosen: readonly string[]): Lists {
  const supplements = textOf(answers, 'otcSupplements', 'otcSupplementsList');
  const missing = chosen.filter((name) => !supplements.toLowerCase().includes(name.toLowerCase()));
  return {
    medicines: textOf(answers, 'prescriptionMeds', 'prescriptionMedsList'),
    supplements: [supplements, ...missing].filter((text) => text !== '').join('\n'),
  };
}
