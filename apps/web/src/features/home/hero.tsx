import { LinkButton } from '../../components/ui/link-button.tsx';
import { pageHeads } from '../../lib/page-heads.ts';
import { useSession } from '../../lib/session.ts';
import { MeasuringGlass } from './measuring-glass.tsx';

export function Hero() {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-12 px-5 pt-14 sm:px-8 sm:pt-20 lg:grid-cols-[1.15fr_1fr] lg:gap-8">
      <div>
        <h1 tabIndex={-1} className="text-display">
          {pageHeads['/'].title}
        </h1>
        <p className="mt-6 max-w-[34rem] text-ink-soft text-lead">{pageHeads['/'].lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={isSignedIn ? '/dashboard' : '/take-quiz'} size="lg">
            {isSignedIn ? 'My plan' : 'Make my plan'}
          </LinkButton>
          <LinkButton to="/supplements" variant="secondary" size="lg">
            Look up a supplement
          </LinkButton>
        </div>
        <p className="mt-6 text-ink-faint text-sm">
          We don’t sell supplements, and no store can pay us to rank a product higher.
        </p>
      </div>
      <div className="flex justify-center lg:justify-end">
        <MeasuringGlass />
      </div>
    </section>
  );
}
