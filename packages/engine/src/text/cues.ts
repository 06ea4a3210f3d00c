import type { MedicineRoute, ReadingStatus, Slot } from '@evidose/contract';
import type { FrequencyWords, Language } from '../language.ts';
import { Phrases, type Skipped } from './phrases.ts';

export type Cue =
  | { readonly kind: 'frequency'; readonly times: FrequencyWords['times']; readonly every: FrequencyWords['every'] }
  | { readonly kind: 'slot'; readonly slot: Slot; readonly hour?: number }
  | { readonly kind: 'weekday'; readonly day: number }
  | { readonly kind: 'meals' | 'rest' | 'course' | 'of-all' | 'of-each' | 'same-time' }
  | { readonly kind: 'needed' | 'needed-when' | 'at-most' | 'episode' }
  | { readonly kind: 'each' | 'total' | 'split' | 'half' | 'half-of' }
  | { readonly kind: 'now-dose' | 'later-dose' | 'moving-dose' | 'other-dose' | 'step' }
  /** At least this many days ago; '#' is the number in the phrase. */
  | {
      readonly kind: 'ago';
      readonly days: number;
      readonly isTimes: boolean;
      readonly isStop: boolean;
      readonly year?: number;
    }
  | { readonly kind: 'piece' | 'route'; readonly route: MedicineRoute | null }
  | {
      readonly kind: 'status';
      readonly status: ReadingStatus;
      readonly isAllergy: boolean;
      readonly isMoved: boolean;
      readonly toCome?: ReadingStatus;
    }
  | { readonly kind: 'replaced' | 'took-over' | 'again' | 'never-taken' | 'any-more' | 'mine-too' | 'refused' }
  | { readonly kind: 'person' | 'family' | 'free-of' | 'free' | 'level' | 'break' }
  | { readonly kind: 'prescribed' | 'bought' | 'unsure' | 'unnamed' | 'looks' | 'purpose' | 'same-as' }
  | { readonly kind: 'thing'; readonly isDrink?: true }
  /** `isApart`: an activity or food with its own frequency. */
  | { readonly kind: 'talk'; readonly isApart?: true; readonly isDevice?: true }
  | { readonly kind: 'maker' | 'form' | 'time' | 'ailment' | 'month' };

export const WHEN = ['frequency', 'slot', 'meals', 'weekday'] as const;

export type NumberInWords = (word: string) => number | undefined;

function addForeign(foreign: Language['foreign'], add: (list: readonly string[] | undefined, cue: Cue) => void): void {
  for (const { times, every, say } of foreign.frequencies) add(say, { kind: 'frequency', times, every });
  for (const [slot, list] of Object.entries(foreign.slots)) add(list, { kind: 'slot', slot: slot as Slot });
  for (const [status, list] of Object.entries(foreign.statuses)) {
    const isAllergy = status === 'allergy';
    add(list, {
      kind: 'status',
      status: isAllergy ? 'not-taking' : (status as ReadingStatus),
      isAllergy,
      isMoved: false,
    });
  }
  add(foreign.persons, { kind: 'person' });
  add(foreign.prescribed, { kind: 'prescribed' });
  add(foreign.asNeeded, { kind: 'needed' });
  add(foreign.food, { kind: 'time' });
  for (const [route, list] of Object.entries(foreign.pieces)) {
    add(list, { kind: 'piece', route: route === 'none' ? null : (route as MedicineRoute) });
  }
  add(foreign.purpose, { kind: 'purpose' });
  add(foreign.talk, { kind: 'talk' });
}

