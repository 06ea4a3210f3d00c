import type { Language } from '../../language.ts';
import { NearWords } from '../near-words.ts';
import { keyOf } from '../tokens.ts';
import { byWord, setOf } from '../word-lists.ts';

/** What it is made as, and where it goes. */
export function formWords({ forms, aroundNames }: Language) {
  const near = new NearWords([aroundNames.salts, forms.words, forms.medicine, ...Object.values(forms.pieces)].flat());
  return {
    changed: setOf(forms.changed),
    medicine: setOf(forms.medicine),
    /** Where something goes, or where it hurts. */
    bodyParts: setOf(forms.bodyParts),
    drops: setOf(forms.drops),
    /** A soft capsule or an ointment. */
    gels: setOf(forms.gels),
    /** The last word of a kind of medicine, and what is said for it: "water tabs". */
    tablets: setOf(forms.tablets),
    tabletsToo: forms.tabletsToo,
    /** What something tastes of, and the part of a plant that makes it something of its own. */
    flavours: setOf(forms.flavours),
    plantParts: setOf(forms.plantParts),
    seeds: setOf(forms.seeds),
    /** Inside the name of a product: a depot. */
    depots: forms.depots,
    /** Behind strange words: whom a product is made for. */
    madeFor: setOf(forms.madeFor),
    /** Key of a brand → the one way it is used. */
    brandRoutes: new Map([...byWord(forms.brandRoutes)].map(([name, route]) => [keyOf(name), route])),

    /** A misspelled salt or form: "glycenate", "supliment". */
    isNearForm: (word: string): boolean => near.find(word) !== null,
  };
}
