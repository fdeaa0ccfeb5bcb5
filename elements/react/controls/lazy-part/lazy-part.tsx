/** Parts of a screen that are loaded when they are shown first. */
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { RetryButton, type RetryButtonProps } from '../button/retry-button';
import { Notice } from '../notice/notice';

/**
 * As `React.lazy`, but a part that fails takes nothing else with it. It fails when it cannot be loaded (no network, or
 * a newer version has replaced its file) or when it breaks. A notice is shown in its place, and it can be tried again.
 * Wants a `Suspense` around it.
 */
export const lazyPart = ((load: () => Promise<{ default: ComponentType<object> }>) => {
  const loadMarked = () =>
    load().catch((cause: unknown) => {
      throw new UnreachablePart('A part of the code could not be loaded.', { cause });
    });
  let Loaded = lazy(loadMarked);
  return function LazyPart(props: object) {
    const [tries, setTries] = useState(0);
    // React remembers a failed load for good: another try is another component
    const onRetry = () => {
      Loaded = lazy(loadMarked);
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

/** Its file did not come; it may the next time. A part that came and breaks would break again. */
class UnreachablePart extends Error {}

interface PartBoundaryState {
  readonly failure?: { readonly isPassing: boolean };
}

class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): PartBoundaryState {
    return { failure: { isPassing: thrown instanceof UnreachablePart } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <LostPart failure={failure} onRetry={this.props.onRetry} /> : this.props.children;
  }
}

function LostPart({ failure, onRetry }: Pick<RetryButtonProps, 'failure' | 'onRetry'>) {
  const t = useTranslator();
  return (
    <div className="sr-lost-part">
      <Notice tone="danger" action={<RetryButton size="sm" failure={failure} onRetry={onRetry} />}>
        {t('failure.lostPart')}
      </Notice>
    </div>
  );
}
