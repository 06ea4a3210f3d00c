import {
  addChosen,
  type ChosenSupplement,
  deleteChosen,
  latestSuggested,
  listChosen,
  type SuggestedBatch,
  type SuggestedSupplement,
  setOrdered,
} from '@evidose/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast, toastWithUndo } from '../../components/ui/toast.ts';
import { call } from '../../lib/api.ts';
import { reportError, toAppError } from '../../lib/errors.ts';
import { queryClient } from '../../lib/query.ts';
import { currentSession } from '../../lib/session.ts';

const BATCH = ['me', 'batch'];
const CHOSEN = ['me', 'chosen'];

const batchQuery = queryOptions({ queryKey: BATCH, queryFn: ({ signal }) => call(latestSuggested, { signal }) });
const chosenQuery = queryOptions({
  queryKey: CHOSEN,
  queryFn: async ({ signal }) => (await call(listChosen, { signal })).chosen,
});

export const useLatestBatch = () => useQuery(batchQuery);
export const useChosen = () => useQuery(chosenQuery);

/** Asks for the plan before the page that shows it is drawn. */
export function fetchPlanEarly(): void {
  if (currentSession().status !== 'signed-in') return;
  void queryClient.prefetchQuery(batchQuery);
  void queryClient.prefetchQuery(chosenQuery);
}

function failed(thrown: unknown): void {
  reportError(thrown);
  toast(toAppError(thrown).message);
}

/** The switch moves at once and moves back if the server does not follow. */
export function useSetOrdered() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'ordering' },
    mutationFn: ({ id, ordered }: { readonly id: string; readonly ordered: boolean }) =>
      call(setOrdered, { params: { supplementId: id }, body: { ordered } }),
    onMutate: async ({ id, ordered }) => {
      await client.cancelQueries({ queryKey: BATCH });
      const before = client.getQueryData<SuggestedBatch>(BATCH);
      client.setQueryData<SuggestedBatch>(BATCH, (batch) =>
        batch === undefined
          ? batch
          : { ...batch, supplements: batch.supplements.map((item) => (item.id === id ? { ...item, ordered } : item)) },
      );
      return before;
    },
    onError: (thrown, _change, before) => {
      client.setQueryData(BATCH, before);
      failed(thrown);
    },
    onSettled: () => client.invalidateQueries({ queryKey: BATCH }),
  });
}

const without = (chosen: readonly ChosenSupplement[], item: SuggestedSupplement) =>
  chosen.filter(({ id }) => id !== item.id);
const withThis = (chosen: readonly ChosenSupplement[], item: SuggestedSupplement) => [
  {
    id: item.id,
    supplement: item,
    addedOn: new Date().toISOString(),
    orderedOn: null,
    startedOn: null,
    packUnits: null,
  },
  ...without(chosen, item),
];

/** Choosing and un-choosing: done at once, with the way back in the message; taken back if the server does not follow. */
export function useChoosing() {
  const client = useQueryClient();
  const keep = (change: (chosen: ChosenSupplement[]) => ChosenSupplement[]) =>
    client.setQueryData<ChosenSupplement[]>(CHOSEN, (chosen) => change(chosen ?? []));
  const shared = {
    // One after the other: what was pressed last is what counts.
    scope: { id: 'choosing' },
    onSettled: () => client.invalidateQueries({ queryKey: CHOSEN }),
  };

  const { mutate: add } = useMutation({
    ...shared,
    mutationFn: (item: SuggestedSupplement) => call(addChosen, { body: { id: item.id, supplement: item } }),
    onMutate: (item) => keep((chosen) => withThis(chosen, item)),
    onError: (thrown, item) => {
      keep((chosen) => without(chosen, item));
      failed(thrown);
    },
  });
  const { mutate: remove } = useMutation({
    ...shared,
    mutationFn: (item: SuggestedSupplement) => call(deleteChosen, { params: { id: item.id } }),
    onMutate: (item) => keep((chosen) => without(chosen, item)),
    onError: (thrown, item) => {
      keep((chosen) => withThis(chosen, item));
      failed(thrown);
    },
  });

  return {
    choose: (item: SuggestedSupplement) =>
      add(item, { onSuccess: () => toastWithUndo(`${item.name} is on your list.`, () => remove(item)) }),
    unchoose: (item: SuggestedSupplement) =>
      remove(item, { onSuccess: () => toastWithUndo(`${item.name} is off your list.`, () => add(item)) }),
  };
}
