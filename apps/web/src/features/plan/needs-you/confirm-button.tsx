import type { Alert, AlertAction } from '@evidose/contract';
import { Button } from '../../../components/ui/button.tsx';
import { CheckIcon } from '../../../components/ui/icons.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { useConfirmReading } from './confirm-reading.ts';

interface ConfirmButtonProps {
  readonly reading: Extract<AlertAction, { kind: 'confirm-reading' }>;
  readonly alerts: readonly Alert[];
}

/** "Right" writes the line as we read it; "wrong" opens the answer. */
export default function ConfirmButton({ reading, alerts }: ConfirmButtonProps) {
  const confirm = useConfirmReading();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isDisabled={confirm.isPending}
        onPress={() => confirm.mutate({ reading, alerts })}
      >
        <CheckIcon /> Yes, {reading.name}
        <span className="sr-only"> is what “{reading.text}” means</span>
      </Button>
      <LinkButton variant="quiet" size="sm" to={`/profile#answer-${reading.field}`}>
        No, correct it
        <span className="sr-only">: {reading.text}</span>
      </LinkButton>
    </>
  );
}
