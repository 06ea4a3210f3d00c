import {
  addPushDevice,
  endReminders,
  type ReminderSettings,
  type Reminders,
  readReminders,
  removePushDevice,
  setReminders,
} from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { subscribeHere, unsubscribeHere } from './push-subscription.ts';

const REMINDERS = ['me', 'reminders'];
const CONSENTS = ['me', 'consents'];

export const useReminders = () =>
  useQuery({ queryKey: REMINDERS, queryFn: ({ signal }) => call(readReminders, { signal }) });

/** Turning reminders on or off gives or withdraws consent. */
function useChange<V>(work: (value: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSettled: () => Promise.all([REMINDERS, CONSENTS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export function useSetReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReminderSettings) => call(setReminders, { body }),
    onSuccess: (reminders) => {
      client.setQueryData<Reminders>(REMINDERS, reminders);
      void client.invalidateQueries({ queryKey: CONSENTS });
    },
  });
}

export const useAddThisDevice = () =>
  useChange(async ({ pushKey, settings }: { readonly pushKey: string; readonly settings: ReminderSettings }) => {
    const subscription = await subscribeHere(pushKey);
    await call(addPushDevice, { body: subscription });
    await call(setReminders, { body: settings });
  });

export const useRemoveDevice = () => useChange((deviceId: string) => call(removePushDevice, { params: { deviceId } }));

export const useEndReminders = () =>
  useChange(async () => {
    await call(endReminders);
    await unsubscribeHere();
  });
