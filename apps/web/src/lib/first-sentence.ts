/** A full stop after these does not end a sentence: 'St. John’s wort', 'Dr. Lee', 'vs.'. */
const SHORT_FORM = /(?:^|[\s(])(?:St|Dr|Mr|Mrs|Ms|vs|approx|no|e\.g|i\.e|[A-Z])\.$/;

export function firstSentence(text: string): string {
  for (const { index, 0: end } of text.matchAll(/[.!?](?=\s+\S)/g)) {
    const sentence = text.slice(0, index + end.length);
    if (!SHORT_FORM.test(sentence)) return sentence;
  }
  return text;
}
