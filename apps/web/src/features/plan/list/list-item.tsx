import { doseText } from '@evidose/contract';
import { Link } from 'react-router';
import { FormPicture } from '../../../components/plan/form-picture.tsx';
import { useChoosing } from '../../../components/plan/my-list.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { TrashIcon } from '../../../components/ui/icons.tsx';
import { dateText } from '../../../lib/date-text.ts';
import { useSinglePress } from '../../../lib/use-single-press.ts';
import type { ListEntry } from './list-entry.ts';
import { OrderedSwitch } from './ordered-switch.tsx';
import { PackLife } from './pack-life.tsx';
import { WhatToBuy } from './what-to-buy.tsx';

export function ListItem({ entry }: { readonly entry: ListEntry }) {
  const { chosen, item, standing, why, earlier } = entry;
  const { unchoose } = useChoosing();
  const once = useSinglePress();
  return (
    <li aria-label={item.name} className="flex flex-col gap-4 py-6 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <FormPicture form={item.form.format} />
        <div className="min-w-0 flex-1">
          <h3 className="font-sans font-semibold text-subhead tracking-normal">
            <Link to={`/supplements/${item.id}`} className="rounded-sm underline-offset-4 hover:underline">
              {item.name}
            </Link>
          </h3>
          <p className="text-ink-soft text-sm">
            {doseText(item.dose, item.name)} · chosen on {dateText(chosen.addedOn)}
          </p>
          {/* Below the text: next to it neither would fit on a phone. */}
          {standing !== 'suggested' && (
            <p className="mt-1.5">
              <Badge tone={standing === 'held' ? 'urgent' : 'caution'}>Not suggested now</Badge>
            </p>
          )}
        </div>
      </div>
      {standing !== 'suggested' && (
        <Callout
          tone={standing === 'held' ? 'urgent' : 'warning'}
          title={standing === 'held' ? 'Your newest plan advises against it' : 'Your newest plan no longer suggests it'}
        >
          {why}{' '}
          {standing === 'held'
            ? 'Ask your doctor or pharmacist before you take it.'
            : 'It stays here until you remove it.'}
        </Callout>
      )}
      {earlier !== null && (
        <p className="text-caution text-sm">
          When you chose it, it was {doseText(earlier.dose, item.name)} as {earlier.form.label}. Check that what you
          bought still fits.
        </p>
      )}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <WhatToBuy item={item} />
        <div className="flex flex-col items-start gap-2">
          <OrderedSwitch item={item} isOrdered={entry.isOrdered} />
          <PackLife entry={entry} />
        </div>
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 self-start"
        onPress={() => once('remove', () => unchoose(item))}
      >
        <TrashIcon /> Remove<span className="sr-only"> {item.name} from your list</span>
      </Button>
    </li>
  );
}
