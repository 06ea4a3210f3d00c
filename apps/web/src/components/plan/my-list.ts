import { type ChosenSupplement, isChosen, listChosen, type SuggestedSupplement } from '@evidose/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { reportError, toAppError } from '../../lib/errors.ts';
import { sendOrKeep } from '../../lib/offline/send-later.ts';
import { toast, toastWithUndo } from '../ui/toast.ts';

/** The person's list (`supplements-chosen`), for the dashboard and for a supplement's own page. */

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
  const keys = [CHOSEN, CHECKS];
  /** A list that was asked for before the press would take it back on the screen. */
  const forgetAsked = () => Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  // Likewise, of several presses only the last asks anew.
  const renew = () =>
    client.isMutating({ mutationKey: CHOOSING }) === 1
      ? Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
      : undefined;
  // One after the other: what was pressed last is what counts.
  const choosing = { mutationKey: CHOOSING, scope: { id: 'choosing' } };

  // The message is the mutation's own: the row that was pressed may be gone when the server answers.
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
    /** For what no plan suggests any more: it is not known well enough to be put back. */
    unchooseById: ({ id, name }: Named) => remove({ id, name, isUndo: false }),
  };
}
