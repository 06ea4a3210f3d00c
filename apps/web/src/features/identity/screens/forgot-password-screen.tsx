import { useState } from 'react';
import { AskForLinkForm } from './ask-for-link-form.tsx';
import { useEmailedCode } from './emailed-code.ts';
import { NewPasswordPanel } from './new-password-panel.tsx';

export function ForgotPasswordScreen() {
  const code = useEmailedCode();
  const [isRefused, setRefused] = useState(false);
  if (code !== null && !isRefused) return <NewPasswordPanel code={code} onAskAgain={() => setRefused(true)} />;
  return <AskForLinkForm />;
}
