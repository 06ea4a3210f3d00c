import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingOverlay } from '../components/feedback/loading-overlay.tsx';
import { Background } from '../components/layout/background.tsx';
import { ChatButton } from '../components/layout/chat-button.tsx';
import { DashboardNavbar } from '../components/layout/dashboard-navbar.tsx';
import { Footer } from '../components/layout/footer.tsx';
import { Navbar } from '../components/layout/navbar.tsx';
import { MAIN_ID, SkipLink } from '../components/layout/skip-link.tsx';
import { areToastsUsed } from '../components/ui/toast-signal.ts';
import { hasDraft } from '../lib/storage.ts';
import { useObservable } from '../lib/store.ts';
import { ChatPanel } from './chat-panel.tsx';

const ResumeSubmission = lazy(() => import('../features/questionnaire/submit/resume-submission.tsx'));
const ToastRegion = lazy(async () => ({ default: (await import('../components/ui/toast-region.tsx')).ToastRegion }));

/** What every page shares. */
export function Layout({ navbar }: { readonly navbar: 'site' | 'account' }) {
  const hasToasts = useObservable(areToastsUsed);
  return (
    <>
      <Background />
      <SkipLink />
      {navbar === 'site' ? <Navbar /> : <DashboardNavbar />}
      {navbar === 'account' && hasDraft() && (
        <Suspense>
          <ResumeSubmission />
        </Suspense>
      )}
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
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
