import type { Format } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { PreparedForm } from '../prepare/forms.ts';
import { sortFew } from '../sort-few.ts';
import type { Cleared } from '../stages/exclude.ts';
import type { MatchedReason } from '../stages/propose.ts';
import { type DosedForm, type DoseRange, doseForm } from './pieces.ts';

/** Forms to measure, stir, refrigerate, or with sugar: not the default without a preference. */
const BOTHER: ReadonlyMap<Format, number> = new Map([
  ['powder', 0.5],
  ['liquid', 0.4],
  ['gummy', 0.25],
  ['spray', 0.1],
]);

/** For people with swallowing difficulties, liquids rank before chewables. */
const DRUNK: ReadonlyMap<Format, number> = new Map([['chewable', 0.5]]);

/** How poorly a form fits: disliked format first, then hard-to-swallow pills, then number of pills and price. */
function dislike(
  { form, pills, total, monthlyCost }: DosedForm,
  { wanted }: DoseRange,
  answers: Facts['answers'],
): number {
  const { preferredFormats: liked = [], difficultySwallowing } = answers;
  const isOpen = liked.length === 0 || liked.includes('no-preference');
  const isHard = difficultySwallowing !== 'no';
  const bother = isOpen
    ? ((isHard ? DRUNK : BOTHER).get(form.data.format) ?? 0)
    : liked.includes(form.data.format)
      ? 0
      : 4;
  const hard = difficultySwallowing === 'sometimes' && form.isPill ? (form.data.pieceSize === 'large' ? 3 : 1) : 0;
  // Within the range, too little costs more than too much; price costs only in proportion.
  const off = total < wanted ? (wanted - total) / wanted : ((total - wanted) / wanted) * 0.2;
  return bother + hard * 2 + Math.max(0, pills - 1) * 0.15 + off + monthlyCost * 0.04;
}

/** The forms that serve the reason; if the person can take none of those, any they can. */
export function servingForms({ forms }: Cleared, { indication }: MatchedReason): readonly PreparedForm[] {
  const serving = indication.forms;
  if (serving === undefined) return forms;
  const fitting = forms.filter(({ data }) => serving.includes(data.id));
  return fitting.length > 0 ? fitting : forms;
}

function formsDosed({ answers }: Facts, forms: readonly PreparedForm[], range: DoseRange): DosedForm[] {
  const dosed: DosedForm[] = [];
  for (const form of forms) {
    const option = doseForm(form, range);
    if (option !== null) dosed.push(option);
  }
  if (dosed.length < 2) return dosed;
  return sortFew(
    dosed,
    (a, b) => dislike(a, range, answers) - dislike(b, range, answers) || a.monthlyCost - b.monthlyCost,
  );
}

/** The form this person would prefer, then (if cheaper) the cheapest. */
export function formOptions(
  facts: Facts,
  forms: readonly PreparedForm[],
  range: DoseRange,
): readonly [DosedForm, ...DosedForm[]] | null {
  const dosed = formsDosed(facts, forms, range);
  const [liked] = dosed;
  if (liked === undefined) return null;
  const cheapest = dosed.reduce((best, each) => (each.monthlyCost < best.monthlyCost ? each : best), liked);
  return cheapest === liked ? [liked] : [liked, cheapest];
}
