import { ForgotPasswordScreen } from '../features/identity/screens/forgot-password-screen.tsx';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
});
