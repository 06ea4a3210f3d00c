import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { Endpoint } from './endpoint.tsx';
import { useApiDocument } from './queries.ts';

/** Rendered from the server's OpenAPI document, so it cannot drift from the contracts. */
export function Reference() {
  const document = useApiDocument();
  if (document.isPending) {
    return (
      <SkeletonRegion label="Loading the API document">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="mt-5 h-56 w-full" />
      </SkeletonRegion>
    );
  }
  if (document.isError) return <ErrorNotice error={document.error} onRetry={() => void document.refetch()} />;
  const endpoints = Object.entries(document.data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return (
    <div className="flex flex-col gap-5">
      {endpoints.map((endpoint) => (
        <Endpoint key={endpoint.operation.operationId} {...endpoint} />
      ))}
      <p className="text-ink-soft text-sm">
        The whole document, for your tools:{' '}
        <a href="/v1/openapi.json" className="text-accent-text underline underline-offset-4">
          OpenAPI {document.data.openapi}, JSON
        </a>
      </p>
    </div>
  );
}
