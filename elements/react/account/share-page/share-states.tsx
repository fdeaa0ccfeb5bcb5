import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import type { Failure, SharedVideoState } from '@spotreel/sdk/internal/stores';
import { CircleAlert, Clock, Link2Off, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';

/** The page before the link has answered. */
export function ShareLoading() {
  const t = useTranslator();
  return (
    <div className="sr-share__content" role="status" aria-label={t('shared.loading')}>
      <Skeleton shape="landscape" className="sr-share__waiting" />
      <Skeleton shape="title" />
    </div>
  );
}

type EndingStatus = Exclude<SharedVideoState['status'], 'loading' | 'ready' | 'password'>;

interface Ending {
  readonly icon: ReactNode;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

const endings: Readonly<Record<Exclude<EndingStatus, 'failed'>, Ending>> = {
  expired: { icon: <Clock aria-hidden />, title: 'shared.expiredTitle', text: 'shared.expiredText' },
  revoked: { icon: <Link2Off aria-hidden />, title: 'shared.revokedTitle', text: 'shared.revokedText' },
  missing: { icon: <SearchX aria-hidden />, title: 'shared.missingTitle', text: 'shared.missingText' },
};

export interface ShareEndingProps {
  status: EndingStatus;
  failure: Failure | undefined;
  onRetry: () => Promise<void>;
}

/** A link that shows no video: why, and what to do. */
export function ShareEnding({ status, failure, onRetry }: ShareEndingProps) {
  const t = useTranslator();
  if (status === 'failed')
    return (
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={t('shared.failedTitle')}
        action={<RetryButton failure={failure} onRetry={onRetry} />}
      >
        {failure?.message}
      </EmptyState>
    );
  const { icon, title, text } = endings[status];
  return (
    <EmptyState icon={icon} title={t(title)}>
      {t(text)}
    </EmptyState>
  );
}
