import { VerifyScreen } from '../features/identity/screens/verify-screen.tsx';

export default function VerifyPage() {
  return <VerifyScreen />;
}
