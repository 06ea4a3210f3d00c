import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingOverlay } from '../components/feedback/loading-overlay.tsx';
import { Background } from '../components/layout/background.tsx';
import { ChatButton } from '../components/layout/chat-button.tsx';
import { DashboardNavbar } from '../components/layout/dashboard-navbar.tsx';
import { Footer } from '../components/layout/footer.tsx';
import { Navbar } from '../components/layout/navbar.tsx';
import { MAIN_ID, SkipLink } from '../components/layout/skip-link.tsx';
import { lazyPart } from '../components/ui/lazy-part.tsx';
import { Logo } from '../components/ui/logo.tsx';
import { areToastsUsed } from '../components/ui/toast-signal.ts';
import { appStatus } from '../lib/offline/app-status.ts';
import { hasDraft } from '../lib/storage.ts';
import { useObservable } from '../lib/store.ts';
import { ChatPanel } from './chat-panel.tsx';
import { type Moves, RouteEffects, usePageRoute } from './route-effects.tsx';

const ResumeSubmission = lazyPart(() => import('../features/questionnaire/submit/resume-submission.tsx'));
const StatusBar = lazyPart(() => import('../components/layout/status-bar.tsx'));
const ToastRegion = lazyPart(() => import('../components/ui/toast-region.tsx'));

export function Layout({ isTidying }: Moves) {
  const hasToasts = useObservable(areToastsUsed);
  const { isOffline, waiting, told, update } = useObservable(appStatus);
  const hasStatus = isOffline || waiting > 0 || told.length > 0 || update !== null;
  return (
    <>
      <RouteEffects isTidying={isTidying} />
      <Background />
      <SkipLink />
      <PageNavbar />
      {hasStatus && (
        <Suspense>
          <StatusBar />
        </Suspense>
      )}
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <PageFooter />
      <ChatButton>
        <ChatPanel />
      </ChatButton>
      {hasToasts && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
      <LoadingOverlay />
    </>
  );
}

/** Separate from the layout so that a navigation does not redraw the layout. */
function PageNavbar() {
  const navbar = usePageRoute()?.navbar;
  if (navbar === 'none') {
    return (
      <header className="no-print mx-auto w-full max-w-page px-5 pt-5 sm:px-8">
        <Logo />
      </header>
    );
  }
  if (navbar !== 'account') return <Navbar />;
  return (
    <>
      <DashboardNavbar />
      {hasDraft() && (
        <Suspense>
          <ResumeSubmission />
        </Suspense>
      )}
    </>
  );
}

const PageFooter = () => <Footer isPlain={usePageRoute()?.navbar === 'none'} />;
