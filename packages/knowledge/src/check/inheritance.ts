import { amountIn } from '../compile/inherit.ts';
import { supplementOf } from '../compile/supplement.ts';
import type { ParsedKnowledge } from '../parse.ts';
import { type Check, issueAt } from './check.ts';

/** A form or combination counts the nutrients of its parts and refuses only rows that exist. */
export const inheritance: Check = (knowledge) => {
  const byId = new Map(knowledge.supplements.map((parsed) => [parsed.value.id, parsed]));

  return knowledge.supplements.flatMap((parsed) => {
    const file = parsed.value;
    const ancestors = ancestorsOf(knowledge, file.id);
    if (ancestors.includes(file.id)) return [issueAt(parsed, ['inherits'], `'${file.id}' inherits from itself`)];
    const parents = ancestors.map((id) => byId.get(id)?.value).filter((parent) => parent !== undefined);

    const rows = new Set(
      parents.flatMap((parent) =>
        [...parent.contraindications, ...parent.interactions].flatMap((row) => [row.id, `${parent.id}/${row.id}`]),
      ),
    );
    const refused = file.inheritExcept
      .filter((id) => !rows.has(id))
      .map((id) => issueAt(parsed, ['inheritExcept'], `no inherited row is called '${id}'`));

    const direct = file.inherits.map((id) => byId.get(id)?.value).filter((parent) => parent !== undefined);
    const own = new Set(file.supplies.map((supply) => supply.nutrient));
    const uncounted = direct.flatMap((parent) =>
      parent.supplies
        .filter((supply) => !own.has(supply.nutrient))
        .map((supply) =>
          issueAt(parsed, ['supplies'], `contains ${parent.id}, and does not count its ${supply.nutrient}`),
        ),
    );
    const effects = file.category === 'combination' ? [] : direct.flatMap((parent) => parent.effects);
    const silent = [...new Set(effects)]
      .filter((effect) => !file.effects.includes(effect))
      .map((effect) => issueAt(parsed, ['effects'], `inherits rows, and leaves out the effect '${effect}'`));

    const child = supplementOf(file);
    const unsayable = direct.flatMap((parent) =>
      parent.contraindications
        .filter((row) => row.maxDose !== undefined && amountIn(child, supplementOf(parent), row.maxDose) === null)
        .filter((row) => !file.inheritExcept.includes(row.id) && !file.inheritExcept.includes(`${parent.id}/${row.id}`))
        .filter((row) => !file.contraindications.some((mine) => mine.id === row.id))
        .map((row) =>
          issueAt(parsed, ['inherits'], `the limit '${row.id}' of ${parent.id} cannot be said in this unit`),
        ),
    );
    return [...refused, ...uncounted, ...silent, ...unsayable];
  });
};

function ancestorsOf(knowledge: ParsedKnowledge, id: string): string[] {
  const inherits = new Map(knowledge.supplements.map(({ value }) => [value.id, value.inherits]));
  const found = new Set<string>();
  const open = [...(inherits.get(id) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(inherits.get(next) ?? []));
  }
  return [...found];
}
