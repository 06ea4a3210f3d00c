import { type ChosenSupplement, isChosen, listChosen, type SuggestedSupplement } from '@evidose/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reportError, toAppError } from '../../lib/errors.ts';
import { sendOrKeep } from '../../lib/offline/send-later.ts';
import { toast, toastWithUndo } from '../ui/toast.ts';

/** The person's list (`supplements-chosen`), for the dashboard and supplement pages. */

export const CHOSEN = ['me', 'chosen'];
const CHECKS = ['me', 'is-chosen'];
const checkKey = (id: string) => [...CHECKS, id];
const CHOOSING = ['choosing'];

export const chosenQuery = queryOptions({
  queryKey: CHOSEN,
  queryFn: async ({ signal }) => (await call(listChosen, { signal })).chosen,
  meta: { isKept: true },
});

export const useChosen = () => useQuery(chosenQuery);

/** Asked by id, so that the list need not be read. */
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
  readonly item?: SuggestedSupplement;
  readonly isUndo: boolean;
}

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

/** Optimistic, with Undo in the toast; rolled back if the server refuses. */
export function useChoosing() {
  const client = useQueryClient();
  const keep = (id: string, isOn: boolean, change: (chosen: ChosenSupplement[]) => ChosenSupplement[]) => {
    client.setQueryData<ChosenSupplement[]>(CHOSEN, (chosen) => (chosen === undefined ? chosen : change(chosen)));
    client.setQueryData<boolean>(checkKey(id), (known) => (known === undefined ? known : isOn));
  };
  const putOn = (item: SuggestedSupplement) =>
    keep(item.id, true, (chosen) => [freshly(item), ...without(chosen, item)]);
  const takeOff = (item: Pick<Named, 'id'>) => keep(item.id, false, (chosen) => without(chosen, item));
  const keys = [CHOSEN, CHECKS];
  /** A list request sent before the press would overwrite it. */
  const forgetAsked = () => Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  // Likewise, only the last of several presses refetches.
  const renew = () =>
    client.isMutating({ mutationKey: CHOOSING }) === 1
      ? Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
      : undefined;
  // In order: the last press wins.
  const choosing = { mutationKey: CHOOSING, scope: { id: 'choosing' } };

  // On the mutation rather than the row, which may be gone when the response arrives.
  const { mutate: add } = useMutation({
    ...choosing,
    mutationFn: ({ item }: Adding) =>
      sendOrKeep('addChosen', { request: { body: { id: item.id, supplement: item } }, about: item.name }),
    onMutate: async ({ item }) => {
      await forgetAsked();
      putOn(item);
    },
    onSuccess: (_row, { item, isUndo }) => {
      if (!isUndo) toastWithUndo(`${item.name} is on your list.`, () => remove({ ...item, isUndo: true }));
    },
    onError: (thrown, { item }) => {
      takeOff(item);
      sayFailed(thrown);
    },
    onSettled: renew,
  });
  const { mutate: remove } = useMutation({
    ...choosing,
    mutationFn: ({ id, name }: Removing) => sendOrKeep('deleteChosen', { request: { params: { id } }, about: name }),
    onMutate: async ({ id }) => {
      await forgetAsked();
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
    onSettled: renew,
  });

  return {
    choose: (item: SuggestedSupplement) => add({ item, isUndo: false }),
    unchoose: (item: SuggestedSupplement) => remove({ id: item.id, name: item.name, item, isUndo: false }),
    /** For a supplement that no plan suggests any more: too little is known to put it back. */
    unchooseById: ({ id, name }: Named) => remove({ id, name, isUndo: false }),
  };
}
