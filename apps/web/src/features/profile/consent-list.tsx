import { consentKinds } from '@evidose/contract';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { useConsents, useSetConsent } from './queries.ts';

/** Reminders have their own section, where the switch is the consent. */
const shown = consentKinds.filter((kind) => kind !== 'reminders');
type Shown = (typeof shown)[number];

const TEXTS: Readonly<Record<Shown, { readonly title: string; readonly help: string }>> = {
  'product-news': {
    title: 'News about Evidose by email',
    help: 'A few times a year. It’s off unless you turn it on.',
  },
  'anonymous-statistics': {
    title: 'Count my plan in statistics without my name',
    help: 'How often we suggest a supplement or leave it out. No answers, no account.',
  },
};
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function ConsentList() {
  const consents = useConsents();
  const decide = useSetConsent();
  if (consents.isLoadingError) return <ErrorNotice error={consents.error} onRetry={() => void consents.refetch()} />;
  const choiceOf = (kind: Shown) => consents.data?.consents.find((choice) => choice.kind === kind);
  return (
    <div className="flex flex-col gap-4">
      {decide.isError && <ErrorNotice error={decide.error} />}
      <ul className="flex flex-col gap-4">
        {shown.map((kind) => {
          const choice = choiceOf(kind);
          return (
            <li key={kind}>
              <Switch
                isSelected={choice?.granted === true}
                isDisabled={consents.isPending}
                onChange={(granted) => decide.mutate({ kind, granted })}
              >
                {TEXTS[kind].title}
              </Switch>
              <p className="-mt-1 pl-15 text-ink-faint text-sm">
                {TEXTS[kind].help}
                {choice !== undefined &&
                  ` ${choice.granted ? 'Agreed' : 'Declined'} on ${date.format(new Date(choice.decidedAt))}.`}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
