import { Component, type ReactNode } from 'react';
import { PageShell } from '../layout/page-shell.tsx';
import { Button } from '../ui/button.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** When this changes (the address), the page gets another chance. */
  readonly resetKey: string;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** A page that breaks takes only itself down; the navigation stays, and nothing typed into storage is lost. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PageShell
        width="text"
        title="This page did not open"
        lead="Something on our side went wrong. Your answers are safe: they are kept as you give them."
      >
        <Button onPress={() => window.location.reload()}>Load the page again</Button>
      </PageShell>
    );
  }
}
