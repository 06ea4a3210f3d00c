import { keyOf } from '@evidose/engine';
import type { Issue } from '../issue.ts';
import type { Parsed, Path } from '../parse.ts';
import { type Check, issueAt } from './check.ts';
import { medicineOrSupplement } from './medicine-or-supplement.ts';

interface Claim {
  readonly owner: string;
  readonly name: string;
  readonly parsed: Parsed<unknown>;
  readonly path: Path;
}

/**
 * A name has one meaning among supplements, and one among medicines and classes. Only what is sold both ways may share
 * a name across the two. Names are compared the way the engine normalizes them.
 */
export const names: Check = (knowledge) => {
  const supplements = knowledge.supplements.flatMap((parsed): Claim[] => {
    const { id, name, names } = parsed.value;
    const claim = (text: string, path: Path): Claim => ({ owner: id, name: text, parsed, path });
    return [
      claim(id, ['id']),
      claim(name, ['name']),
      ...(['synonyms', 'brands', 'misspellings'] as const).flatMap((kind) =>
        names[kind].map((text, index) => claim(text, ['names', kind, index])),
      ),
    ];
  });
  const drugs = Object.entries(knowledge.drugs.value).flatMap(([id, drug]) =>
    [id, drug.name ?? id, ...drug.brands, ...drug.synonyms].map(
      (name): Claim => ({ owner: id, name, parsed: knowledge.drugs, path: [id] }),
    ),
  );
  // A class may share the name of its only drug (lithium): the name then means the drug.
  const drugKeys = new Set(drugs.map((claim) => keyOf(claim.name)));
  const classes = Object.entries(knowledge.drugClasses.value).flatMap(([id, drugClass]) =>
    [id, drugClass.name, ...drugClass.synonyms].map(
      (name): Claim => ({ owner: `class ${id}`, name, parsed: knowledge.drugClasses, path: [id] }),
    ),
  );
  const foreign = classes.filter((claim) => drugKeys.has(keyOf(claim.name)));
  const misplaced = foreign
    .filter((claim) => claim.owner !== `class ${claim.name}` && !drugsNamed(drugs, claim).has(claim.owner.slice(6)))
    .map((claim) => issueAt(claim.parsed, claim.path, `'${claim.name}' is a medicine already`));

  return [
    ...claimedTwice(supplements),
    ...claimedTwice(drugs),
    ...claimedTwice(classes),
    ...misplaced,
    ...acrossTheTwo(supplements, [...drugs, ...classes]),
    ...empty([...supplements, ...drugs, ...classes]),
  ];
};

const drugsNamed = (drugs: readonly Claim[], claim: Claim) =>
  new Set(drugs.filter((drug) => keyOf(drug.name) === keyOf(claim.name)).map((drug) => drug.owner));

function claimedTwice(claims: readonly Claim[]): Issue[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const key = keyOf(claim.name);
    const earlier = first.get(key);
    if (!earlier) first.set(key, claim);
    if (!earlier || earlier.owner === claim.owner) return [];
    return [issueAt(claim.parsed, claim.path, `'${claim.name}' is claimed by ${earlier.owner} and by ${claim.owner}`)];
  });
}

function acrossTheTwo(supplements: readonly Claim[], medicines: readonly Claim[]): Issue[] {
  const byKey = new Map(medicines.map((claim) => [keyOf(claim.name), claim]));
  return supplements.flatMap((claim) => {
    const medicine = byKey.get(keyOf(claim.name));
    if (!medicine || medicineOrSupplement[medicine.owner]?.includes(claim.owner)) return [];
    const message = `'${claim.name}' is the supplement ${claim.owner} and the medicine ${medicine.owner}`;
    return [issueAt(claim.parsed, claim.path, message)];
  });
}

const empty = (claims: readonly Claim[]) =>
  claims
    .filter((claim) => keyOf(claim.name) === '')
    .map((claim) => issueAt(claim.parsed, claim.path, `nobody can find the name '${claim.name}'`));