/** All phrases of the language. The order matters only for a phrase in two lists. */
export function phrasesOf(language: Language, skipped: Skipped, numberOf: NumberInWords): Phrases<Cue> {
  const phrases = new Phrases<Cue>(skipped, numberOf);
  const add = (list: readonly string[] | undefined, cue: Cue): void => {
    for (const phrase of list ?? []) phrases.add(phrase, cue);
  };
  const { times, forms, status, units } = language;
  for (const { times: n, every, say } of times.frequencies) add(say, { kind: 'frequency', times: n, every });
  for (const [slot, list] of Object.entries(times.slots)) add(list, { kind: 'slot', slot: slot as Slot });
  add(times.meals, { kind: 'meals' });
  for (const [day, list] of times.weekdays.entries()) add(list, { kind: 'weekday', day });
  add(times.rest, { kind: 'rest' });
  for (const { days, say, stops } of times.ago)
    for (const phrase of say) phrases.add(phrase, { kind: 'ago', days, isTimes: phrase.includes('#'), isStop: stops });
  add(times.episodes, { kind: 'episode' });
  add(times.asNeeded, { kind: 'needed' });
  add(times.asNeededWhen, { kind: 'needed-when' });
  add(times.atMost, { kind: 'at-most' });
  add(times.food, { kind: 'time' });
  add(units.each, { kind: 'each' });
  add(units.total, { kind: 'total' });
  add(units.split, { kind: 'split' });
  add(units.nowDose, { kind: 'now-dose' });
  add(units.laterDose, { kind: 'later-dose' });
  add(units.movingDose, { kind: 'moving-dose' });
  add(units.otherDoses, { kind: 'other-dose' });
  add(units.stepBy, { kind: 'step' });
  add(units.halved, { kind: 'half' });
  add(units.halvedOf, { kind: 'half-of' });
  add(times.courses, { kind: 'course' });
  add(times.spans, { kind: 'time' });
  add(times.ofAll, { kind: 'of-all' });
  add(times.ofEach, { kind: 'of-each' });
  add(times.sameTime, { kind: 'same-time' });
  add(times.months, { kind: 'month' });
  for (const [route, list] of Object.entries(forms.pieces)) {
    add(list, { kind: 'piece', route: route === 'none' ? null : (route as MedicineRoute) });
  }
  for (const [route, list] of Object.entries(forms.routes)) {
    add(list, { kind: 'route', route: route as MedicineRoute });
  }
  const { me, from } = language.grammar;
  const isMe = new RegExp(String.raw`\b(?:${me.join('|')})\b`);
  // "Took me off it" has a form for a person one cares for: "took her off it".
  const ofOthersToo = (phrase: string): readonly string[] =>
    isMe.test(phrase) ? [phrase, ...status.inMyPlace.map((word) => phrase.replace(isMe, word))] : [phrase];
  const statusCue =
    (cue: ReadingStatus, isAllergy = false) =>
    (list: readonly string[]) => {
      for (const phrase of list.flatMap(ofOthersToo)) {
        // "Switched from warfarin to apixaban": the status ends at "to".
        const isMoved = from.some((word) => phrase.endsWith(` ${word}`));
        phrases.add(phrase, { kind: 'status', status: cue, isAllergy, isMoved });
      }
    };
  add(status.notDenials, { kind: 'talk' });
  add(status.again, { kind: 'again' });
  add(status.neverTaken, { kind: 'never-taken' });
  add(status.refused, { kind: 'refused' });
  add(status.tookOver, { kind: 'took-over' });
  add(status.swapped, { kind: 'status', status: 'stopped', isAllergy: false, isMoved: true });
  add(status.movesToCome.flatMap(ofOthersToo), {
    kind: 'status',
    status: 'planned',
    isAllergy: false,
    isMoved: true,
    toCome: 'planned',
  });
  statusCue('stopped')(status.stopped);
  statusCue('planned')(status.planned);
  statusCue('not-taking')(status.notTaking);
  statusCue('not-taking', true)(status.allergy);
  add(status.replaced, { kind: 'replaced' });
  add(status.anyMore, { kind: 'any-more' });
  add(status.mineToo, { kind: 'mine-too' });
  add(status.breaks, { kind: 'break' });
  // "The dog's", "my mum's": signs inside a word are not kept.
  add(
    status.people.flatMap((word) => (word.includes(' ') || word.endsWith('s') ? [word] : [word, `${word}s`])),
    {
      kind: 'person',
    },
  );
  add(status.familyHistory, { kind: 'family' });
  add(status.atWork, { kind: 'family' });
  add(status.freeOf, { kind: 'free-of' });
  add(status.free, { kind: 'free' });
  add(status.levels, { kind: 'level' });
  add(status.prescribed.flatMap(ofOthersToo), { kind: 'prescribed' });
  add(status.bought, { kind: 'bought' });
  add(status.unsure, { kind: 'unsure' });
  add(status.drinks, { kind: 'thing', isDrink: true });
  add(status.things, { kind: 'thing' });
  add(status.unnamed, { kind: 'unnamed' });
  add(status.looks, { kind: 'looks' });
  add(status.purpose, { kind: 'purpose' });
  add(forms.words, { kind: 'form' });
  add(language.makers.makers, { kind: 'maker' });
  add(times.talk, { kind: 'time' });
  add(language.aroundNames.sameAs, { kind: 'same-as' });
  add(language.aroundNames.talk, { kind: 'talk' });
  add(language.aroundNames.care, { kind: 'talk' });
  add(language.aroundNames.apart, { kind: 'talk', isApart: true });
  add(language.aroundNames.foods, { kind: 'talk', isApart: true });
  add(language.devices.kinds, { kind: 'talk', isApart: true, isDevice: true });
  add(language.devices.brands, { kind: 'talk', isApart: true, isDevice: true });
  add(language.ailments.words, { kind: 'ailment' });
  addForeign(language.foreign, add);
  add(language.prose.findings, { kind: 'talk' });
  add(language.prose.ward, { kind: 'talk' });
  add(language.aroundNames.names, { kind: 'talk' });
  return phrases;
}
