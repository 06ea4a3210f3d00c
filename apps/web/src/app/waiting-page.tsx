import { Skeleton, SkeletonRegion } from '../components/ui/skeleton.tsx';

export function WaitingPage() {
  return (
    <div className="mx-auto min-h-[70vh] w-full max-w-page px-5 pt-20 sm:px-8">
      <SkeletonRegion label="Looking whether you are signed in">
        <Skeleton className="h-12 w-72" />
        <Skeleton className="mt-5 h-5 w-96 max-w-full" />
      </SkeletonRegion>
    </div>
  );
}
