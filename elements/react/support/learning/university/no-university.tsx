import type { Failure } from '@spotreel/sdk/internal/stores';
import { RetryButton } from '../../../controls/button/retry-button';
import { EmptyState } from '../../../controls/notice/notice';
import { Skeleton } from '../../../controls/skeleton/skeleton';
import { useTranslator } from '../../../foundation/text/translation';

/** Placeholder of a page of the university without degrees: they load, or could not be loaded. */
export function NoUniversity({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => void }) {
  const t = useTranslator();
  if (!failure)
    return (
      <div className="sr-learning">
        <Skeleton shape="line" className="sr-learning__loading" />
      </div>
    );
  return (
    <EmptyState title={t('university.errorTitle')} action={<RetryButton failure={failure} onRetry={onRetry} />}>
      {failure.message}
    </EmptyState>
  );
}
