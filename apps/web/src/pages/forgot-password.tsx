import { ForgotPasswordScreen } from '../features/identity/screens/forgot-password-screen.tsx';

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
