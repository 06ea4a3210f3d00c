import type { PartialAnswers } from '@evidose/contract';
import { useState } from 'react';
import { AnswerProvider } from '../../../components/questions/answer-context.tsx';
import { createAnswerStore } from '../../../components/questions/answer-store.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { toAppError } from '../../../lib/errors.ts';
import { useLocalDay } from '../../../lib/local-day.ts';
import { useSaveCheckIn } from '../check-in-queries.ts';
import { ENDS, keyOf, thingsOf } from '../rated-things.ts';
import { RatingScale } from '../rating-scale.tsx';
import { type Ratings, ratingsOf, reportOf } from './draft.ts';
import { LABS_FIELD, LabResultsForm } from './lab-results-form.tsx';
import { changesOf, ListChanges, NO_CHANGES } from './list-changes.tsx';

const UNREADABLE = 'Please enter a number, or leave the field empty';

/** Two taps per item: the rating, and one Save for all. */
export function CheckInForm({ answers }: { readonly answers: PartialAnswers }) {
  const day = useLocalDay();
  const things = thingsOf(answers);
  const save = useSaveCheckIn();
  const [ratings, setRatings] = useState<Ratings>({});
  const [lists, setLists] = useState(NO_CHANGES);
  const [store, setStore] = useState(() => createAnswerStore());
  const [isNothing, setNothing] = useState(false);

  function send() {
    const { labs, labsTakenOn, unreadable } = reportOf(store.get().answers[LABS_FIELD]);
    if (unreadable !== null) {
      store.change({ problem: { field: `${LABS_FIELD}.${unreadable}`, message: UNREADABLE } });
      return;
    }
    const changes = changesOf(lists);
    const given = { ratings: ratingsOf(things, ratings), labs, labsTakenOn, changes };
    setNothing(given.ratings.length + labs.length + changes.length === 0);
    if (given.ratings.length + labs.length + changes.length === 0) return;
    save.mutate(
      { day, ...given },
      {
        onSuccess: () => {
          setRatings({});
          setLists(NO_CHANGES);
          setStore(createAnswerStore());
          toast('Saved.');
          // Safety findings from new answers are shown above the page.
          if (labs.length + changes.length > 0) window.scrollTo({ top: 0 });
        },
        onError: (thrown) => {
          const { details, message } = toAppError(thrown);
          const { field } = details;
          if (typeof field === 'string' && field.startsWith(LABS_FIELD)) store.change({ problem: { field, message } });
        },
      },
    );
  }

  return (
    <AnswerProvider value={store}>
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {things.map((thing) => (
          <RatingScale
            key={keyOf(thing)}
            label={thing.label}
            ends={ENDS[thing.about]}
            value={ratings[keyOf(thing)] ?? null}
            onChange={(rating) => setRatings({ ...ratings, [keyOf(thing)]: rating })}
          />
        ))}
        <div>
          <Disclosure title="New test results" level={3}>
            <LabResultsForm key={save.submittedAt} />
          </Disclosure>
          <Disclosure title="Medicines or supplements that changed" level={3}>
            <ListChanges answers={answers} draft={lists} onChange={setLists} />
          </Disclosure>
        </div>
        {isNothing && <p role="alert">Please rate something, or add a result or a change first.</p>}
        {save.isError && <ErrorNotice error={save.error} />}
        <Button type="submit" isPending={save.isPending} className="self-start">
          Save check-in
        </Button>
      </form>
    </AnswerProvider>
  );
}
