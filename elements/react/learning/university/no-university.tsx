import type { Failure } from '@spotreel/sdk/stores';
import { GraduationCap } from 'lucide-react';
import { RetryButton } from '../../foundation/retry-button';
import { useTranslator } from '../../foundation/translation';
import type { PageLink } from '../../help-view/page-link';
import { EmptyState } from '../../notice/notice';
import { Skeleton } from '../../skeleton/skeleton';

/** What a page of the university shows while it has no degrees: they load, or could not be loaded. */
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

/** The degree, the course or the lesson of the address is not there. */
export function CourseNotFound({ pageLink }: { pageLink: PageLink }) {
  const t = useTranslator();
  return (
    <EmptyState
      icon={<GraduationCap aria-hidden />}
      title={t('university.notFoundTitle')}
      action={pageLink('/university/homepage', t('university.home'), 'sr-button sr-button--primary sr-button--md')}
    >
      {t('university.notFoundText')}
    </EmptyState>
  );
}
