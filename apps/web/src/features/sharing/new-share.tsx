import { SHARE_DAYS_DEFAULT, SHARE_DAYS_MAX, SHARE_LABEL_MAX } from '@evidose/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { NumberField } from '../../components/ui/number-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toAppError } from '../../lib/errors.ts';
import { useCreateShare } from './queries.ts';
import { SecretText } from './secret-text.tsx';

const daysOf = (typed: string): number | null => {
  const days = Number(typed.trim());
  return Number.isInteger(days) && days >= 1 && days <= SHARE_DAYS_MAX ? days : null;
};

export function NewShare() {
  const [label, setLabel] = useState('');
  const [typedDays, setTypedDays] = useState(String(SHARE_DAYS_DEFAULT));
  const [problem, setProblem] = useState<{ field: 'label' | 'days'; text: string } | null>(null);
  const [includesAnswers, setIncludesAnswers] = useState(false);
  const create = useCreateShare();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (create.isPending) return;
    const days = daysOf(typedDays);
    if (label.trim() === '') {
      setProblem({ field: 'label', text: 'Tell us who it is for, so you can find it later.' });
      return;
    }
    if (days === null) {
      setProblem({ field: 'days', text: `Between 1 and ${SHARE_DAYS_MAX} days.` });
      return;
    }
    create.mutate(
      { label: label.trim(), days, includesAnswers },
      {
        onSuccess: () => {
          setLabel('');
          setIncludesAnswers(false);
        },
        onError: (error) => setProblem({ field: 'label', text: toAppError(error).message }),
      },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
        <TextField
          name="share-label"
          label="Who is it for?"
          placeholder="Dr. Grey"
          className="min-w-48 grow"
          maxLength={SHARE_LABEL_MAX}
          value={label}
          onChange={(typed) => {
            setLabel(typed);
            setProblem(null);
          }}
          errorMessage={problem?.field === 'label' ? problem.text : null}
        />
        <NumberField
          name="share-days"
          label="Valid for"
          unit="days"
          className="w-32"
          value={typedDays}
          onChange={(typed) => {
            setTypedDays(typed);
            setProblem(null);
          }}
          errorMessage={problem?.field === 'days' ? problem.text : null}
        />
        <Button type="submit" isPending={create.isPending} className="mt-[1.85rem] min-h-12">
          Make a link
        </Button>
        <Checkbox isSelected={includesAnswers} onChange={setIncludesAnswers} className="w-full">
          Also share all my answers
          <span className="block text-ink-soft text-sm">
            Without this, the doctor gets what the letter says and nothing else. With it, the health record file also
            holds every answer you gave us.
          </span>
        </Checkbox>
      </form>
      {create.data !== undefined && (
        <div className="flex flex-col gap-3">
          <Callout
            tone="warning"
            isAlert
            title={`For ${create.data.share.label}: copy both now. We can’t show them again`}
          >
            Send the link by email or message. Give the code another way: by phone or on paper. Anyone who has both can
            read {create.data.share.includesAnswers ? 'the letter and all your answers' : 'the letter'}.
          </Callout>
          <SecretText label="Link" text={create.data.link} />
          <SecretText label="Code" text={create.data.code} />
        </div>
      )}
    </div>
  );
}
