import type { Language } from '../../language.ts';
import { NearWords } from '../near-words.ts';
import { keyOf } from '../tokens.ts';
import { byWord, setOf } from '../word-lists.ts';

/** Forms and routes. */
export function formWords({ forms, aroundNames }: Language) {
  const near = new NearWords([aroundNames.salts, forms.words, forms.medicine, ...Object.values(forms.pieces)].flat());
  return {
    changed: setOf(forms.changed),
    medicine: setOf(forms.medicine),
    /** Where something is applied, or where it hurts. */
    bodyParts: setOf(forms.bodyParts),
    drops: setOf(forms.drops),
    /** A soft capsule or an ointment. */
    gels: setOf(forms.gels),
    /** The last word of a class of medicine, and its synonyms: "water tabs". */
    tablets: setOf(forms.tablets),
    tabletsToo: forms.tabletsToo,
    /** Flavors, and plant parts that make a supplement of its own. */
    flavours: setOf(forms.flavours),
    plantParts: setOf(forms.plantParts),
    seeds: setOf(forms.seeds),
    /** Inside a product name: a depot form. */
    depots: forms.depots,
    /** After unknown words: for whom a product is made. */
    madeFor: setOf(forms.madeFor),
    /** Key of a brand → its only route. */
    brandRoutes: new Map([...byWord(forms.brandRoutes)].map(([name, route]) => [keyOf(name), route])),

    /** A misspelled salt or form: "glycenate", "supliment". */
    isNearForm: (word: string): boolean => near.find(word) !== null,
  };
}
