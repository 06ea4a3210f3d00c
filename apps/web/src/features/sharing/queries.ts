import {
  createCalendarFeed,
  createShare,
  type DayTimes,
  listShares,
  readCalendarFeed,
  readDayTimes,
  revokeCalendarFeed,
  revokeShare,
  setDayTimes,
} from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const SHARES = ['me', 'shares'];
const FEED = ['me', 'calendar-feed'];
const TIMES = ['me', 'day-times'];

export const useShares = () =>
  useQuery({ queryKey: SHARES, queryFn: async ({ signal }) => (await call(listShares, { signal })).shares });

export function useCreateShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { label: string; days: number; includesAnswers: boolean }) => call(createShare, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: SHARES }),
  });
}

export function useRevokeShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) => call(revokeShare, { params: { shareId } }),
    onSettled: () => client.invalidateQueries({ queryKey: SHARES }),
  });
}

export const useFeed = () =>
  useQuery({ queryKey: FEED, queryFn: async ({ signal }) => (await call(readCalendarFeed, { signal })).feed });

export function useCreateFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(createCalendarFeed),
    onSettled: () => client.invalidateQueries({ queryKey: FEED }),
  });
}

export function useRevokeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(revokeCalendarFeed),
    onSettled: () => client.invalidateQueries({ queryKey: FEED }),
  });
}

export const useDayTimes = () => useQuery({ queryKey: TIMES, queryFn: ({ signal }) => call(readDayTimes, { signal }) });

export function useSetDayTimes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DayTimes) => call(setDayTimes, { body }),
    onSuccess: (times) => client.setQueryData(TIMES, times),
  });
}
