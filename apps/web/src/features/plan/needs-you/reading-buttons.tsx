import type { Alert, AlertAction } from '@evidose/contract';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { useConfirmReading } from './confirm-reading.ts';

interface ReadingButtonsProps {
  readonly doubt: Extract<AlertAction, { kind: 'settle-reading' }>;
  readonly alerts: readonly Alert[];
}

/** Possible readings of a line: one tap writes the chosen one and makes a new plan. */
export default function ReadingButtons({ doubt: { field, text, readings }, alerts }: ReadingButtonsProps) {
  const confirm = useConfirmReading();
  return (
    <>
      {readings.map(({ line, says }) => (
        <Button
          key={line}
          variant="secondary"
          size="sm"
          isDisabled={confirm.isPending}
          onPress={() => confirm.mutate({ reading: { field, text, line }, alerts })}
        >
          {says}
          <span className="sr-only"> is what “{text}” means</span>
        </Button>
      ))}
      <LinkButton variant="quiet" size="sm" to={`/profile#answer-${field}`}>
        Something else
        <span className="sr-only">: {text}</span>
      </LinkButton>
    </>
  );
}
