import type { SuggestedSupplement } from '@evidose/contract';
import { Button } from '../../components/ui/button.tsx';
import { CheckIcon, PlusIcon } from '../../components/ui/icons.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { useChoosing, useChosen, useSetOrdered } from './queries.ts';

/** Choose it, and say when it is ordered. */
export function SuggestionActions({ item }: { readonly item: SuggestedSupplement }) {
  const chosen = useChosen();
  const { choose, unchoose } = useChoosing();
  const order = useSetOrdered();
  const once = useSinglePress();
  const isChosen = chosen.data?.some(({ id }) => id === item.id) === true;
  return (
    <>
      <Button
        variant={isChosen ? 'secondary' : 'primary'}
        size="sm"
        aria-pressed={isChosen}
        isDisabled={chosen.isPending}
        onPress={() => once('choose', () => (isChosen ? unchoose(item) : choose(item)))}
      >
        {isChosen ? <CheckIcon /> : <PlusIcon />}
        {isChosen ? 'Chosen' : 'Choose'}
        <span className="sr-only"> {item.name}</span>
      </Button>
      <Switch
        isSelected={item.ordered === true}
        onChange={(ordered) => once('order', () => order.mutate({ id: item.id, ordered }))}
        aria-label={`${item.name} ordered`}
      >
        <span aria-hidden="true">Ordered</span>
      </Switch>
    </>
  );
}
