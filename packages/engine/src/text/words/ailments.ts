import type { Language } from '../../language.ts';
import { Phrases, type Skipped } from '../phrases.ts';
import { type PhraseLists, setOf } from '../word-lists.ts';

/** Illnesses, allergies and side effects. */
export const ailmentWords = ({ ailments, allergies }: Language, { phrasesIn, skipped }: PhraseLists) => ({
  ailments: setOf(ailments.words),
  /** Endings of illnesses and operations that no medicine has. */
  ailmentEndings: ailments.endings,
  /** Before a colon: conditions follow. */
  historyHeads: phrasesIn(ailments.historyHeads),
  allergyFiller: setOf(allergies.fillers),
  /** In an allergy or advice: past, uncertain, or someone else's. */
  statementDoubts: phrasesIn(allergies.doubtful),
  /** Classes of allergy medicines. */
  treatsAllergy: setOf(allergies.treatedBy),
  /** "Makes me sick". */
  makes: setOf(allergies.makes),
  /** Side effect → the classes that cause it. */
  reactions: reactionPhrases(allergies.reactions, skipped),
});

/** One word may be an effect in several lists of classes. */
function reactionPhrases(lists: Language['allergies']['reactions'], skipped: Skipped): Phrases<Set<string>> {
  const phrases = new Phrases<Set<string>>(skipped);
  const classes = new Map<string, Set<string>>();
  for (const { say, of } of lists)
    for (const phrase of say) classes.set(phrase, new Set([...(classes.get(phrase) ?? []), ...of]));
  for (const [phrase, of] of classes) phrases.add(phrase, of);
  return phrases;
}
