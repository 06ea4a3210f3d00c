import type { MedicineRoute } from '@evidose/contract';
import type { Drug, DrugClass, Knowledge, Supplement } from '../knowledge.ts';
import type { ForeignBrand, ForeignBrands, Products } from '../knowledge-names.ts';
import { isNutrient } from '../model.ts';
import { Spelling } from './spelling.ts';
import { keyOf } from './tokens.ts';
import { type Vocabulary, vocabularyOf } from './words.ts';

export interface Brand {
  readonly name: string;
  /** Drug ids, or plain names of drugs we do not have. */
  readonly ingredients: readonly string[];
  /** Countries where the name has this meaning, if it has another elsewhere. */
  readonly countries: readonly string[];
  /** The source may not name every ingredient, or the name stands for a range with different members. */
  readonly isUnsure: boolean;
  readonly route: MedicineRoute | null;
}

/** The meaning of a name. One spelling may be both a medicine and a supplement (niacin); both are kept. */
export interface Meaning {
  readonly drug?: Drug;
  readonly drugClass?: DrugClass;
  readonly brand?: Brand;
  readonly supplement?: Supplement;
  /** Also an everyday English word, according to the brand tables. */
  readonly isOrdinary?: boolean;
  /** One of our own names, with its meanings in other countries added. */
  readonly isOurs?: boolean;
}
type Writable = { -readonly [K in keyof Meaning]: Meaning[K] };

/** The same for every spelling of one thing, so that two spellings do not conflict. */
export function targetOf(meaning: Meaning): string {
  const { drug, drugClass, supplement, brand } = meaning;
  if (drug !== undefined) return `d:${drug.id}`;
  if (supplement !== undefined) return `s:${supplement.id}`;
  if (drugClass !== undefined) return `c:${drugClass.id}`;
  const ingredients = brand?.ingredients ?? [];
  return ingredients.length === 1 ? `d:${ingredients[0]}` : `b:${ingredients.join('+')}`;
}

/** Described in our own files, rather than only in a product register. */
export const isOwn = (meaning: Meaning): boolean =>
  meaning.isOurs === true ||
  meaning.drug !== undefined ||
  meaning.supplement !== undefined ||
  meaning.drugClass !== undefined;

/** The US product list has no routes; another country's entry for the same product does. */
const withRoute = (own: Meaning, route: MedicineRoute | null): Meaning =>
  own.brand === undefined || own.brand.route !== null || route === null
    ? own
    : { ...own, brand: { ...own.brand, route } };

/** A name that starts with its own substance and is not a depot form. */
function isSubstance({ name, ingredients: [only, ...others] }: ForeignBrand, { depots }: Vocabulary): boolean {
  if (only === undefined || others.length > 0 || !keyOf(name).startsWith(keyOf(only))) return false;
  const lower = name.toLowerCase();
  return !depots.some((depot) => lower.includes(depot));
}

/** If the lists give several routes and one of them is oral or by injection, the route stays unknown. */
function routeInLists(foreign: readonly ForeignBrand[], words: Vocabulary): MedicineRoute | null {
  const [first, ...others] = new Set(foreign.flatMap(({ routes }) => routes));
  // "Levothyroxine sodium 50 mcg": a substance is not a product; tablets are written this way too.
  if (first === 'injection' && foreign.every((brand) => isSubstance(brand, words))) return null;
  const isOpen = others.length > 0 && [first, ...others].some((each) => each === 'oral' || each === 'injection');
  return isOpen ? null : (first ?? null);
}

export class Names {
  readonly words: Vocabulary;
  readonly products: Products;
  readonly #byKey = new Map<string, Writable>();
  readonly #byPlural = new Map<string, Meaning>();
  /** Keys of substances: their names are not brands, whatever a foreign register says. */
  readonly #generic = new Set<string>();
  /** Keys of names that are somewhere written as several words. */
  readonly #apart = new Set<string>();
  readonly #plain = new Set<string>();
  readonly #foreign: ForeignBrands;
  readonly #merged = new Map<string, Meaning | null>();
  #spelling: Spelling | null = null;
  #starts: readonly string[] | null = null;
  readonly #guesses = new Map<string, readonly Meaning[]>();

  constructor(knowledge: Knowledge) {
    this.words = vocabularyOf(knowledge.language);
    this.#foreign = knowledge.foreignBrands;
    this.products = knowledge.products;
    for (const drug of knowledge.drugs) {
      for (const name of [drug.id, drug.name, ...drug.synonyms]) this.#generic.add(keyOf(name));
      for (const name of [drug.id, drug.name, ...drug.synonyms, ...drug.brands]) {
        this.#entry(name, (e) => (e.drug ??= drug));
      }
    }
    for (const drugClass of knowledge.drugClasses) {
      for (const name of [drugClass.id, drugClass.name, ...drugClass.synonyms].flatMap((name) =>
        this.#tabletsToo(name),
      ))
        this.#entry(name, (e) => (e.drugClass ??= drugClass));
    }
    for (const supplement of knowledge.supplements) {
      const { id, name, synonyms, brands, misspellings } = supplement;
      for (const spelling of [id, name]) this.#plain.add(keyOf(spelling));
      for (const spelling of [id, name, ...synonyms, ...brands, ...misspellings]) {
        this.#entry(spelling, (e) => (e.supplement ??= supplement));
      }
    }
    for (const [name, ingredients] of Object.entries(knowledge.brandIngredients)) {
      this.#entry(name, (e) => (e.brand ??= { name, ingredients, countries: [], isUnsure: false, route: null }));
    }
  }

