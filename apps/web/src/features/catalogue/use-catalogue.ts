import { listSupplements, readSupplement } from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Knowledge changes only with a deployment. */
const WHILE_OPEN = Number.POSITIVE_INFINITY;

export const useCatalogue = () =>
  useQuery({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => call(listSupplements, { signal }),
    staleTime: WHILE_OPEN,
  });

export const useSupplement = (id: string) =>
  useQuery({
    queryKey: ['catalogue', id],
    queryFn: ({ signal }) => call(readSupplement, { params: { id }, signal }),
    staleTime: WHILE_OPEN,
  });
