import type { Failure } from '@spotreel/sdk/internal/stores';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';

export interface RemovalRefusalProps {
  failure: Failure;
  /** Timestamp from which removals count from zero again; undefined while that is not known. */
  rebillAt: string | undefined;
  /** Address of 'Upgrade Your Plan'; undefined if no plans are sold. */
  upgradeUrl: string | undefined;
  onRetry: () => void;
}

/** Reason why the background is still there, and the next step. */
export function RemovalRefusal({ failure, rebillAt, upgradeUrl, onRetry }: RemovalRefusalProps) {
  const t = useTranslator();
  switch (failure.code) {
    case 'background_not_found':
      return (
        <Notice tone="warning" title={t('cutOut.notFoundTitle')}>
          {failure.message}
        </Notice>
      );
    case 'background_removal_limit':
      return (
        <Notice tone="warning" title={t('cutOut.limitTitle')} action={upgradeUrl && <UpgradeLink url={upgradeUrl} />}>
          {rebillAt ? t('cutOut.limitUntil', { date: dayText(t, rebillAt) }) : t('cutOut.limit')}
        </Notice>
      );
    case 'render_unavailable':
      return (
        <Notice tone="warning" title={t('cutOut.offTitle')}>
          {t('cutOut.off')}
        </Notice>
      );
    default:
      return (
        <Notice
          tone="danger"
          title={t('cutOut.failedTitle')}
          action={<RetryButton size="sm" failure={failure} onRetry={onRetry} />}
        >
          {failure.message}
        </Notice>
      );
  }
}

function UpgradeLink({ url }: { url: string }) {
  const t = useTranslator();
  return (
    <a className="sr-button sr-button--primary sr-button--sm" href={url} target="_blank" rel="noreferrer">
      {t('scenes.upgrade')}
    </a>
  );
}