  /** "Water tablets" are also called water tabs and water pills. */
  #tabletsToo(name: string): readonly string[] {
    const { tablets, tabletsToo } = this.words;
    const end = name.lastIndexOf(' ') + 1;
    return end > 0 && tablets.has(name.slice(end))
      ? [name, ...tabletsToo.map((word) => name.slice(0, end) + word)]
      : [name];
  }

  #entry(name: string, fill: (entry: Writable) => void): void {
    const key = keyOf(name);
    if (key === '') return;
    if (APART.test(name)) this.#apart.add(key);
    let entry = this.#byKey.get(key);
    if (entry === undefined) {
      entry = {};
      this.#byKey.set(key, entry);
      if (key.endsWith('s')) this.#byPlural.set(key.slice(0, -1), entry);
    }
    fill(entry);
  }

  isWrittenApart(key: string): boolean {
    return this.#apart.has(key) || this.#foreign.find(key).some(({ name }) => APART.test(name));
  }

  find(key: string): Meaning | undefined {
    const exact = this.#exact(key);
    if (exact !== undefined || key.length < 4) return exact;
    return key.endsWith('s') ? this.#exact(key.slice(0, -1)) : this.#byPlural.get(key);
  }

  #exact(key: string): Meaning | undefined {
    const own = this.#byKey.get(key);
    if (own !== undefined && (this.#plain.has(key) || this.#generic.has(key))) return own;
    const foreign = this.#foreign.find(key);
    if (foreign.length === 0) return own;
    const known = this.#merged.get(key);
    if (known !== undefined) return known ?? undefined;
    const meaning = this.#merge(own, foreign);
    if (this.#merged.size >= KEPT) this.#merged.clear();
    this.#merged.set(key, meaning);
    return meaning;
  }

  /** Meanings of one name in two countries: both count until the person says which. */
  #merge(own: Meaning | undefined, foreign: readonly ForeignBrand[]): Meaning {
    if (own === undefined) return this.#foreignMeaning(foreign);
    // Our own files and the US register gain a meaning only from another medicine, not from another spelling of the
    // same one.
    const isClass = own.drugClass !== undefined && own.drug === undefined;
    const others = isClass ? [] : foreign.filter((each) => this.#isOther(own, each));
    if (others.length === 0) return withRoute(own, routeInLists(foreign, this.words));
    const ingredients = this.#distinct([...ingredientsOf(own), ...others.flatMap((each) => each.ingredients)]);
    const isSame = others.every((each) => each.ingredients.length === ingredients.length);
    const brand: Brand = {
      name: own.brand?.name ?? others[0]?.name ?? '',
      ingredients,
      countries: isSame ? [] : [...new Set(['US', ...others.flatMap(({ countries }) => countries)])],
      isUnsure: false,
      route: null,
    };
    return { brand, isOurs: isOwn(own) };
  }

  #foreignMeaning(foreign: readonly ForeignBrand[]): Meaning {
    const compositions = foreign.map(({ ingredients }) =>
      ingredients
        .map((name) => this.idOf(name))
        .sort()
        .join('+'),
    );
    const brand: Brand = {
      name: foreign[0]?.name ?? '',
      ingredients: this.#distinct(foreign.flatMap(({ ingredients }) => ingredients)),
      countries: new Set(compositions).size > 1 ? [...new Set(foreign.flatMap(({ countries }) => countries))] : [],
      isUnsure: foreign.some(({ flag }) => flag !== null),
      route: routeInLists(foreign, this.words),
    };
    return { brand, isOrdinary: foreign.some((each) => each.isOrdinaryWord) };
  }

  #distinct(names: readonly string[]): readonly string[] {
    return [...new Map(names.map((name) => [this.idOf(name), name])).values()];
  }

  /** A foreign brand whose full composition we know and that shares no ingredient with ours. */
  #isOther(own: Meaning, { kind, flag, ingredients, name: called }: ForeignBrand): boolean {
    if (kind !== 'brand' || flag !== null) return false;
    // A vitamin on prescription is still that vitamin.
    const { supplement } = own;
    if (supplement !== undefined && (isNutrient(supplement) || ingredients.includes(called.toLowerCase())))
      return false;
    const ours = new Set(ingredientsOf(own));
    const drugs = ingredients.map((name) => this.#byKey.get(keyOf(name))?.drug?.id);
    // "Semaglutide" as a tablet is still that substance.
    const isOurs = (id: string): boolean => [...ours].some((own) => own === id || own.startsWith(`${id}-`));
    if (drugs.some((id) => id === undefined)) return false;
    // "Kaftrio": the register lists more ingredients than our entry.
    const isMore = own.drug !== undefined && drugs.length > 1 && drugs.some((id) => id === own.drug?.id);
    return isMore || drugs.every((id) => id !== undefined && !isOurs(id));
  }

  isGeneric(name: string): boolean {
    return this.#generic.has(keyOf(name));
  }

  /** The id of a drug or supplement by its plain name; the name itself if we do not have it. */
  idOf(name: string): string {
    const meaning = this.#byKey.get(keyOf(name));
    return meaning?.drug?.id ?? meaning?.supplement?.id ?? name;
  }

  /** What a misspelled name may mean, most likely first: one if the guess is clear, several if not. */
  guess(key: string, accepts: (meaning: Meaning) => boolean, isDosed = false): readonly Meaning[] {
    this.#spelling ??= new Spelling(this.#byKey, (meaning) => isOwn(meaning));
    const cut = this.#cutShort(key, isDosed ? SHORTEST_START - 1 : SHORTEST_START).filter(accepts);
    if (cut.length > 0) return [...cut, ...this.#swapped(key, cut).filter(accepts)];
    const made = this.#withMaker(key).filter(accepts);
    if (made.length > 0) return made;
    let found = this.#guesses.get(key);
    if (found === undefined) {
      const byTarget = new Map<string, Meaning>();
      for (const name of this.#spelling.nearest(key)) {
        const meaning = this.#byKey.get(name);
        if (meaning !== undefined) byTarget.set(targetOf(meaning), meaning);
      }
      found = [...byTarget.values()];
      if (this.#guesses.size >= KEPT) this.#guesses.clear();
      this.#guesses.set(key, found);
    }
    return found.filter(accepts);
  }

  /** Every supplement that a misspelled name may mean, even if a medicine is more likely: "inverase". */
  supplementsNear(key: string): readonly Meaning[] {
    this.#spelling ??= new Spelling(this.#byKey, (meaning) => isOwn(meaning));
    const near = this.#spelling.allNear(key).flatMap((name) => this.#byKey.get(name) ?? []);
    return near.filter(({ supplement }) => supplement !== undefined);
  }

  /** "Simvahexal": the start of a substance followed by its maker. */
  #withMaker(key: string): readonly Meaning[] {
    const maker = this.words.makerEndings.find((each) => key.endsWith(each));
    return maker === undefined ? [] : this.#cutShort(key.slice(0, -maker.length), SHORTEST_START - 1);
  }

  /** "Everol" may be the start of everolimus, or Evorel with swapped letters: returns both. */
  #swapped(key: string, others: readonly Meaning[]): readonly Meaning[] {
    const found = new Map<string, Meaning>();
    const known = new Set(others.map(targetOf));
    for (let i = 1; i < Math.min(key.length, LONGEST_SWAP); i++) {
      for (let j = i + 1; j < Math.min(key.length, LONGEST_SWAP); j++) {
        const swap = `${key.slice(0, i)}${key[j]}${key.slice(i + 1, j)}${key[i]}${key.slice(j + 1)}`;
        const meaning = swap === key ? undefined : this.#exact(swap);
        if (meaning !== undefined && !known.has(targetOf(meaning))) found.set(targetOf(meaning), meaning);
      }
    }
    return [...found.values()];
  }

  /** "Bisop", "ramip": the start of a single substance. Returns a few candidates, and none if there are many. */
  #cutShort(key: string, shortest: number): readonly Meaning[] {
    if (key.length < shortest || /[^a-z]/.test(key)) return [];
    this.#starts ??= [...this.#generic, ...this.#plain].filter((name) => name.length > SHORTEST_START + 1).sort();
    const byTarget = new Map<string, Meaning>();
    for (let i = firstFrom(this.#starts, key); this.#starts[i]?.startsWith(key); i++) {
      const meaning = this.#byKey.get(this.#starts[i] ?? '');
      if (meaning !== undefined) byTarget.set(targetOf(meaning), meaning);
      if (byTarget.size > MOST_STARTED) return [];
    }
    return [...byTarget.values()];
  }

  *entries(): IterableIterator<[string, Meaning]> {
    yield* this.#byKey.entries();
  }
}

function ingredientsOf({ drug, supplement, brand }: Meaning): readonly string[] {
  if (drug !== undefined) return [drug.id];
  if (supplement !== undefined) return [supplement.id];
  return brand?.ingredients ?? [];
}

function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const APART = /[\p{L}\d][^\p{L}\d]+[\p{L}\d]/u;
/** Shortest recognizable start of a name, one letter less before a number. */
const SHORTEST_START = 5;
const MOST_STARTED = 3;
const LONGEST_SWAP = 10;
const KEPT = 4096;
