import type { SuggestedSupplement } from '@evidose/contract';
import { Switch } from '../../../components/ui/switch.tsx';
import { useSinglePress } from '../../../lib/use-single-press.ts';
import { useSetOrdered } from '../queries.ts';

interface OrderedSwitchProps {
  readonly item: Pick<SuggestedSupplement, 'id' | 'name'>;
  readonly isOrdered: boolean;
}

export function OrderedSwitch({ item, isOrdered }: OrderedSwitchProps) {
  const order = useSetOrdered();
  const once = useSinglePress();
  return (
    <Switch
      isSelected={isOrdered}
      onChange={(ordered) => once('order', () => order.mutate({ id: item.id, ordered }))}
      aria-label={`${item.name} ordered`}
    >
      <span aria-hidden="true">Ordered</span>
    </Switch>
  );
}
