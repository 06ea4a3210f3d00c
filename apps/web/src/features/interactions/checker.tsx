import { checkInteractions } from '@evidose/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NameBox } from '../../components/names/name-box.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { call } from '../../lib/api.ts';
import { CheckResult } from './check-result.tsx';
import { UseMyList } from './use-my-list.tsx';

/** What is typed is kept in memory only: not in the address, not in storage. */
export function Checker() {
  const [medicines, setMedicines] = useState('');
  const [supplements, setSupplements] = useState('');
  const resultRef = useRef<HTMLDivElement>(null);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => call(checkInteractions, { body: { medicines, supplements } }),
  });
  const isEmpty = medicines.trim() === '' && supplements.trim() === '';

  useEffect(() => {
    if (data !== undefined) resultRef.current?.focus();
  }, [data]);

  function check(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) mutate();
  }

  function clear() {
    setMedicines('');
    setSupplements('');
    reset();
  }

  return (
    <div className="flex flex-col gap-10">
      <form onSubmit={check} className="rounded-xl border border-line bg-surface/85 p-5 shadow-low sm:p-7">
        <div className="grid gap-6 md:grid-cols-2">
          <NameBox
            kind="medicine"
            label="Medicines"
            help="With or without a prescription. Put commas between them."
            value={medicines}
            onChange={setMedicines}
            rows={3}
          />
          <NameBox
            kind="supplement"
            label="Supplements"
            help="Include teas, powders and multivitamins. Amounts help."
            value={supplements}
            onChange={setSupplements}
            rows={3}
          />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" isPending={isPending} isDisabled={isEmpty}>
            Check them
          </Button>
          <UseMyList
            onLists={(lists) => {
              setMedicines(lists.medicines);
              setSupplements(lists.supplements);
            }}
          />
          {!isEmpty && (
            <Button variant="quiet" onPress={clear}>
              Clear
            </Button>
          )}
          <p className="text-ink-soft text-sm">No account needed. Nothing you type is stored.</p>
        </div>
      </form>
      {error !== null && <ErrorNotice error={error} onRetry={() => mutate()} />}
      {data !== undefined && (
        <section ref={resultRef} tabIndex={-1} aria-label="What we found" className="scroll-mt-24 outline-none">
          <CheckResult check={data} />
        </section>
      )}
    </div>
  );
}
