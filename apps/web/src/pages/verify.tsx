import { VerifyScreen } from '../features/identity/screens/verify-screen.tsx';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function VerifyPage() {
  return <VerifyScreen />;
});
