/** Parts of a screen that are loaded when they are shown first. */
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';
import { useTranslator } from './translation';

/**
 * As `React.lazy`, but a part that cannot be had (no network, or a newer version has replaced its file) or that breaks takes
 * nothing else with it: a notice stands in its place, and it can be tried again. Wants a `Suspense` around it.
 */
export const lazyPart = ((load: () => Promise<{ default: ComponentType<object> }>) => {
  let Loaded = lazy(load);
  return function LazyPart(props: object) {
    const [tries, setTries] = useState(0);
    // React remembers a failed load for good: another try is another component
    const onRetry = () => {
      Loaded = lazy(load);
      setTries(tries + 1);
    };
    return (
      <PartBoundary key={tries} onRetry={onRetry}>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}) as typeof lazy;

interface PartBoundaryProps {
  children: ReactNode;
  onRetry: () => void;
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <LostPart onRetry={this.props.onRetry} /> : this.props.children;
  }
}

function LostPart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslator();
  return (
    <div className="sr-lost-part">
      <Notice
        tone="danger"
        action={
          <Button size="sm" onClick={onRetry}>
            {t('app.retry')}
          </Button>
        }
      >
        {t('failure.lostPart')}
      </Notice>
    </div>
  );
}
