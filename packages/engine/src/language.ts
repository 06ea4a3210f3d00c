import type { Diet } from '@evidose/contract';
import type { AdviceWords } from './language/advice.ts';
import type { AroundNamesWords } from './language/around-names.ts';
import type { BrandEndingWords } from './language/brand-endings.ts';
import type { DeviceWords } from './language/devices.ts';
import type { DirectionsWords } from './language/directions.ts';
import type { ForeignWords } from './language/foreign.ts';
import type { FormWords } from './language/forms.ts';
import type { GrammarWords } from './language/grammar.ts';
import type { Lists, ListsBy } from './language/lists.ts';
import type { OrdinaryWords } from './language/ordinary.ts';
import type { ProseWords } from './language/prose.ts';
import type { StatusWords } from './language/status.ts';
import type { TimeWords } from './language/times.ts';
import type { SaltLabels, UnitWords } from './language/units.ts';
import type { UnrelatedWords } from './language/unrelated.ts';

/**
 * The words of free text, one part for each file of the knowledge's folder `language`. The engine knows how sentences
 * are built, but none of their words. The names of the lists are defined once, in the folder `language` here: types and
 * file schemas are derived from them.
 */
export interface Language {
  readonly units: UnitWords;
  readonly times: TimeWords;
  readonly directions: DirectionsWords;
  readonly forms: FormWords;
  readonly status: StatusWords;
  readonly makers: Lists<'makers'>;
  readonly aroundNames: AroundNamesWords;
  readonly devices: DeviceWords;
  readonly ordinary: OrdinaryWords;
  /** Function words: pronouns, prepositions, endings. */
  readonly grammar: GrammarWords;
  readonly unrelated: UnrelatedWords;
  readonly prose: ProseWords;
  readonly salts: Readonly<Record<string, Readonly<Record<string, SaltLabels>>>>;
  readonly ailments: Lists<'words' | 'endings' | 'historyHeads'>;
  readonly nothing: Lists<'words' | 'denials'>;
  readonly advice: AdviceWords;
  readonly allergies: Lists<'fillers' | 'makes' | 'doubtful'> & {
    /** What medicines of these classes do to people who do not bear them, and are not given for. */
    readonly treatedBy: readonly string[];
    readonly reactions: readonly Lists<'say' | 'of'>[];
  };
  readonly diets: { readonly words: ListsBy<Diet> };
  readonly brandEndings: BrandEndingWords;
  /** Words around a name in other languages. */
  readonly foreign: ForeignWords;
  /** Everyday English, one line of words: none of them is ever corrected, or held for a medicine. */
  readonly english: string;
}

export type { FrequencyWords } from './language/times.ts';
