import type { Loadable } from '@spotreel/sdk/internal/stores';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';

export interface LoadStateProps {
  state: Loadable<unknown>;
  onRetry: () => Promise<unknown>;
}

/** Placeholders while a page loads, and why it could not. Nothing once there is something. */
export function LoadState({ state: { data, failure }, onRetry }: LoadStateProps) {
  const t = useTranslator();
  if (failure)
    return (
      <EmptyState title={t('agency.errorTitle')} action={<RetryButton failure={failure} onRetry={onRetry} />}>
        {failure.message}
      </EmptyState>
    );
  return data === undefined ? <Skeleton shape="landscape" /> : null;
}
