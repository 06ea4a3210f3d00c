import { apiDocument, createApiKey, readApiAccount, revokeApiKey } from '@evidose/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const ACCOUNT = ['me', 'api-account'];

export const useApiDocument = () =>
  useQuery({
    queryKey: ['api-document'],
    queryFn: ({ signal }) => call(apiDocument, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useApiAccount = () =>
  useQuery({ queryKey: ACCOUNT, queryFn: ({ signal }) => call(readApiAccount, { signal }) });

export function useCreateKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(createApiKey, { body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: ACCOUNT }),
  });
}

export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => call(revokeApiKey, { params: { keyId } }),
    onSettled: () => client.invalidateQueries({ queryKey: ACCOUNT }),
  });
}
