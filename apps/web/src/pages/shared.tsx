import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageShell } from '../components/layout/page-shell.tsx';
import { SharedLetterScreen } from '../features/shared-letter/shared-letter-screen.tsx';

/** For search engines that run scripts; the others read the server's header. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow, noarchive';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

export default function SharedPage() {
  useNoIndex();
  const link = useLocation().hash.slice(1);
  return (
    <PageShell title="A letter about supplements" lead="Someone in your care wants you to see what they take.">
      <SharedLetterScreen link={link} />
    </PageShell>
  );
}
