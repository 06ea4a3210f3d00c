import { LogInScreen } from '../features/identity/screens/log-in-screen.tsx';

export default function LogInPage() {
  return <LogInScreen />;
}
