import type { MedicineRoute } from '@evidose/contract';
import type { ParsedKnowledge } from '../parse.ts';
import { brandIngredientsOf } from './brands.ts';
import type { CompiledKnowledge } from './compiled.ts';
import { withInheritance } from './inherit.ts';
import { languageOf } from './language.ts';
import { medicinePairOf } from './medicine-pairs.ts';
import { nutrientsOf } from './nutrients.ts';
import { withOpenWords } from './open-words.ts';
import { supplementOf } from './supplement.ts';
import { whenOf } from './when.ts';

const words = (id: string) => id.replaceAll('-', ' ');

interface Given {
  readonly route: MedicineRoute | undefined;
  readonly washOutDays: number | undefined;
}

const givenOf = ({ route, washOutDays }: Given): { route?: MedicineRoute; washOutDays?: number } => ({
  ...(route === undefined ? {} : { route }),
  ...(washOutDays === undefined ? {} : { washOutDays }),
});

/** Compiles the checked files into the object that the engine gets. */
export function compileKnowledge(parsed: ParsedKnowledge, version: string): CompiledKnowledge {
  const files = parsed.supplements.map(({ value }) => value);
  const exceptions = new Map(files.map((file) => [file.id, file.inheritExcept]));
  return withOpenWords({
    version,
    supplements: withInheritance(files.map(supplementOf), exceptions),
    nutrients: nutrientsOf(parsed.nutrients.value),
    drugs: Object.entries(parsed.drugs.value).map(([id, { route, washOutDays, ...drug }]) => ({
      id,
      ...drug,
      name: drug.name ?? words(id),
      ...givenOf({ route, washOutDays }),
    })),
    brandIngredients: brandIngredientsOf(parsed.brands.value),
    drugClasses: Object.entries(parsed.drugClasses.value).map(
      ([id, { name, one, synonyms, broad, localBy, route, washOutDays }]) => ({
        id,
        name,
        one,
        synonyms,
        isBroad: broad,
        localBy,
        ...givenOf({ route, washOutDays }),
      }),
    ),
    allergens: Object.entries(parsed.allergens.value).map(([id, { alsoAvoid, ...fact }]) => ({
      id: id as keyof typeof parsed.allergens.value,
      ...fact,
      ...(alsoAvoid === undefined ? {} : { alsoAvoid }),
    })),
    labRules: parsed.labRules.value.map(({ atLeast, below, sex, exceptIn, exceptWith, countsAs, alert, ...rule }) => ({
      ...rule,
      ...(atLeast === undefined ? {} : { atLeast }),
      ...(below === undefined ? {} : { below }),
      ...(sex === undefined ? {} : { sex }),
      ...(exceptIn === undefined ? {} : { exceptIn }),
      ...(exceptWith === undefined ? {} : { exceptWith }),
      ...(countsAs === undefined ? {} : { countsAs }),
      ...(alert === undefined ? {} : { alert }),
    })),
    labAdvice: parsed.labAdvice.value.map(({ id, name, lab, when, unless, message, sources }) => ({
      id,
      name,
      ...(lab === undefined ? {} : { lab }),
      when: [...when, ...calledForBy(parsed, id)].map((map) => whenOf({ when: map, unless })),
      message,
      sources,
    })),
    depletions: parsed.depletions.value.map(({ id, takes, lowers, message, sources, directness, checked }) => ({
      id,
      takes,
      lowers,
      message,
      sources,
      directness,
      checked,
    })),
    effectRules: parsed.effectRules.value.map(({ id, effect, kind, message, sources, unlessAny, ...rule }) => ({
      id,
      effect,
      when: whenOf(rule),
      ...(unlessAny === undefined ? {} : { unlessAny: unlessAny.map((when) => whenOf({ when, unless: [] })) }),
      kind,
      message,
      sources,
    })),
    language: languageOf(parsed.language, parsed.english),
    alertRules: parsed.alertRules.value.map(({ when, unless, ...rule }) => ({
      ...rule,
      when: when.map((map) => whenOf({ when: map, unless })),
    })),
    situations: parsed.situations.value.map(({ against, message, ...row }) => ({
      ...row,
      against: against ?? null,
      message: message ?? '',
    })),
    formRules: parsed.formRules.value.map(({ id, when, formats, compounds, pieceSizes }) => ({
      id,
      when: whenOf({ when, unless: [] }),
      formats: formats ?? null,
      compounds: compounds ?? null,
      pieceSizes: pieceSizes ?? null,
    })),
    medicinePairs: parsed.medicinePairs.value.map(medicinePairOf),
    wishAdvice: parsed.wishAdvice.value.map(({ when, ...row }) => ({
      ...row,
      when: when === undefined ? { all: [], unless: [] } : whenOf({ when, unless: [] }),
    })),
    trialRules: parsed.trials.value.map(({ cases: _cases, notFor, ...rule }) => ({
      ...rule,
      notFor: notFor.map(({ when, message }) => ({ when: whenOf({ when, unless: [] }), message })),
    })),
    labelAdvice: parsed.labelAdvice.value,
    sources: Object.entries(parsed.sources.value).map(
      ([id, { from: _from, read: _read, citation, section, gist, ...source }]) => ({
        id,
        ...source,
        ...(citation === undefined ? {} : { citation }),
        ...(section === undefined ? {} : { section }),
        ...(gist === undefined ? {} : { gist }),
      }),
    ),
  });
}

/** Medicines that lower what the test measures. */
const calledForBy = (parsed: ParsedKnowledge, test: string) =>
  parsed.depletions.value.filter((row) => row.test === test).map(({ takes }) => ({ takes }));
