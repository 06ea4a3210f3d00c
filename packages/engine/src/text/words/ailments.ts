import type { Language } from '../../language.ts';
import { Phrases, type Skipped } from '../phrases.ts';
import { type PhraseLists, setOf } from '../word-lists.ts';

/** Illnesses, allergies, and what a medicine did to somebody. */
export const ailmentWords = ({ ailments, allergies }: Language, { phrasesIn, skipped }: PhraseLists) => ({
  ailments: setOf(ailments.words),
  /** How the names of illnesses and operations end, and none of a medicine. */
  ailmentEndings: ailments.endings,
  /** Before a colon: what follows is what somebody has. */
  historyHeads: phrasesIn(ailments.historyHeads),
  allergyFiller: setOf(allergies.fillers),
  /** In an allergy or in advice: it may be over, not sure, or somebody else's. */
  statementDoubts: phrasesIn(allergies.doubtful),
  /** Classes of what is taken for an allergy. */
  treatsAllergy: setOf(allergies.treatedBy),
  /** "Makes me sick". */
  makes: setOf(allergies.makes),
  /** What a medicine did to somebody → the classes that do so. */
  reactions: reactionPhrases(allergies.reactions, skipped),
});

/** One word may be what several lists of classes do. */
function reactionPhrases(lists: Language['allergies']['reactions'], skipped: Skipped): Phrases<Set<string>> {
  const phrases = new Phrases<Set<string>>(skipped);
  const classes = new Map<string, Set<string>>();
  for (const { say, of } of lists)
    for (const phrase of say) classes.set(phrase, new Set([...(classes.get(phrase) ?? []), ...of]));
  for (const [phrase, of] of classes) phrases.add(phrase, of);
  return phrases;
}
