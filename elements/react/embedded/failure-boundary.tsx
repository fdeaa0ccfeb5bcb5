import { Component, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Slot } from '../foundation/slot';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';

interface FailureBoundaryProps {
  children: ReactNode;
  onError: (detail: { code: string; message: string }) => void;
}

/** Each element is a React tree of its own: an error inside appears in the element and does not reach the host page. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError({ code: 'unknown', message: String(thrown) });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Broken onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Slot name="error">
      <EmptyState title={t('failure.unknown')} action={<Button onClick={onRetry}>{t('app.retry')}</Button>} />
    </Slot>
  );
}
