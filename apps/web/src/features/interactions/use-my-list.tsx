import { readMe } from '@evidose/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chosenQuery, sayFailed } from '../../components/plan/my-list.ts';
import { Button } from '../../components/ui/button.tsx';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { type Lists, personLists } from './person-lists.ts';

interface UseMyListProps {
  readonly onLists: (lists: Lists) => void;
}

/** For signed-in people: the medicines and supplements of their answers, and their list. */
export function UseMyList({ onLists }: UseMyListProps) {
  const session = useSession();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [me, chosen] = await Promise.all([call(readMe, {}), client.fetchQuery(chosenQuery)]);
      return personLists(
        me.comprehensiveQuestionnaire ?? {},
        chosen.map(({ supplement }) => supplement),
      );
    },
    onSuccess: onLists,
    onError: sayFailed,
  });
  if (session.status !== 'signed-in') return null;
  return (
    <Button variant="secondary" isPending={isPending} onPress={() => mutate()}>
      Use my list
    </Button>
  );
}
