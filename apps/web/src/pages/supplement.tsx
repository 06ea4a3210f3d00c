import { type ReactNode, useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { PageShell } from '../components/layout/page-shell.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { ErrorNotice } from '../components/ui/error-notice.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';
import { Skeleton, SkeletonRegion } from '../components/ui/skeleton.tsx';
import { TextLink } from '../components/ui/text-link.tsx';
import { SupplementScreen } from '../features/catalogue/page/supplement-screen.tsx';
import { categoryTexts } from '../features/catalogue/texts.ts';
import { useSupplement } from '../features/catalogue/use-catalogue.ts';
import { toAppError } from '../lib/errors.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function SupplementPage() {
  const { id = '' } = useParams();
  const supplement = useSupplement(id);
  // A long page, rendered in slices so that a slow phone can respond in between.
  const facts = useDeferredValue(supplement.data);
  usePageTitle(facts?.name);
  if (facts?.id === id) {
    const { name, category, summary, synonyms, brands } = facts;
    const others = [...synonyms, ...brands].filter(isWorthNaming).slice(0, 8);
    return (
      <PageShell
        title={name}
        kicker={
          <>
            <TextLink to="/supplements">Supplements</TextLink> / {categoryTexts[category]}
          </>
        }
        lead={summary}
      >
        {others.length > 0 && <p className="-mt-6 mb-8 text-ink-faint text-sm">Also called {others.join(', ')}</p>}
        <SupplementScreen key={id} facts={facts} />
      </PageShell>
    );
  }
  if (supplement.isError && isUnknown(supplement.error)) {
    return (
      <PageShell title="Supplement" width="text">
        <EmptyState title="We don’t have this one" action={<LinkButton to="/supplements">All supplements</LinkButton>}>
          Perhaps it goes by another name in our catalogue.
        </EmptyState>
      </PageShell>
    );
  }
  return (
    <SupplementShell name={titled(id)}>
      {supplement.isError ? (
        <ErrorNotice error={supplement.error} onRetry={() => void supplement.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </SupplementShell>
  );
});

interface SupplementShellProps {
  readonly name: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** Shown until the data loads; its first text is in the HTML (app/prerender.tsx). */
export function SupplementShell({ name, ...rest }: SupplementShellProps) {
  return <PageShell title={name} kicker={<TextLink to="/supplements">Supplements</TextLink>} {...rest} />;
}

/** Abbreviations help search, not the reader. */
const isWorthNaming = (name: string): boolean => name.length > 3 && !/^vit\b/i.test(name);

function isUnknown(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'NOT_FOUND' || code === 'BAD_REQUEST';
}

/** A placeholder title, so that nothing shifts. */
function titled(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Taller than a screen, so that the footer is not shown first and pushed away. */
function PageSkeleton() {
  return (
    <SkeletonRegion label="Loading the page">
      <Skeleton className="h-32 rounded-xl" />
      <Skeleton className="mt-8 h-8 w-80 max-w-full" />
      <Skeleton className="mt-4 h-[60rem] rounded-xl" />
    </SkeletonRegion>
  );
}
