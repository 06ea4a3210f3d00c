import { Tabs } from '../../../components/ui/tabs.tsx';
import { LogInForm } from './log-in-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface LogInTabsProps {
  readonly mode: string;
  readonly onChoose: (key: unknown) => void;
}

/** Both ways in, and those through somebody else. */
export function LogInTabs({ mode, onChoose }: LogInTabsProps) {
  return (
    <>
      <Tabs
        label="Log in or create an account"
        selectedKey={mode}
        onSelectionChange={onChoose}
        items={[
          { id: 'log-in', label: 'Log in', content: <LogInForm /> },
          { id: 'sign-up', label: 'Create account', content: <SignUpForm /> },
        ]}
      />
      <ProviderButtons />
    </>
  );
}
