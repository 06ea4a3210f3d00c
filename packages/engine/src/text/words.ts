import type { Diet, MedicineRoute } from '@evidose/contract';
import type { Language, SaltLabels } from '../language.ts';
import { type AdviceWords, adviceWords } from './advice-words.ts';
import { BrandEndings } from './brand-endings.ts';
import { EverydayEnglish } from './everyday-english.ts';
import { NearWords } from './near-words.ts';
import type { NumberWords } from './numbers.ts';
import { Phrases } from './phrases.ts';
import { type ProseWords, proseWords } from './prose-words.ts';
import { phrasesOf, type Said } from './said.ts';
import { keyOf, type Token } from './tokens.ts';
import { byWord, keyed, type Words } from './word-lists.ts';

/** One word may be what several lists of classes do. */
function addReactions(phrases: Phrases<Set<string>>, lists: Language['allergies']['reactions']): void {
  const classes = new Map<string, Set<string>>();
  for (const { say, of } of lists)
    for (const phrase of say) classes.set(phrase, new Set([...(classes.get(phrase) ?? []), ...of]));
  for (const [phrase, of] of classes) phrases.add(phrase, of);
}

const DAY = 86_400_000;

/** The words of the language, made ready once: phrases and sets to look up, and what a run of words means as a whole. */
export class Vocabulary {
  readonly phrases: Phrases<Said>;
  readonly theyTake = new Phrases<true>();
  /** Who orders a medicine: "my neurologist". */
  readonly prescribers = new Phrases<true>();
  readonly units = new Phrases<string>();
  readonly spoons = new Phrases<number>();
  /** Directly before the dose that it was: "from 10 mg". */
  readonly doseBefore = new Phrases<true>();
  /** Directly before a day of the week on which it is not taken. */
  readonly except = new Phrases<true>();
  /** Directly before a nutrient that somebody has too little of: "low in iron". */
  readonly lacking = new Phrases<true>();
  readonly numbers: NumberWords;
  readonly by: Words;
  readonly thenDose: Words;
  /** Behind the dose that is taken today, and before it. */
  readonly nowBehind: Words;
  readonly nowBefore = new Phrases<true>();
  /** Before what is taken besides the dose of every day. */
  readonly besides: Words;
  readonly clock: ReadonlyMap<string, 'morning' | 'evening' | 'none'>;
  /** Before a time of the clock: "at 8". */
  readonly clockLeads: Words;
  /** Before an hour that says no half of the day, and between two of them. */
  readonly clockAt: Words;
  readonly clockJoins: Words;
  readonly yearLeads: Words;
  readonly mealToo: Words;
  /** Between two days of the week: all of them. */
  readonly toDay: Words;
  readonly nightInCapitals: Words;
  readonly bareUnits: ReadonlyMap<string, string>;
  readonly weakTablets: Words;
  /** Behind "/": "100 micrograms/dose". */
  readonly perPiece: Words;
  readonly per: Words;
  readonly perHour: Words;
  readonly perBody: Words;
  readonly changed: Words;
  /** What was measured in a person, and what counts packs: the number behind says nothing of a dose. */
  readonly measures = new Phrases<true>();
  readonly measureLeads: Words;
  readonly measureLinks: Words;
  readonly measureUnits: Words;
  readonly labelNumbers = new Phrases<true>();
  readonly salts: Words;
  readonly denialOpeners: Words;
  /** Said of a whole list: "denies a, b, c". */
  readonly reachesAll: Words;
  /** Before the last of what is denied: "no a, b or c". */
  readonly closesDenial: Words;
  readonly mine: Words;
  /** Between the time of a line and what is taken then. */
  readonly listLeads = new Phrases<true>();
  /** What follows these is a sentence of its own that says why. */
  readonly reasons: Words;
  /** Before the name of a shop that is only a place. */
  readonly shopLeads: Words;
  /** Here a sentence turns to another medicine, where one of the leads follows. */
  readonly turns: Words;
  readonly turnLeads: Words;
  /** Who does something: a sentence of its own begins. */
  readonly subjects: Words;
  /** Said of a doctor or a nurse as well: "they took me off that". */
  readonly doers: Words;
  /** These speak of what was spoken of before: "so I binned it". */
  readonly backTo: Words;
  /** What still speaks of the medicine behind "don't" or "gave up". */
  readonly taking: Words;
  readonly stopReasons: Words;
  /** Up to when: what is over tells it with a verb of the past, unless one of these stands before that. */
  readonly untils: Words;
  /** Somebody fills this in for another person, and takes something too. */
  readonly proxies = new Phrases<true>();
  readonly selfTaking = new Phrases<true>();
  readonly pronouns: Words;
  readonly pastWords: Words;
  readonly isStill: Words;
  /** Before the person that something is for. */
  readonly forWhom: Words;
  readonly selfToo: Words;
  readonly movedTo: Words;
  /** "No iron in my multivitamin". */
  readonly insideOf: Words;
  readonly combining: Words;
  readonly little: Words;
  readonly vague: Words;
  readonly medicine: Words;
  /** Where something goes, or where it hurts. */
  readonly bodyParts: Words;
  /** What something tastes of, and the part of a plant that makes it something of its own. */
  readonly flavours: Words;
  readonly drops: Words;
  readonly plantParts: Words;
  /** Behind strange words: whom a product is made for. */
  readonly madeFor: Words;
  /** Key of a brand → the one way it is used. */
  readonly brandRoutes: ReadonlyMap<string, MedicineRoute>;
  readonly ailments: Words;
  /** How the names of illnesses and operations end, and none of a medicine. */
  readonly ailmentEndings: readonly string[];
  readonly allergyFiller: Words;
  /** What a medicine did to somebody → the classes that do so. */
  readonly reactions = new Phrases<Set<string>>();
  readonly ordinaryNames: Words;
  readonly onlyWithCapitals: Words;
  readonly onlyWithSigns: Words;
  /** Words of grammar: no name is put together from one and its neighbour. */
  readonly grammar: Words;
  readonly holders: Words;
  readonly takenLeads: Words;
  readonly verbsToo: Words;
  readonly verbLeads: Words;
  readonly productWords: Words;
  /** Joined to another word they describe it: "multi-symptom". */
  readonly adjectives: Words;
  /** Behind a mineral: something made of it. */
  readonly objects: Words;
  /** Key of a short form → the supplement that it is among supplements. */
  readonly shortForms: ReadonlyMap<string, string>;
  readonly looseForms: ReadonlyMap<string, string>;
  readonly stronger: Language['ordinary']['stronger'];
  readonly timesToo: Words;
  readonly vitaminLeads: Words;
  readonly titles: Words;
  readonly placeLeads: Words;
  readonly diets: ReadonlyMap<string, Diet>;
  readonly saltLabels: ReadonlyMap<string, SaltLabels>;
  readonly prose: ProseWords;
  readonly advice: AdviceWords;
  readonly brandEndings: BrandEndings;
  readonly english: EverydayEnglish;
  readonly makerEndings: readonly string[];
  readonly #asOf: number;
  readonly #none: Words;
  readonly #denials: Words;
  readonly #forms: NearWords;
  readonly #times: NearWords;

