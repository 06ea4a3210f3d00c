import { isGrave } from '@evidose/engine';
import type { Parsed } from '../parse.ts';
import type { SupplementFile } from '../schema/index.ts';
import { type Check, issueAt } from './check.ts';

/** Finds amounts, times and hours that contradict each other. */
export const doses: Check = (knowledge) => knowledge.supplements.flatMap(ofFile);

function ofFile(parsed: Parsed<SupplementFile>) {
  const file = parsed.value;
  const indications = file.indications.flatMap((row, index) => {
    const { low, usual, high } = row.dose;
    const [from, to] = row.weeks;
    return [
      ...(low <= usual && usual <= high
        ? []
        : [issueAt(parsed, ['indications', index, 'dose'], `low ${low}, usual ${usual}, high ${high} do not ascend`)]),
      ...(from <= to && to > 0
        ? []
        : [issueAt(parsed, ['indications', index, 'weeks'], `${from} to ${to} weeks is no span`)]),
    ];
  });
  const interactions = file.interactions.flatMap((row, index) => {
    const path = ['interactions', index];
    const excludes = isGrave(row);
    return [
      ...(row.action === 'separate' && row.hours === undefined
        ? [issueAt(parsed, path, 'separate: say how many hours apart')]
        : []),
      ...(row.action !== 'separate' && row.hours !== undefined
        ? [issueAt(parsed, path, `hours belong to separate, not to ${row.action}`)]
        : []),
      ...(excludes && row.action === 'separate'
        ? [issueAt(parsed, path, 'where hours apart solve it the severity is moderate or minor')]
        : []),
      ...(row.action === 'avoid' && !excludes
        ? [issueAt(parsed, path, `avoid is at least major: ${row.severity} rows are still suggested`)]
        : []),
    ];
  });
  const limits = file.contraindications.flatMap((row, index) =>
    (row.effect === 'limit') === (row.maxDose !== undefined)
      ? []
      : [issueAt(parsed, ['contraindications', index], 'maxDose goes with limit, and only with limit')],
  );
  const { least = 0 } = file.dose;
  const tooLittle = file.indications.flatMap((row, index) =>
    row.dose.low < least
      ? [
          issueAt(
            parsed,
            ['indications', index, 'dose'],
            `low ${row.dose.low} is under the least useful amount ${least}`,
          ),
        ]
      : [],
  );
  return [...indications, ...interactions, ...limits, ...tooLittle];
}
