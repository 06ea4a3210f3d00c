import { type Field, questionOf, whatIf } from '@evidose/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { Select } from '../../components/ui/select.tsx';
import { call } from '../../lib/api.ts';
import { ChangeLines } from './changes/change-lines.tsx';

const FIELDS: readonly Field[] = [
  'specificDiet',
  'budgetRange',
  'dosingPreference',
  'difficultySwallowing',
  'alcoholConsumption',
  'tobaccoUse',
  'pregnancyStatus',
  'sleepIssues',
  'stressLevel',
];

function optionsOf(field: Field) {
  const question = questionOf(field);
  if (question.kind !== 'one') return [];
  return Object.entries(question.options).map(([value, label]) => ({ value, label }));
}

/** Tries one changed answer without changing the plan. */
export default function WhatIf() {
  const [field, setField] = useState<Field>('specificDiet');
  const [value, setValue] = useState<string | null>(null);
  const question = useMutation({
    mutationFn: () => call(whatIf, { body: { change: { [field]: value } } }),
  });

  function pick(next: Field): void {
    setField(next);
    setValue(null);
    question.reset();
  }

  return (
    <>
      <p>Try another answer. Nothing is saved.</p>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          label="Question"
          options={FIELDS.map((item) => ({ value: item, label: questionOf(item).label }))}
          selectedKey={field}
          onSelectionChange={(key) => pick(String(key) as Field)}
        />
        <Select
          label="Answer"
          placeholder="Choose an answer"
          options={optionsOf(field)}
          selectedKey={value}
          onSelectionChange={(key) => setValue(String(key))}
        />
        <Button isDisabled={value === null} isPending={question.isPending} onPress={() => question.mutate()}>
          Try it
        </Button>
      </div>
      <div aria-live="polite" className="mt-4">
        {question.isError && <ErrorNotice error={question.error} />}
        {question.isSuccess && <ChangeLines changes={question.data} unchanged="Your plan would stay the same." />}
      </div>
    </>
  );
}
