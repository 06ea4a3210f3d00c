import type { SuggestedSupplement } from '@evidose/contract';
import { useSinglePress } from '../../lib/use-single-press.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon, PlusIcon } from '../ui/icons.tsx';
import { useChoosing } from './my-list.ts';

interface ChooseButtonProps {
  readonly item: SuggestedSupplement;
  readonly isChosen: boolean;
}

/** Shown only once it is known whether the supplement is on the list. */
export function ChooseButton({ item, isChosen }: ChooseButtonProps) {
  const { choose, unchoose } = useChoosing();
  const once = useSinglePress();
  return (
    <Button
      variant={isChosen ? 'secondary' : 'primary'}
      size="sm"
      aria-pressed={isChosen}
      onPress={() => once('choose', () => (isChosen ? unchoose(item) : choose(item)))}
    >
      {isChosen ? <CheckIcon /> : <PlusIcon />}
      {isChosen ? 'Chosen' : 'Choose'}
      <span className="sr-only"> {item.name}</span>
    </Button>
  );
}
