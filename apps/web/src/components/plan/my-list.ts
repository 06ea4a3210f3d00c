import {
  addChosen,
  type ChosenSupplement,
  deleteChosen,
  isChosen,
  listChosen,
  type SuggestedSupplement,
} from '@evidose/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reportError, toAppError } from '../../lib/errors.ts';
import { toast, toastWithUndo } from '../ui/toast.ts';

/** The person's list (`supplements-chosen`), for the dashboard and for a supplement's own page. */

export const CHOSEN = ['me', 'chosen'];
const checkKey = (id: string) => ['me', 'is-chosen', id];

export const chosenQuery = queryOptions({
  queryKey: CHOSEN,
  queryFn: async ({ signal }) => (await call(listChosen, { signal })).chosen,
});

export const useChosen = () => useQuery(chosenQuery);

/** Whether one supplement is on the list: asked by its id, without reading the list. */
export const useIsChosen = (id: string, isEnabled: boolean) =>
  useQuery({
    queryKey: checkKey(id),
    queryFn: async ({ signal }) => (await call(isChosen, { signal, params: { id } })).isChosen,
    enabled: isEnabled,
  });

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Adding {
  readonly item: SuggestedSupplement;
  readonly isUndo: boolean;
}

interface Removing extends Named {
  /** What to put back, should the person think better of it. */
  readonly item?: SuggestedSupplement;
  readonly isUndo: boolean;
}

/** What was not done is said, and kept where a page that shows errors finds it. */
export function sayFailed(thrown: unknown): void {
  reportError(thrown);
  toast(toAppError(thrown).message);
}

const without = (chosen: readonly ChosenSupplement[], { id }: Pick<ChosenSupplement, 'id'>) =>
  chosen.filter((each) => each.id !== id);

const freshly = (supplement: SuggestedSupplement): ChosenSupplement => ({
  id: supplement.id,
  supplement,
  addedOn: new Date().toISOString(),
  orderedOn: null,
  startedOn: null,
  packUnits: null,
});

/** Choosing and un-choosing: done at once, with the way back in the message; taken back if the server does not follow. */
export function useChoosing() {
  const client = useQueryClient();
  const keep = (id: string, isOn: boolean, change: (chosen: ChosenSupplement[]) => ChosenSupplement[]) => {
    client.setQueryData<ChosenSupplement[]>(CHOSEN, (chosen) => (chosen === undefined ? chosen : change(chosen)));
    client.setQueryData<boolean>(checkKey(id), (known) => (known === undefined ? known : isOn));
  };
  const putOn = (item: SuggestedSupplement) =>
    keep(item.id, true, (chosen) => [freshly(item), ...without(chosen, item)]);
  const takeOff = (item: Pick<Named, 'id'>) => keep(item.id, false, (chosen) => without(chosen, item));
  const renew = (id: string) =>
    Promise.all([client.invalidateQueries({ queryKey: CHOSEN }), client.invalidateQueries({ queryKey: checkKey(id) })]);
  // One after the other: what was pressed last is what counts.
  const scope = { id: 'choosing' };

  // The message is the mutation's own: the row that was pressed may be gone when the server answers.
  const { mutate: add } = useMutation({
    scope,
    mutationFn: ({ item }: Adding) => call(addChosen, { body: { id: item.id, supplement: item } }),
    onMutate: ({ item }) => putOn(item),
    onSuccess: (_row, { item, isUndo }) => {
      if (!isUndo) toastWithUndo(`${item.name} is on your list.`, () => remove({ ...item, isUndo: true }));
    },
    onError: (thrown, { item }) => {
      takeOff(item);
      sayFailed(thrown);
    },
    onSettled: (_row, _error, { item }) => renew(item.id),
  });
  const { mutate: remove } = useMutation({
    scope,
    mutationFn: ({ id }: Removing) => call(deleteChosen, { params: { id } }),
    onMutate: ({ id }) => {
      const before = client.getQueryData<ChosenSupplement[]>(CHOSEN);
      takeOff({ id });
      return before;
    },
    onSuccess: (_nothing, { name, isUndo, item }) => {
      const text = `${name} is off your list.`;
      if (isUndo) return;
      if (item === undefined) toast(text);
      else toastWithUndo(text, () => add({ item, isUndo: true }));
    },
    onError: (thrown, { id }, before) => {
      keep(id, true, (chosen) => before ?? chosen);
      sayFailed(thrown);
    },
    onSettled: (_nothing, _error, { id }) => renew(id),
  });

  return {
    choose: (item: SuggestedSupplement) => add({ item, isUndo: false }),
    unchoose: (item: SuggestedSupplement) => remove({ id: item.id, name: item.name, item, isUndo: false }),
    /** For what no plan suggests any more: it is not known well enough to be put back. */
    unchooseById: ({ id, name }: Named) => remove({ id, name, isUndo: false }),
  };
}
