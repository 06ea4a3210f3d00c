import { type SuggestedSupplement, unitsText } from '@evidose/contract';

export function WhatToBuy({ item }: { readonly item: SuggestedSupplement }) {
  const { buy, form } = item;
  const rows = [
    { label: 'Form', value: form.label },
    ...(buy === null
      ? []
      : [
          { label: 'Strength', value: `${buy.strength} in each ${buy.unitWord}` },
          ...(buy.compound === null ? [] : [{ label: 'Compound', value: buy.compound }]),
          { label: 'A day', value: unitsText(buy.unitsADay, buy.unitWord) },
          { label: 'A month’s pack', value: unitsText(buy.packFor30Days, buy.unitWord) },
        ]),
    ...(buy === null || buy.lookFor.length === 0 ? [] : [{ label: 'Look for', value: buy.lookFor.join('; ') }]),
    ...(buy === null || buy.avoid.length === 0 ? [] : [{ label: 'Avoid', value: buy.avoid.join('; ') }]),
    ...(form.contains.length === 0 ? [] : [{ label: 'Contains', value: form.contains.join(', ') }]),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-faint">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
