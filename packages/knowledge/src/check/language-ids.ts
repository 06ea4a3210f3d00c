import type { ParsedKnowledge, Path } from '../parse.ts';
import type { LanguageName } from '../schema/language.ts';
import { type Check, issueAt } from './check.ts';

type Kind = 'supplement' | 'drug' | 'class' | 'nutrient';

/** Where a list names ids, and which kinds of ids it may name. */
interface Named {
  readonly file: LanguageName;
  readonly path: Path;
  readonly of: readonly Kind[];
  readonly ids: readonly string[];
}

function namedIn({ language }: ParsedKnowledge): Named[] {
  const { units, ordinary, prose, salts, brandEndings, allergies, advice } = language;
  const keys = (file: LanguageName, path: Path, of: readonly Kind[], value: object): Named => ({
    file,
    path,
    of,
    ids: Object.keys(value),
  });
  const list = (file: LanguageName, path: Path, of: readonly Kind[], ids: readonly string[]): Named => ({
    file,
    path,
    of,
    ids,
  });
  return [
    ...Object.entries(units.value.bareUnits).map(([unit, ids]) => list('units', ['bareUnits', unit], ['drug'], ids)),
    list('units', ['bareSprayed'], ['drug'], units.value.bareSprayed),
    list('units', ['barePatched'], ['drug'], units.value.barePatched),
    list('units', ['weakTablets'], ['drug'], units.value.weakTablets),
    keys('ordinary', ['shortForms'], ['supplement'], ordinary.value.shortForms),
    keys('ordinary', ['looseForms'], ['supplement'], ordinary.value.looseForms),
    keys('ordinary', ['stronger'], ['supplement'], ordinary.value.stronger),
    ...Object.entries(ordinary.value.stronger).map(([id, { is }]) =>
      list('ordinary', ['stronger', id], ['supplement'], [is]),
    ),
    keys('prose', ['results'], ['supplement'], prose.value.results),
    list('prose', ['hormones'], ['drug', 'class'], prose.value.hormones),
    keys('salts', [], ['nutrient'], salts.value),
    keys('brandEndings', ['added'], ['drug'], brandEndings.value.added),
    ...Object.entries(brandEndings.value.added).map(([id, { to }]) =>
      list('brandEndings', ['added', id, 'to'], ['drug', 'class'], to),
    ),
    list('brandEndings', ['symptoms', 'to'], ['drug'], brandEndings.value.symptoms.to),
    list('allergies', ['treatedBy'], ['class'], allergies.value.treatedBy),
    ...allergies.value.reactions.map(({ of }, at) => list('allergies', ['reactions', at, 'of'], ['class'], of)),
    keys('advice', ['nutrients'], ['nutrient'], advice.value.nutrients),
  ];
}

/** Every id in the language files exists: otherwise its word would be read with no effect. */
export const languageIds: Check = (knowledge) => {
  const known: Readonly<Record<Kind, ReadonlySet<string>>> = {
    supplement: new Set(knowledge.supplements.map(({ value }) => value.id)),
    drug: new Set(Object.keys(knowledge.drugs.value)),
    class: new Set(Object.keys(knowledge.drugClasses.value)),
    nutrient: new Set(Object.keys(knowledge.nutrients.value)),
  };
  return namedIn(knowledge).flatMap(({ file, path, of, ids }) =>
    ids
      .filter((id) => !of.some((kind) => known[kind].has(id)))
      .map((id) => issueAt(knowledge.language[file], path, `no ${of.join(' or ')} is called '${id}'`)),
  );
};
