import type { SuggestedSupplement } from '@evidose/contract';
import { ChooseButton } from '../../components/plan/choose-button.tsx';
import { useChosen } from '../../components/plan/my-list.ts';
import { OrderedSwitch } from './list/ordered-switch.tsx';

/** Choose it, and say when it is ordered. While the list cannot be read nobody knows what a press would do: no button. */
export function SuggestionActions({ item }: { readonly item: SuggestedSupplement }) {
  const chosen = useChosen();
  return (
    <>
      {chosen.data !== undefined && (
        <ChooseButton item={item} isChosen={chosen.data.some(({ id }) => id === item.id)} />
      )}
      <OrderedSwitch item={item} isOrdered={item.ordered === true} />
    </>
  );
}
