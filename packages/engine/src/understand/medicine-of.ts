import type { MedicineRoute } from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
import type { Drug, DrugClass, Supplement } from '../knowledge.ts';
import type { ListField, Medicine, Usage } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { Brand } from '../text/names.ts';
import type { Entry } from '../text/reader.ts';
import { keyOf, wordsOf } from '../text/tokens.ts';
import { medicineDoseOf } from './daily-dose.ts';
import { actsLocally } from './systemic-effect.ts';

const NONE: readonly never[] = [];

interface Ingredients {
  readonly drugs: readonly Drug[];
  readonly supplements: readonly Supplement[];
  /** Ingredients that we know nothing about. */
  readonly unknown: readonly string[];
}

/** The register names ingredients by their salts; one we do not have as a drug may be a vitamin. */
function ingredientsOf(prepared: Prepared, names: readonly string[]): Ingredients {
  const drugs: Drug[] = [];
  const supplements: Supplement[] = [];
  const unknown: string[] = [];
  for (const name of names) {
    const meaning = prepared.names.find(keyOf(name));
    const drug = prepared.drugById.get(name) ?? meaning?.drug;
    if (drug !== undefined) drugs.push(drug);
    else if (meaning?.supplement !== undefined) supplements.push(meaning.supplement);
    else unknown.push(name);
  }
  return { drugs, supplements, unknown };
}

/** "Dex for ADHD": keeps the meanings of an abbreviation that fit the purpose beside it. */
function meantIn({ names }: Prepared, { text }: Entry, ingredients: readonly string[]): readonly string[] {
  const { givenFor } = names.words;
  if (ingredients.length < 2 || !ingredients.every((name) => givenFor.has(name))) return ingredients;
  const words = wordsOf(text);
  const meant = ingredients.filter((name) => words.some((word) => givenFor.get(name)?.has(word) === true));
  return meant.length === 0 ? ingredients : meant;
}

/** A drug without a class and without its own row cannot be checked against anything. */
function isCheckable(prepared: Prepared, drug: Drug): boolean {
  return drug.classes.length > 0 || prepared.drugsInRows.has(drug.id);
}

/** Where a list says that it is put there and names nothing that we know as a medicine, it is an ointment or an eye bath. */
const ON_THE_SURFACE: ReadonlySet<MedicineRoute> = new Set(['skin', 'eye', 'ear']);

/**
 * Whether what is known of a product is all that counts. What a list left out of a cream or of drops, or what we do not know
 * in it, stays where it is put as the rest of it does.
 */
function isWhole(
  prepared: Prepared,
  { usage, meaning }: Entry,
  { drugs, unknown }: Pick<Ingredients, 'drugs' | 'unknown'>,
): boolean {
  if (meaning?.brand?.isUnsure !== true && unknown.length === 0) return true;
  const route = usage.route ?? meaning?.brand?.route ?? null;
  if (route === null) return false;
  if (drugs.length === 0) return ON_THE_SURFACE.has(route) && route === meaning?.brand?.route;
  return drugs.every(({ classes }) => actsLocally(prepared, classes, route));
}

// Medicines are written out, all in one order: to spread a common part took a tenth of a whole recommendation.

export function unrecognised({ text, usage }: Entry, field: ListField): Medicine {
  return {
    text,
    field,
    id: null,
    name: text,
    classes: NONE,
    ingredients: NONE,
    guessed: false,
    checkable: false,
    classOnly: false,
    drugs: NONE,
    isSupplement: false,
    usage,
    dose: null,
    countries: NONE,
  };
}

const withRoute = (usage: Usage, route: MedicineRoute | null): Usage =>
  route === null || usage.route !== null ? usage : { ...usage, route };

/**
 * Insulins and GLP-1 medicines are injected even if unstated; if a drug or class has several routes, it stays unknown.
 */
function injectedRoute({ classById }: Prepared, { route, classes }: Drug): MedicineRoute | null {
  if (route !== undefined) return route === 'injection' ? route : null;
  return classes.some((id) => classById.get(id)?.route === 'injection') ? 'injection' : null;
}

function ofDrug(prepared: Prepared, entry: Entry, field: ListField, drug: Drug): Medicine {
  const { text, guessed, usage, meaning } = entry;
  const { words } = prepared.names;
  return {
    text,
    field,
    id: drug.id,
    name: drug.name,
    classes: drug.classes,
    ingredients: NONE,
    guessed,
    checkable: isCheckable(prepared, drug) && isWhole(prepared, entry, { drugs: [drug], unknown: NONE }),
    classOnly: false,
    drugs: [drug],
    isSupplement: false,
    usage: withRoute(usage, meaning?.brand?.route ?? injectedRoute(prepared, drug)),
    dose: medicineDoseOf(words, [drug], entry),
    countries: meaning?.brand?.countries ?? NONE,
  };
}

function ofClass({ text, guessed, usage }: Entry, field: ListField, { id, name }: DrugClass): Medicine {
  return {
    text,
    field,
    id,
    name,
    classes: [id],
    ingredients: NONE,
    guessed,
    checkable: true,
    classOnly: true,
    drugs: NONE,
    isSupplement: false,
    usage,
    dose: null,
    countries: NONE,
  };
}

function ofProduct(prepared: Prepared, piece: Entry, field: ListField, brand: Brand, found: Ingredients): Medicine {
  const { drugs, supplements, unknown } = found;
  const { usage } = piece;
  const [only] = drugs;
  if (only !== undefined && drugs.length === 1 && supplements.length + unknown.length === 0) {
    return ofDrug(prepared, piece, field, only);
  }
  const ingredients = [...drugs.map(({ id }) => id), ...supplements.map(({ id }) => id), ...unknown];
  return {
    text: piece.text,
    field,
    id: keyedId(brand.name),
    name: titled(brand.name),
    classes: [...new Set(flatMap(drugs, ({ classes }) => classes))],
    ingredients,
    guessed: piece.guessed,
    checkable: isWhole(prepared, piece, found) && drugs.every((drug) => isCheckable(prepared, drug)),
    classOnly: false,
    drugs,
    isSupplement: false,
    usage: withRoute(usage, brand.route),
    dose: medicineDoseOf(prepared.names.words, drugs, piece),
    countries: brand.countries,
  };
}

const keyedId = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The register writes in capitals. */
const titled = (name: string) =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : name;

/** The medicine a piece of text names, and the supplements inside it; either may be missing. */
export function medicineOf(
  prepared: Prepared,
  piece: Entry,
  field: ListField,
): { readonly medicine: Medicine | null; readonly supplements: readonly Supplement[] } {
  const { meaning } = piece;
  if (meaning === null) return { medicine: unrecognised(piece, field), supplements: [] };
  const { drug, drugClass, brand, supplement } = meaning;
  const supplements = supplement === undefined ? [] : [supplement];
  if (drug !== undefined) return { medicine: ofDrug(prepared, piece, field, drug), supplements };
  if (supplement !== undefined) return { medicine: null, supplements };
  if (drugClass !== undefined) return { medicine: ofClass(piece, field, drugClass), supplements };
  if (brand === undefined) return { medicine: unrecognised(piece, field), supplements: [] };
  const found = ingredientsOf(prepared, meantIn(prepared, piece, brand.ingredients));
  if (found.drugs.length === 0 && found.unknown.length === 0) return { medicine: null, supplements: found.supplements };
  return { medicine: ofProduct(prepared, piece, field, brand, found), supplements: found.supplements };
}