  constructor(language: Language) {
    const { units, times, forms, status, aroundNames, ordinary, nothing } = language;
    const inWords = new Phrases<number>();
    const byNumberWord = new Map<string, number>();
    for (const [value, words] of Object.entries(units.numbers)) {
      for (const word of words) {
        inWords.add(word, Number(value));
        if (!word.includes(' ')) byNumberWord.set(word, Number(value));
      }
    }
    this.numbers = {
      inWords,
      and: new Set(units.and),
      articles: new Set(units.articles),
      thousand: new Set(units.thousand),
      point: new Set(units.point),
      nought: new Set(units.nought),
      hour: new Set(units.perHour),
      to: new Set(units.to),
      whole: new Set([...(units.units.IU ?? []), ...(units.units.units ?? [])]),
    };
    this.phrases = phrasesOf(language, (word) => byNumberWord.get(word));
    for (const phrase of status.listLeads) this.listLeads.add(phrase, true);
    for (const phrase of status.prescribers) this.prescribers.add(phrase, true);
    for (const phrase of status.theyTake) this.theyTake.add(phrase, true);
    for (const [unit, words] of Object.entries(units.units)) for (const word of words) this.units.add(word, unit);
    for (const [ml, words] of Object.entries(units.spoons)) for (const word of words) this.spoons.add(word, Number(ml));
    for (const phrase of status.lacking) this.lacking.add(phrase, true);
    for (const phrase of times.except) this.except.add(phrase, true);
    for (const phrase of units.doseBefore) this.doseBefore.add(phrase, true);
    for (const phrase of units.nowBefore) this.nowBefore.add(phrase, true);
    this.by = new Set(units.by);
    this.thenDose = new Set(units.thenDose);
    this.nowBehind = new Set(units.nowBehind);
    this.besides = new Set(units.besides);
    const { leads, at, joins, ...halves } = times.clock;
    this.clock = byWord(halves);
    this.clockLeads = new Set(leads);
    this.clockAt = new Set(at);
    this.clockJoins = new Set(joins);
    this.yearLeads = new Set(times.years.leads);
    this.#asOf = Date.parse(times.years.asOf);
    this.mealToo = new Set(times.mealToo);
    this.toDay = new Set(times.toDay);
    this.nightInCapitals = new Set(times.nightInCapitals);
    this.bareUnits = byWord(units.bareUnits);
    this.weakTablets = new Set(units.weakTablets);
    this.perPiece = new Set(units.perPiece);
    this.per = new Set(units.per);
    this.perHour = new Set(units.perHour);
    this.perBody = new Set(units.perBody);
    this.changed = new Set(forms.changed);
    for (const phrase of [...aroundNames.measures, ...language.prose.findings]) this.measures.add(phrase, true);
    this.prose = proseWords(language.prose);
    this.measureLeads = new Set(aroundNames.measureLeads);
    this.measureLinks = new Set(aroundNames.measureLinks);
    this.measureUnits = new Set(aroundNames.measureUnits);
    for (const phrase of aroundNames.labelNumbers) this.labelNumbers.add(phrase, true);
    this.salts = new Set(aroundNames.salts);
    this.denialOpeners = new Set(status.denialOpeners);
    this.reachesAll = new Set(status.reachesAll);
    this.closesDenial = new Set(status.closesDenial);
    this.mine = new Set(status.mine);
    this.reasons = new Set(status.reasons);
    this.shopLeads = new Set(aroundNames.shopLeads);
    this.turns = new Set(status.turns);
    this.turnLeads = new Set(status.turnLeads);
    this.subjects = new Set(status.subjects);
    this.doers = new Set(status.doers);
    this.backTo = new Set(status.backTo);
    this.taking = new Set(status.taking);
    this.stopReasons = new Set(status.stopReasons);
    for (const phrase of status.proxies) this.proxies.add(phrase, true);
    for (const phrase of status.selfTaking) this.selfTaking.add(phrase, true);
    this.pronouns = new Set(status.pronouns);
    this.untils = new Set(status.untils);
    this.pastWords = new Set(status.pastWords);
    this.isStill = new Set(status.isStill);
    this.forWhom = new Set(status.forWhom);
    this.selfToo = new Set(status.selfToo);
    this.movedTo = new Set(status.movedTo);
    this.insideOf = new Set(status.insideOf);
    this.combining = new Set(aroundNames.combining);
    this.little = new Set(aroundNames.little);
    this.vague = new Set(aroundNames.vague);
    this.medicine = new Set(forms.medicine);
    this.bodyParts = new Set(forms.bodyParts);
    this.drops = new Set(forms.drops);
    this.flavours = new Set(forms.flavours);
    this.plantParts = new Set(forms.plantParts);
    this.madeFor = new Set(forms.madeFor);
    this.brandRoutes = new Map([...byWord(forms.brandRoutes)].map(([name, route]) => [keyOf(name), route]));
    this.ailments = new Set(language.ailments.words);
    this.ailmentEndings = language.ailments.endings;
    this.allergyFiller = new Set(language.allergies.fillers);
    addReactions(this.reactions, language.allergies.reactions);
    this.ordinaryNames = new Set(ordinary.names.map(keyOf));
    this.onlyWithCapitals = new Set(ordinary.onlyWithCapitals);
    this.onlyWithSigns = new Set(ordinary.onlyWithSigns);
    this.grammar = new Set(ordinary.grammar);
    this.holders = new Set(ordinary.holders);
    this.takenLeads = new Set(ordinary.takenLeads);
    this.verbsToo = new Set(ordinary.verbsToo);
    this.verbLeads = new Set(ordinary.verbLeads);
    this.productWords = new Set(ordinary.productWords);
    this.adjectives = new Set(ordinary.adjectives);
    this.objects = new Set(ordinary.objects);
    this.shortForms = keyed(ordinary.shortForms);
    this.looseForms = keyed(ordinary.looseForms);
    this.stronger = ordinary.stronger;
    this.titles = new Set(aroundNames.titles);
    this.placeLeads = new Set(aroundNames.placeLeads);
    this.timesToo = new Set(ordinary.timesToo.map(keyOf));
    this.vitaminLeads = new Set(ordinary.vitaminLeads);
    this.diets = byWord(language.diets.words);
    this.saltLabels = new Map(
      Object.values(language.salts).flatMap((salts) =>
        Object.entries(salts).map(([name, labels]) => [keyOf(name), labels] as const),
      ),
    );
    this.advice = adviceWords(language.advice);
    this.brandEndings = new BrandEndings(language.brandEndings);
    this.makerEndings = language.brandEndings.makers;
    this.#none = new Set(nothing.words);
    this.#denials = new Set(nothing.denials);
    this.english = new EverydayEnglish(language.english, ordinary.endings);
    this.#forms = new NearWords(
      [aroundNames.salts, forms.words, forms.medicine, ...Object.values(forms.pieces)].flat(),
    );
    this.#times = new NearWords(times.misspelled);
  }

  /** So many days at least since a year ended; null where it may still run. */
  daysSinceYear(year: number): number | null {
    const days = Math.floor((this.#asOf - Date.UTC(year, 11, 31)) / DAY);
    return days > 0 ? days : null;
  }

  /** Begins behind the day up to which years are counted. */
  isYearToCome(year: number): boolean {
    return Date.UTC(year, 0, 1) > this.#asOf;
  }

  isEnglish(word: string): boolean {
    return this.english.has(word);
  }

  /** A misspelled salt or form: "glycenate", "supliment". */
  isNearForm(word: string): boolean {
    return this.#forms.find(word) !== null;
  }

  /** The word of how often or when that a misspelled one is: "dayly". */
  nearTime(word: string): string | null {
    return this.#times.find(word);
  }

  /** A word that says nothing by itself: a number, a form, a time, talk. */
  isTalk(word: string): boolean {
    const token: Token = { word, start: 0, end: word.length, kind: /^\d/.test(word) ? 'number' : 'word' };
    return token.kind === 'number' || this.phrases.match([token], 0, () => null) !== null;
  }

  /** Talk, forms, times, units and numbers; a maker's name may be the first word of a product. */
  isPlainTalk(word: string): boolean {
    if (word.length < 2 || /^\d/.test(word) || this.little.has(word)) return true;
    const tokens: Token[] = [{ word, start: 0, end: word.length, kind: 'word' }];
    if (this.units.match(tokens, 0, () => null) !== null) return true;
    const said = this.phrases.match(tokens, 0, () => null);
    return said !== null && said.value.kind !== 'maker';
  }

  /** "Ultra", "advanced", "extra strength": how a thing is made, and on a label often which one it is. */
  isMaking(word: string): boolean {
    const token: Token = { word, start: 0, end: word.length, kind: 'word' };
    return this.phrases.match([token], 0, () => null)?.value.kind === 'form';
  }

  /** True for "none", "n/a", "no", "-", "nothing that I know of" and the like, and for text without a letter or digit. */
  meansNone(words: readonly string[]): boolean {
    const spoken = words.filter((word) => word !== 'and');
    if (spoken.length === 0) return true;
    return spoken.every((word) => this.#none.has(word)) && spoken.some((word) => this.#denials.has(word));
  }
}

const made = new WeakMap<Language, Vocabulary>();

/** One vocabulary a language: it is large, and what is prepared from one knowledge after another shares it. */
export function vocabularyOf(language: Language): Vocabulary {
  let words = made.get(language);
  if (words === undefined) {
    words = new Vocabulary(language);
    made.set(language, words);
  }
  return words;
}
