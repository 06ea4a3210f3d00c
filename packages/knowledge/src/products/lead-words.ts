/** A word that leads to a product: the first of its brand, or the name of a product line. */
export interface LeadWord {
  readonly lead: string;
  /** Has no other meaning, so it is enough alone. */
  readonly isOwn: boolean;
}

export type LeadWords = ReadonlyMap<string, LeadWord>;

export function leadWordsOf(text: string): LeadWords {
  const words = new Map<string, LeadWord>();
  for (const line of text.split('\n')) {
    const [word = '', lead = '', kind] = line.split('\t');
    if (word !== '') words.set(word, { lead, isOwn: kind === 'd' });
  }
  return words;
}
