import { useQuery } from '@tanstack/react-query';
import { fetchSignIns } from '../client/sign-ins.ts';

/** Refetched on every mount: a link or key may have been created a moment ago. */
export const useSignIns = () => useQuery({ queryKey: ['me', 'sign-ins'], queryFn: fetchSignIns, staleTime: 0 });
