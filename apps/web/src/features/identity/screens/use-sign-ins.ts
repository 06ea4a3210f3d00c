import { useQuery } from '@tanstack/react-query';
import { fetchSignIns } from '../client/sign-ins.ts';

/** Asked for again wherever it is shown: a link or a key may have been made a moment ago. */
export const useSignIns = () => useQuery({ queryKey: ['me', 'sign-ins'], queryFn: fetchSignIns, staleTime: 0 });
