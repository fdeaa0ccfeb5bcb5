import { useStore } from '@nanostores/react';
import type { ShareLink } from '@spotreel/sdk/internal/contract';
import type { VideoShare } from '@spotreel/sdk/internal/stores';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

export interface LinkNoticesProps {
  store: VideoShare;
  link: ShareLink;
}

/** What the owner should know about a link: that it has expired, and that it shows an older export. */
export function LinkNotices({ store, link: { isExpired, isNewest } }: LinkNoticesProps) {
  const t = useTranslator();
  const { status } = useStore(store.$change);
  return (
    <>
      {isExpired && (
        <Notice tone="warning" title={t('share.expiredTitle')}>
          {t('share.expiredText')}
        </Notice>
      )}
      {!isNewest && (
        <Notice
          tone="info"
          title={t('share.newerTitle')}
          action={
            <Button size="sm" busy={status === 'sending'} onClick={() => void store.update({ showNewest: true })}>
              {t('share.showNewest')}
            </Button>
          }
        >
          {t('share.newerText')}
        </Notice>
      )}
    </>
  );
}
