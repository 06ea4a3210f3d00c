import { PageShell } from '../components/layout/page-shell.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { ErrorNotice } from '../components/ui/error-notice.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';
import { Skeleton, SkeletonRegion } from '../components/ui/skeleton.tsx';
import { QuickResultView } from '../features/quick-quiz/quick-result.tsx';
import { useQuickResult } from '../features/quick-quiz/use-quick-result.ts';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function QuizResultsPage() {
  return (
    <PageShell title="Your first results" kicker="Quick quiz" width="text">
      <QuickResultOrWayBack />
    </PageShell>
  );
});

function QuickResultOrWayBack() {
  const shown = useQuickResult();
  switch (shown.state) {
    case 'ready':
      return <QuickResultView userInfo={shown.userInfo} result={shown.result} />;
    case 'deciding':
      return (
        <SkeletonRegion label="Working out your result">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="mt-4 h-40 w-full" />
        </SkeletonRegion>
      );
    case 'failed':
      return <ErrorNotice error={shown.error} onRetry={shown.retry} />;
    case 'broken':
      return (
        <EmptyState title="That link didn’t work" action={<QuizLink />}>
          Some of the answers in it are missing or damaged, so we can’t show a result. The quiz takes two minutes.
        </EmptyState>
      );
    case 'none':
      return (
        <EmptyState title="No quiz result yet" action={<QuizLink />}>
          We keep a quick result only while this tab is open. The quiz takes two minutes.
        </EmptyState>
      );
  }
}

function QuizLink() {
  return <LinkButton to="/take-quiz?quick">Take the quick quiz</LinkButton>;
}
