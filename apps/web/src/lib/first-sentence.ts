/** A full stop behind these ends no sentence: 'St. John’s wort', 'Dr. Lee', 'vs.'. */
const SHORT_FORM = /(?:^|[\s(])(?:St|Dr|Mr|Mrs|Ms|vs|approx|no|e\.g|i\.e|[A-Z])\.$/;

/** The first sentence of a text that was written for people. */
export function firstSentence(text: string): string {
  for (const { index, 0: end } of text.matchAll(/[.!?](?=\s+\S)/g)) {
    const sentence = text.slice(0, index + end.length);
    if (!SHORT_FORM.test(sentence)) return sentence;
  }
  return text;
}
